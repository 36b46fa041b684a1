"""What a page is told: a scene with what its reader may ask for, or that there is none."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from desktop.common.language import Language
from desktop.common.sentences import capital
from desktop.phones.doors import SILENT
from desktop.phones.encode import Data, encode
from desktop.scene import tags
from desktop.scene.help_words import claim_words
from desktop.scene.scene import Scene
from desktop.session.consents import Plea
from desktop.session.controller import MatchController
from desktop.session.display import Display


def no_scene(language: Language, number: int) -> Data:
    """Return what is told while there is no deal on the table."""
    told = language.translate("phones", "You are in. The deal is about to begin.")
    return {"scene": None, "message": told, "n": number}


def plea(asked: Plea, language: Language) -> Data:
    """Return what a person is asked to agree to, and the two answers."""
    no = "&Leave it" if asked.kind == "undo" else "&Play it out"
    label = partial(tags.without_key, language, "window")
    return {"words": asked.words, "yes": label("&Yes"), "no": label(no)}


def of_table(
    controller: MatchController, display: Display, scene: Scene, faces: Mapping[str, str]
) -> Data:
    """Return the scene of a display with these faces, and what its person may ask for."""
    speech, head = display.chair.speech, controller.head
    assert head is not None
    data = encode(scene, speech)
    data["title"], data["rules"] = speech.title(), ""
    if head.preset and (rules := speech.preset(head.preset)) != data["title"]:
        data["rules"] = rules
    number = controller.matches.playing.match.deal_number
    data["deal"] = capital(speech.translate("window", "deal {0}").format(number))
    data |= faces
    data["can"] = labels(controller, display) if display.seats else {}
    if data["replies"]:
        silent = tags.without_key(speech.language, "window", tags.SILENT)
        data["replies"].append({"m": SILENT, "text": silent})
    if data["ending"] is not None:
        data["ending"]["go_on"] = data["can"].get("deal", "")
    return data


def labels(controller: MatchController, display: Display) -> dict[str, str]:
    """Return what the person at a display may ask for now."""
    chair, found = display.chair, {}
    label = partial(tags.without_key, chair.language)
    if display.asked() and controller.agreement.hints:
        found["hint"] = label("tokens", tags.HINT)
    if controller.history.may_undo(display):
        found["undo"] = label("tokens", tags.UNDO)
    if controller.trick_taken() and controller.pause.decided is None:
        found["last"] = label("tokens", tags.LAST_TRICK)
    if controller.agreement.claims and controller.claims.allowed(display):
        found["claim"] = claim_words(controller.claims.claimable(), chair.language)
    if controller.talk.phrases(display):
        found["talk"] = label("talk", tags.SAY)
    if controller.waiting_for_deal:
        found["deal"] = label("window", tags.NEXT_DEAL)
    elif controller.last_deal_lies:
        found["deal"] = label("window", tags.END_OF_MATCH)
    return found
