// @ts-check
/** A match on this device: one's own hand, or the table alone for somebody who looks on. It knows no game. */

import { Hand } from "./hand.mjs";
import { el, kept, say, tongue } from "./parts.mjs";
import { slate, Writing } from "./slate.mjs";
import * as table from "./table.mjs";

/** @typedef {import("./hand.mjs").Choice} Choice */
/** @typedef {import("./hand.mjs").Held} Held */
/**
 * @typedef {{seat: number, name: string, portrait: string, cards: number, shown: string[], notes: string[], tips: string[],
 *   dealer: boolean, turn: boolean, leads: boolean, in: boolean, score: string, bot: boolean, away: string, may_stand_in: string}} Person
 * @typedef {{caption: string, owner: number, wide: number, cards: {c: string, row: number, column: number}[]}} Strip
 * @typedef {Partial<Record<"hint" | "undo" | "last" | "claim" | "talk" | "deal", string>>} Can
 * @typedef {{title: string, told: {who: string, what: string, amount: string, leads: boolean}[], note: string, go_on: string}} Ending
 * @typedef {{v: number, title: string, rules: string, deal: string, sign: string, signs: string[], you: number, turn: number, asked: boolean,
 *   prompt: string, note: string, noted: string, hint: string, around: Person[], faces: string, ext: string, back: string,
 *   names: Record<string, string>, hand: Held[], parts: number[], part_names: string[], closed: boolean, zone: string,
 *   trick: {c: string, seat: number}[], decided: {seat: number, best: string, go_on: string} | null, news: string, rows: Strip[],
 *   stock: number, cut: string, up: string[], heaped: boolean, piles: Record<string, string>, pile_texts: {stock: string, up: string},
 *   coins: {texts: string[], seats: string[]} | null, replies: Choice[], calls: Choice[],
 *   which: {m?: string, text: string, of?: Choice[]}[], can: Can, ending: Ending | null, over: boolean, heard: string}} Scene
 * @typedef {{words: string, yes: string, no: string}} Plea
 * @typedef {[string, Choice[]][]} Phrases
 * @typedef {{scene?: Scene | null, message?: string, slate?: import("./slate.mjs").Slate, plea?: Plea | null, phrases?: Phrases,
 *   wait?: string, told?: string, why?: string, n?: number}} News
 */

/** How long a phone shakes when it is its turn, in milliseconds. */
const SHAKE = 40;
/** The number of sentences that a screen reader can read again. */
const SENTENCES = 20;
/** What this device keeps of its reader's habits. */
const HABITS = ["one.tap", "left"];

export class Play {
  /** @param {(what: object) => void} tell to the room, with the number of the scene @param {(code: string) => void} speak another language */
  constructor(tell, speak) {
    this.tell = tell;
    this.speak = speak;
    /** @type {Scene | null} */
    this.scene = null;
    /** @type {import("./slate.mjs").Slate | null} */
    this.slate = null;
    /** @type {Plea | null} */
    this.plea = null;
    this.words = "";
    this.note = "";
    /** Whether this page shows a match. */
    this.on = false;
    /** The choice that stands for several, of which one is asked for now. */
    this.choosing = "";
    this.sheetOf = "";
    /** @type {Set<string>} */
    this.lay = new Set();
    this.hand = new Hand((card) => this.move(card.c), (card) => this.act({ attempt: card.c }), (order) => this.tell({ order }), () => this.draw());
    this.writing = new Writing(tell);
    this.seen = el("div", { class: "play" });
    this.log = el("div", { class: "unseen", role: "log" });
    this.sheet = el("dialog", { class: "paper sheet", "aria-label": say("menu") });
    this.sheet.onclose = () => {
      this.sheetOf = "";
      if (this.plea) this.draw();
    };
    this.page = el("div", { class: "match" }, this.seen, this.log, this.sheet);
    // A press beside the paper puts it away.
    this.sheet.onclick = (event) => {
      if (event.target === this.sheet && this.sheetOf !== "plea") this.sheet.close();
    };
    this.sheet.oncancel = (event) => {
      if (this.sheetOf === "plea") event.preventDefault();
    };
    this.useHabits();
  }

  /** Show what a message brings; whether it was about a match. @param {News} news */
  take(news) {
    const mine = news.scene !== undefined || !!news.slate || news.plea !== undefined || !!news.phrases || !!news.wait;
    if (!mine && !this.on) return false;
    this.on ||= mine;
    if (news.wait) this.words = news.wait;
    if (news.why !== undefined || news.told !== undefined) this.note = news.why ?? news.told ?? "";
    if (news.why || news.told) this.heard(this.note);
    if (news.slate) {
      this.slate = news.slate;
      // Why a deal was not chalked up is said until something else is answered.
      if (!this.scene) this.note = "";
    }
    if (news.plea !== undefined) this.plea = news.plea;
    if (news.scene !== undefined) this.newScene(news.scene, news.message ?? "");
    if (news.phrases) this.talk(news.phrases);
    this.draw();
    return mine || news.why !== undefined || news.told !== undefined;
  }

  /** @param {Scene | null} scene @param {string} message */
  newScene(scene, message) {
    const before = this.scene;
    if (before?.deal !== scene?.deal) {
      this.note = "";
      this.tricks = false;
    }
    this.scene = scene;
    this.words = message;
    this.choosing = "";
    if (scene) this.hand.show(scene);
    const heard = scene ? scene.heard : message;
    this.heard(heard);
    if (scene && !heard.includes(scene.prompt) && before?.prompt !== scene.prompt) this.heard(scene.prompt);
    if (scene?.asked && !before?.asked && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(SHAKE);
  }

  /** The page belongs to a match no longer. */
  leave() {
    this.on = false;
    this.scene = null;
    this.slate = null;
    this.plea = null;
    if (this.sheet.open) this.sheet.close();
    document.body.classList.remove("playing", "looking");
  }

  /** Have a screen reader say a sentence, once. @param {string} text */
  heard(text) {
    if (!text) return;
    this.log.append(el("p", {}, text));
    while (this.log.children.length > SENTENCES) this.log.firstElementChild?.remove();
  }

  /** Do something that is meant for the scene that is seen. @param {object} what */
  act(what) {
    this.note = "";
    this.tell(what);
  }

  /** @param {string} move */
  move(move) {
    if (this.sheet.open) this.sheet.close();
    this.act({ move });
  }

  // What is seen.

  draw() {
    const scene = this.scene;
    this.log.setAttribute("aria-label", say("heard"));
    document.body.classList.add("playing");
    document.body.classList.toggle("looking", !!scene && scene.you < 0);
    const open = document.activeElement?.id ?? "";
    this.seen.classList.toggle("plain", !scene);
    this.seen.classList.toggle("chalked", !!this.slate);
    this.seen.classList.toggle("ended", !!scene?.ending);
    this.seen.classList.toggle("decided", !!scene?.decided);
    settle(this.seen, scene ? this.parts(scene) : [this.empty()]);
    if (open) document.getElementById(open)?.focus({ preventScroll: true });
    if (this.plea && !this.sheet.open) this.ask(this.plea);
    if (!this.plea && this.sheetOf === "plea") this.sheet.close();
    if (this.sheetOf === "slate" && this.slate) this.showSlate();
  }

  /** No deal is on the table. */
  empty() {
    return el("section", { class: "paper waiting" }, el("h1", { tabIndex: -1 }, this.words || say("opening")), this.note ? el("p", {}, this.note) : "",
      this.slate ? slate(this.slate) : "", this.slate?.writes ? this.writing.form(this.slate) : "", this.language());
  }

  /** In the order in which one asks. @param {Scene} scene */
  parts(scene) {
    const looks = scene.you < 0;
    /** @type {(HTMLElement | "")[]} */
    const found = [
      el("h1", { class: "tag title", tabIndex: -1 }, [scene.title, scene.deal].filter(Boolean).join(" · "), scene.rules ? el("small", {}, ` ${scene.rules}`) : ""),
      this.prompt(scene),
      el("p", { class: "tag sign" }, scene.sign),
      scene.signs.length ? el("ul", { class: "unseen", "aria-label": say("signs") }, ...scene.signs.map((one) => el("li", {}, one))) : "",
      looks ? "" : this.hand.list,
      this.middle(scene),
      table.people(scene, (seat) => this.about(seat)),
      el("div", { class: "chalk-place" }, this.chalk("slate")),
      this.calls(scene),
      this.tools(scene),
    ];
    this.lay = new Set(scene.trick.map((one) => `${one.seat} ${one.c}`));
    return found.filter((one) => one instanceof HTMLElement);
  }

  /** What is asked, why something cannot be, and what the lifted card would do. @param {Scene} scene */
  prompt(scene) {
    const card = this.hand.card;
    const own = scene.around.find((one) => one.seat === scene.you);
    const again = card?.may && scene.asked ? say(`again.${scene.zone}`) : "";
    const name = card ? table.cardName(scene, card.c) : "";
    const below = card
      ? [el("b", {}, name), again ? ` – ${again}` : ""]
      : [[own?.dealer ? say("dealer.you") : "", ...(own?.notes ?? []), own ? table.account(scene, own) : ""].filter(Boolean).join(" · ")];
    const asks = scene.news || scene.prompt;
    const classes = ["prompt", scene.asked ? "asked" : ""].filter(Boolean).join(" ");
    return el("div", { class: classes }, this.note ? el("p", { class: "note" }, this.note) : "", scene.note ? el("p", { class: "note" }, scene.note) : "",
      el("p", { class: "asks" }, asks), scene.you < 0 ? "" : el("p", { class: "below" }, ...below));
  }

  /** @param {Scene} scene */
  middle(scene) {
    this.tricks ||= scene.trick.length > 0 || (scene.zone === "trick" && scene.hand.some((one) => one.may));
    const goes = this.tricks;
    const left = scene.ending
      ? [this.ending(scene, scene.ending)]
      : [...(goes ? [table.trick(scene, this.lay)] : []), ...table.rows(scene)];
    const right = scene.ending ? [] : [...table.piles(scene, (move) => this.move(move)), ...table.coins(scene)];
    const classes = ["middle", left.length ? "" : "bare", goes && !scene.ending ? "round" : ""].filter(Boolean).join(" ");
    return el("div", { class: classes, role: "group", "aria-label": say("table") }, ...(left.length ? [el("div", { class: "lies" }, ...left)] : []),
      ...(right.length ? [table.beside(scene, right)] : []));
  }

  /** @param {Scene} scene @param {Ending} ending */
  ending(scene, ending) {
    const go = ending.go_on ? el("button", { type: "button", id: "go-on", class: "main", onclick: () => this.act({ deal: 1 }) }, ending.go_on) : "";
    return table.reckoning(ending, scene.over ? "" : go, el("p", { class: "below" }, this.chalk("slate-below")));
  }

  /** The slate as a button that shows the whole of it. @param {string} id */
  chalk(id) {
    if (!this.slate) return "";
    const button = el("button", { type: "button", id, class: "chalk", "aria-label": [say("slate"), this.slate.alt].filter(Boolean).join(": ") },
      slate(this.slate, true), sign("M6 8v8M9 8v8M12 8v8M15 8v8M4.5 14.5l12-5"));
    button.onclick = () => this.showSlate();
    return button;
  }

  /** What may be done: about the lifted card, or without one. @param {Scene} scene */
  calls(scene) {
    const lifted = this.hand.card;
    /** @param {string} text @param {() => void} press @param {string} [kind] */
    const button = (text, press, kind = "") => el("button", { type: "button", class: kind, id: `call-${text}`, onclick: press }, text);
    /** @param {Choice} one */
    const call = (one) => {
      const made = button(one.text, () => this.move(one.m), one.m === scene.hint ? "hinted" : "");
      made.dataset["m"] = one.m;
      return made;
    };
    const found = [];
    if (scene.you < 0) return el("div", { class: "calls" });
    if (scene.decided || scene.news) found.push(button(scene.decided?.go_on || say("go.on"), () => this.act({ on: 1 }), "main"));
    else if (lifted?.calls.length) {
      found.push(...(lifted.may ? [button(say(`put.${scene.zone}`), () => this.hand.leave(lifted), "main")] : []), ...lifted.calls.map(call));
    } else {
      const group = scene.which.find((one) => one.of && one.text === this.choosing);
      if (group?.of) found.push(...group.of.map(call), button(say("back"), () => this.choose("")));
      else {
        found.push(...scene.replies.map(call), ...scene.calls.map(call));
        for (const one of scene.which) {
          const { m } = one;
          found.push(m ? call({ m, text: one.text }) : button(one.text, () => this.choose(one.text)));
        }
      }
    }
    if (this.arranging && lifted) {
      found.push(button("\u2190", () => this.hand.moveTo(this.hand.lifted, this.hand.lifted - 1)), button("\u2192", () => this.hand.moveTo(this.hand.lifted, this.hand.lifted + 1)));
      found.at(-2)?.setAttribute("aria-label", say("left.one"));
      found.at(-1)?.setAttribute("aria-label", say("right.one"));
    }
    const { deal } = scene.can;
    if (deal && !scene.ending) found.push(button(deal, () => this.act({ deal: 1 }), "main"));
    const away = scene.around.find((one) => one.away && one.turn && one.may_stand_in);
    if (away) found.push(button(away.may_stand_in, () => this.tell({ stand_in: away.seat })));
    const first = found.find((one) => one.className === "main");
    if (!first && found.length === 1 && scene.asked) found[0]?.classList.add("main");
    return el("div", { class: "calls", role: "group", "aria-label": say("calls") }, ...found);
  }

  /** Whether the hand is being arranged, for which a lifted card has two more buttons. */
  arranging = false;

  /** Whether tricks are played in this deal by now: then the middle is theirs. */
  tricks = false;

  /** @param {string} text */
  choose(text) {
    this.choosing = text;
    this.draw();
  }

  /** @param {Scene} scene */
  tools(scene) {
    const talk = el("button", { type: "button", id: "talk", class: "token", "aria-label": scene.can.talk ?? "" }, sign("M4 4h16v11H11l-5 4v-4H4z"));
    talk.onclick = () => this.tell({ phrases: 1 });
    const menu = el("button", { type: "button", id: "menu", class: "token", "aria-label": say("menu") }, sign("M4 6h16M4 12h16M4 18h16"));
    menu.onclick = () => this.scene && this.menu(this.scene);
    return el("div", { class: "tools" }, scene.can.talk ? talk : el("span"), menu);
  }

  // Papers that are laid over the table.

  /** @param {string} what @param {string} title @param {...(Node | string)} inside */
  open(what, title, ...inside) {
    const close = el("button", { type: "button", onclick: () => this.sheet.close() }, say("close"));
    this.sheet.setAttribute("aria-label", title);
    this.sheet.replaceChildren(el("h2", { tabIndex: -1 }, title), ...inside, what === "plea" ? "" : el("p", { class: "end" }, close));
    this.sheetOf = what;
    if (!this.sheet.isConnected) return;
    if (!this.sheet.open) this.sheet.showModal();
  }

  /** @param {Scene} scene */
  menu(scene) {
    /** @param {string} text @param {() => void} press */
    const line = (text, press) => el("button", { type: "button", onclick: () => {
      this.sheet.close();
      press();
    } }, text);
    const { hint, last, undo, claim } = scene.can;
    /** @type {[string | undefined, () => void][]} */
    const asked = [
      [hint, () => this.act({ hint: 1 })], [last, () => this.tell({ last: 1 })], [undo, () => this.act({ undo: 1 })],
      [claim, () => this.act({ claim: 1 })],
    ];
    const lines = asked.flatMap(([text, press]) => (text ? [line(text, press)] : []));
    for (const one of scene.around) if (one.may_stand_in) lines.push(line(one.may_stand_in, () => this.tell({ stand_in: one.seat })));
    if (this.slate) lines.push(line(say("slate"), () => this.showSlate()));
    if (scene.hand.length) {
      lines.push(line(say("sort"), () => this.tell({ sort: 1 })));
      lines.push(line(say(this.arranging ? "arrange.end" : "arrange"), () => {
        this.arranging = !this.arranging;
        this.draw();
      }));
    }
    const habits = scene.you < 0 ? [] : HABITS.map((key) => this.habit(key));
    this.open("menu", say("menu"), el("div", { class: "lines" }, ...lines), ...habits, this.language(), el("p", { class: "faint" }, say("plain")));
  }

  /** A yes or no that this device keeps. @param {string} key */
  habit(key) {
    const box = el("input", { type: "checkbox", role: "switch", id: `habit-${key}`, checked: !!kept.get(key) });
    box.onchange = () => {
      kept.put(key, box.checked ? "1" : "");
      this.useHabits();
    };
    return el("label", { class: "habit", for: `habit-${key}` }, box, el("span", {}, say(`habit.${key}`)));
  }

  useHabits() {
    this.hand.oneTap = !!kept.get("one.tap");
    this.seen.classList.toggle("left", !!kept.get("left"));
  }

  language() {
    const choice = el("select", { id: "play-lang" }, ...Object.entries(tongue.all).map(([key, words]) =>
      el("option", { value: key, lang: key, selected: key === tongue.code }, words["language"] ?? key)));
    choice.onchange = () => {
      if (this.sheet.open) this.sheet.close();
      this.speak(choice.value);
    };
    return el("p", { class: "row" }, el("label", { for: "play-lang" }, say("lang")), choice);
  }

  /** @param {Phrases} phrases */
  talk(phrases) {
    const groups = phrases.map(([head, all]) => el("section", {}, head ? el("h3", {}, head) : "", el("div", { class: "lines" }, ...all.map((one) =>
      el("button", { type: "button", onclick: () => {
        this.sheet.close();
        this.act({ say: one.m });
      } }, one.text)))));
    this.open("talk", this.scene?.can.talk ?? "", ...groups);
  }

  /** Who somebody is and what is known of the hand. @param {number} seat */
  about(seat) {
    const scene = this.scene;
    const one = scene?.around.find((other) => other.seat === seat);
    if (!scene || !one) return;
    const shown = one.shown.length ? [el("p", { class: "shown" }, ...one.shown.map((code) => table.picture(scene, code)))] : [];
    const told = [one.away, one.cards ? table.cards(one.cards) : "", ...one.notes, ...one.tips, one.score ? say("score", one.score) : ""];
    const stand = one.may_stand_in ? [el("button", { type: "button", class: "main", onclick: () => {
      this.sheet.close();
      this.tell({ stand_in: one.seat });
    } }, one.may_stand_in)] : [];
    this.open("person", one.name, ...told.filter(Boolean).map((text) => el("p", {}, text)), ...shown, ...stand);
  }

  showSlate() {
    const found = this.slate;
    if (found) this.open("slate", found.title || say("slate"), el("p", { class: "unseen" }, found.alt), slate(found), found.writes ? this.writing.form(found) : "");
  }

  /** Somebody wants everybody's consent. @param {Plea} plea */
  ask(plea) {
    /** @param {boolean} agree */
    const answer = (agree) => () => {
      this.plea = null;
      this.sheet.close();
      this.tell({ agree });
    };
    this.open("plea", plea.words, el("p", { class: "row" },
      el("button", { type: "button", class: "main", onclick: answer(true) }, plea.yes), el("button", { type: "button", onclick: answer(false) }, plea.no)));
  }

  /** The room is not to be reached. @param {boolean} lost */
  torn(lost) {
    this.seen.classList.toggle("lost", lost);
    if (lost && this.sheetOf === "talk") this.sheet.close();
  }
}

/** Have an element hold just these. What it holds already, or just so, stays: a finger may lie on it. @param {HTMLElement} into @param {HTMLElement[]} made */
function settle(into, made) {
  const before = /** @type {HTMLElement[]} */ ([...into.children]);
  const parts = made.map((one) => (before.includes(one) ? one : before.find((old) => old.outerHTML === one.outerHTML) ?? one));
  for (const one of [...into.children]) if (!parts.includes(/** @type {HTMLElement} */ (one))) one.remove();
  parts.forEach((one, at) => into.children[at] !== one && into.insertBefore(one, into.children[at] ?? null));
}

/** A sign of strokes. @param {string} path */
function sign(path) {
  const space = "http://www.w3.org/2000/svg";
  const drawn = document.createElementNS(space, "svg");
  const line = document.createElementNS(space, "path");
  drawn.setAttribute("viewBox", "0 0 24 24");
  drawn.setAttribute("aria-hidden", "true");
  line.setAttribute("d", path);
  drawn.append(line);
  return drawn;
}
