"""Scenes of a match as a phone is told them, made by hand: one for everything a hand can show."""

from __future__ import annotations

from typing import Any

Message = dict[str, Any]

SUITS = {
    "de": {"E": "Eichel", "G": "Gras", "H": "Herz", "S": "Schellen"},
    "en": {"E": "Acorns", "G": "Leaves", "H": "Hearts", "S": "Bells"},
}
RANKS = {
    "de": ["Sieben", "Acht", "Neun", "10", "Unter", "Ober", "König", "Sau"],
    "en": ["Seven", "Eight", "Nine", "10", "Unter", "Ober", "King", "Ace"],
}
SAID = {
    "en": {
        "title": "Ramsen",
        "rules": "Bavaria",
        "deal": "Deal 3",
        "sign": "Hearts are trump",
        "tricks": "2 tricks",
        "away": "is away",
        "stand": "Computer plays for Bert",
        "asks": "You must beat the Ober of Hearts.",
        "waits": "Lina is thinking …",
        "note": "You must follow suit.",
        "takes": "Lina takes the trick: the highest trump.",
        "on": "Continue",
        "exchange": "Put away what you do not want.",
        "done": "Done",
        "three": "Draw three",
        "knock": "Knock with Nine",
        "turn": "Turn the Eight",
        "bid": "How many tricks do you bid?",
        "pass": "Pass",
        "pot": "Pot: 12",
        "gin": "Discard a card, or knock.",
        "lay": "Build upwards or downwards from the Unter.",
        "news": "Bert knocks and shows his hand.",
        "over": "Lina wins the deal",
        "what": "3 tricks",
        "next": "Next deal",
        "plea": "Lina claims the remaining tricks. Do you agree?",
        "yes": "Yes",
        "no": "Play on",
        "talk": "Say",
        "head": "About the cards",
        "have": "I have the King.",
        "wait": "Waiting for a yes at the laptop …",
        "message": "The match is over.",
        "slate": "Lina has two crosses, you have one.",
        "ask": "Who played?",
        "points": "Points of {0}",
        "schneider": "Schneider",
        "hint": "Hint",
        "undo": "Undo",
        "last": "Last trick",
        "claim": "The rest is mine",
    },
    "de": {
        "title": "Ramsen",
        "rules": "Bayern",
        "deal": "3. Spiel",
        "sign": "Herz ist Trumpf",
        "tricks": "2 Stiche",
        "away": "ist kurz weg",
        "stand": "Computer spielt für Bert",
        "asks": "Du musst den Herz-Ober schlagen.",
        "waits": "Lina überlegt …",
        "note": "Du musst Farbe bekennen.",
        "takes": "Lina nimmt den Stich: höchster Trumpf.",
        "on": "Weiter",
        "exchange": "Leg ab, was du nicht willst.",
        "done": "Fertig",
        "three": "Drei ziehen",
        "knock": "Mit der Neun klopfen",
        "turn": "Die Acht aufdecken",
        "bid": "Wie viele Stiche sagst du an?",
        "pass": "Passe",
        "pot": "Pott: 12",
        "gin": "Leg eine Karte ab oder klopfe.",
        "lay": "Leg vom Unter auf- oder abwärts an.",
        "news": "Bert klopft und zeigt sein Blatt.",
        "over": "Lina gewinnt das Spiel",
        "what": "3 Stiche",
        "next": "Nächstes Spiel",
        "plea": "Lina sagt: Der Rest gehört mir. Einverstanden?",
        "yes": "Ja",
        "no": "Weiterspielen",
        "talk": "Sagen",
        "head": "Über die Karten",
        "have": "Ich habe den König.",
        "wait": "Warte auf ein Ja am Laptop …",
        "message": "Der Abend ist zu Ende.",
        "slate": "Lina hat zwei Kreuze, du hast eins.",
        "ask": "Wer hat gespielt?",
        "points": "Punkte von {0}",
        "schneider": "Schneider",
        "hint": "Tipp",
        "undo": "Zurücknehmen",
        "last": "Letzter Stich",
        "claim": "Der Rest gehört mir",
    },
}
NO_LISTS: Message = {"title": "", "about": "", "now": "", "pages": [], "people": []}
"""What a club tells of no lists."""
PEOPLE = [
    ("Anna", "woman-curls-glasses"),
    ("Lina", "woman-headscarf"),
    ("Bert", "grandfather-beard"),
    ("Maximiliane", "grandmother-bun"),
    ("Korbinian", "man-feather-hat"),
    ("Resi", "girl-braids"),
    ("Ocke", "man-bowler-hat"),
]
PACK = [suit + rank for suit in "EGHS" for rank in ("A", "K", "O", "U", "10", "9", "8", "7")]
STAR = [[0.1, 0.1, 0.9, 0.9], [0.9, 0.1, 0.1, 0.9], [0.5, 0, 0.5, 1], [0, 0.5, 1, 0.5]]


def names(tongue: str) -> dict[str, str]:
    """The spoken name of every card."""
    return {
        code: f"{SUITS[tongue][code[0]]} {RANKS[tongue][7 - at % 8]}"
        for at, code in enumerate(PACK)
    }


def held(
    codes: list[str], may: int = -1, calls: dict[str, list[Message]] | None = None
) -> list[Message]:
    """A hand of which every second card may be played, or the first `may`."""
    return [
        {
            "c": code,
            "may": at % 2 == 1 if may < 0 else at < may,
            "trump": code.startswith("H"),
            "calls": (calls or {}).get(code, []),
        }
        for at, code in enumerate(codes)
    ]


def around(tongue: str, seats: int = 4, cards: int = 3) -> list[Message]:
    """People, one of whom is away, another deals, and a third is to play."""
    said = SAID[tongue]
    return [
        {
            "seat": at,
            "name": name,
            "portrait": f"/portraits/{face}.svg",
            "cards": cards,
            "shown": ["EK"] if at == 3 else [],
            "notes": [said["tricks"]] if at < 2 else [],
            "tips": [],
            "dealer": at == 3,
            "turn": at == 0,
            "leads": at == 1,
            "in": at != 5,
            "score": "12" if at else "",
            "bot": at > 3,
            "away": said["away"] if at == 2 else "",
            "may_stand_in": said["stand"] if at == 2 else "",
        }
        for at, (name, face) in enumerate(PEOPLE[:seats])
    ]


def scene(tongue: str, **more: Any) -> Message:
    """A trick of Ramsen in which the reader is asked for a card."""
    said = SAID[tongue]
    found = {
        "v": 1,
        "title": said["title"],
        "rules": said["rules"],
        "deal": said["deal"],
        "sign": said["sign"],
        "signs": [said["sign"]],
        "you": 0,
        "turn": 0,
        "asked": True,
        "prompt": said["asks"],
        "note": "",
        "noted": "",
        "hint": "",
        "around": around(tongue),
        "faces": "/cards/bavarian/",
        "ext": ".svg",
        "back": "/cards/bavarian/back.svg",
        "names": names(tongue),
        "hand": held(["H7", "S9", "EO", "EU", "G9"]),
        "parts": [],
        "part_names": [],
        "closed": False,
        "zone": "trick",
        "trick": [{"c": "H8", "seat": 1}, {"c": "HO", "seat": 2}],
        "decided": None,
        "news": "",
        "rows": [],
        "stock": 0,
        "cut": "",
        "up": [],
        "heaped": False,
        "piles": {},
        "pile_texts": {"stock": "", "up": ""},
        "coins": None,
        "replies": [],
        "calls": [],
        "which": [],
        "can": {
            "hint": said["hint"],
            "undo": said["undo"],
            "last": said["last"],
            "claim": said["claim"],
            "talk": said["talk"],
        },
        "ending": None,
        "over": False,
        "heard": said["asks"],
    }
    return {"scene": found | more, "n": 17}


def slate(tongue: str, **more: Any) -> Message:
    """A slate with chalk crosses, and the sheet behind it."""
    said = SAID[tongue]
    cross = {"w": 1, "h": 1, "lines": STAR}
    line = {"w": 1, "h": 1, "lines": STAR[:1]}
    found = {
        "title": said["title"],
        "alt": said["slate"],
        "columns": [
            {"name": "Anna", "marks": [cross, line]},
            {"name": "Lina", "marks": [cross, cross, line]},
        ],
        "heads": ["", "Anna", "Lina"],
        "rows": [["1.", "12", "–"], ["2.", "–", "18"]],
        "totals": ["12", "18"],
    }
    return {"slate": found | more, "n": 18}


def writing(tongue: str) -> Message:
    """The slate of real cards, for a device that writes."""
    said = SAID[tongue]
    question = {"low": 0, "high": 120, "blank": False, "options": [], "value": None}
    people = [{"value": at, "text": name} for at, (name, _) in enumerate(PEOPLE[:4])]
    ask = [
        question | {"key": "who", "kind": "side", "label": said["ask"], "options": people},
        question | {"key": "points", "kind": "number", "label": said["points"].format("Anna")},
        question | {"key": "schneider", "kind": "flag", "label": said["schneider"], "value": 0},
    ]
    return slate(tongue, writes=True, ask=ask)


def every(tongue: str) -> dict[str, list[Message]]:
    """By their names, the messages after which a phone shows something of its own."""
    said = SAID[tongue]
    tags = lambda *texts: [{"m": f"!{text}", "text": text} for text in texts]  # noqa: E731
    ten = ["EA", "EK", "EO", "GA", "G10", "HA", "HK", "H9", "SA", "S7"]
    knock = {"H9": tags(said["knock"], said["turn"])}
    melds = [
        {
            "caption": name,
            "owner": at,
            "wide": 6,
            "cards": [
                {"c": PACK[8 * at + place], "row": at, "column": place} for place in range(6)
            ],
        }
        for at, (name, _) in enumerate(PEOPLE[:2])
    ]
    fours = [
        {
            "caption": "",
            "owner": -1,
            "wide": 8,
            "cards": [
                {"c": PACK[8 * suit + place], "row": suit, "column": 7 - place}
                for suit in range(4)
                for place in range(2, 6 - suit)
            ],
        }
    ]
    told = [
        {"who": name, "what": said["what"], "amount": f"+{at}", "leads": at == 1}
        for at, (name, _) in enumerate(PEOPLE[:4])
    ]
    phrases = [[said["head"], tags(*[f"{said['have']} {at}" for at in range(1, 12)])]]
    closed = [{"c": "", "may": False, "trump": False, "calls": []}] * 5
    decided = {"seat": 1, "best": "HO", "go_on": said["on"]}
    whole = [{"c": PACK[at * 5], "seat": at} for at in range(7)]
    return {
        "trick": [scene(tongue), slate(tongue)],
        "note": [scene(tongue, note=said["note"], noted="H7", hint="S9")],
        "waits": [scene(tongue, turn=1, asked=False, prompt=said["waits"], hand=held(ten, 0))],
        "decided": [scene(tongue, asked=False, prompt=said["takes"], decided=decided)],
        "exchange": [
            scene(
                tongue,
                prompt=said["exchange"],
                zone="aside",
                trick=[],
                stock=12,
                hand=held(PACK[:5], 5),
                calls=tags(said["done"], said["three"], said["pass"]),
            )
        ],
        "bids": [
            scene(
                tongue, prompt=said["bid"], trick=[], stock=3, up=["HA"], hand=held(PACK[8:13], 0)
            )
            | {"n": 3},
            scene(
                tongue,
                prompt=said["bid"],
                trick=[],
                hand=held(PACK[8:13], 0),
                calls=tags(*[str(at) for at in range(8)], said["pass"]),
                coins={"texts": [said["pot"]], "seats": ["3", "−3", "0", "0"]},
            ),
        ],
        "open_cards": [
            scene(
                tongue,
                prompt=said["bid"],
                trick=[],
                stock=6,
                up=PACK[10:16],
                piles={"stock": "!draw"},
                hand=held(PACK[:8], 0),
                calls=tags(said["turn"], said["pass"]),
            ),
            slate(tongue),
        ],
        "gin": [
            scene(
                tongue,
                title="Gin",
                sign="",
                signs=[],
                prompt=said["gin"],
                zone="up",
                trick=[],
                stock=20,
                up=["E9", "SK"],
                heaped=True,
                around=around(tongue, 2, 10),
                hand=held([*ten, "S8"], 11, knock),
                parts=[3, 2, 6],
                part_names=["12", "21", ""],
                piles={"stock": "!draw", "up": "!up"},
                pile_texts={"stock": "Talon", "up": said["head"]},
                which=[{"text": f"{said['knock']} …", "of": tags("9", "8")}],
            )
        ],
        "melds": [scene(tongue, zone="rows", trick=[], rows=melds, news=said["news"], asked=False)],
        "rows": [scene(tongue, prompt=said["lay"], zone="rows", trick=[], rows=fours)],
        "thirteen": [scene(tongue, hand=held(PACK[:13]), around=around(tongue, 3, 13))],
        "seven": [scene(tongue, trick=whole, around=around(tongue, 7, 4))],
        "closed": [scene(tongue, closed=True, hand=closed, trick=[], calls=tags(said["turn"]))],
        "ending": [
            scene(
                tongue,
                asked=False,
                turn=-1,
                hand=[],
                trick=[],
                ending={
                    "title": said["over"],
                    "told": told,
                    "note": said["news"],
                    "go_on": said["next"],
                },
            ),
            slate(tongue),
        ],
        "plea": [
            scene(tongue),
            {"plea": {"words": said["plea"], "yes": said["yes"], "no": said["no"]}},
        ],
        "talk": [scene(tongue), {"phrases": phrases}],
        "asked_for": [{"wait": said["wait"]}],
        "between": [{"scene": None, "message": said["message"], "n": 20}, slate(tongue)],
        "writing": [{"scene": None, "message": said["slate"], "n": 20}, writing(tongue)],
        "onlooker": [scene(tongue, you=-1, asked=False, hand=[], can={}), slate(tongue)],
    }
