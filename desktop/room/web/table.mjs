// @ts-check
/** What lies on the table and who sits round it: the same for somebody who plays and somebody who looks on. */

import { el, say } from "./parts.mjs";

/** @typedef {import("./play.mjs").Scene} Scene */
/** @typedef {import("./play.mjs").Person} Person */

/** The number of backs that show that somebody holds more. */
const BACKS = 5;
/** How far from the middle a card of the trick lies, in widths of a card. */
const ACROSS = 0.74;
const DOWN = 0.62;
/** How often a picture that is missing is asked for again, and after how many milliseconds first. */
const TRIES = 5;
const AGAIN = 300;
/** Degrees that cards lie askew. */
const LEANS = [-5, 3, -2, 6, -4, 2, 5, -3];

/**
 * A card that lies; `more` are properties of its element.
 * @param {Scene} scene @param {string} code "" for one that lies face down
 */
export function picture(scene, code) {
  const src = code ? scene.faces + code + scene.ext : scene.back;
  const drawn = el("img", { class: "card", alt: cardName(scene, code), src, draggable: false });
  insist(drawn);
  return drawn;
}

/** Ask again for a picture that has got lost on its way. @param {HTMLImageElement} drawn */
export function insist(drawn) {
  let tries = 0;
  drawn.onerror = () => {
    const { src } = drawn;
    tries += 1;
    if (tries <= TRIES) setTimeout(() => drawn.src === src && (drawn.src = src), AGAIN * tries);
  };
}

/** @param {Scene} scene @param {string} code */
export function cardName(scene, code) {
  return code ? scene.names[code] ?? code : say("face.down");
}

/** How many cards, in words. @param {number} count */
export const cards = (count) => (count === 1 ? say("card") : say("cards", count));

/**
 * The people at the table but the reader.
 * @param {Scene} scene @param {(seat: number) => void} ask more about somebody
 */
export function people(scene, ask) {
  const others = scene.around.filter((one) => one.seat !== scene.you);
  const items = others.map((one) => el("li", {}, person(scene, one, () => ask(one.seat))));
  return el("ul", { class: `people of${others.length}`, "aria-label": say("people") }, ...items);
}

/** What somebody has won or lost; "" while that is nothing. @param {Scene} scene @param {Person} one */
export function account(scene, one) {
  const told = scene.coins?.seats?.[scene.around.indexOf(one)] ?? "";
  return told === "0" ? "" : told;
}

/** @param {Scene} scene @param {Person} one @param {() => void} ask */
function person(scene, one, ask) {
  const coins = account(scene, one);
  const shown = one.away ? [one.away] : [...one.notes, coins].filter(Boolean);
  const state = [one.dealer ? say("dealer") : "", one.turn ? say("turn") : "", one.cards ? cards(one.cards) : "", ...shown, one.score];
  const face = el("span", { class: "face" }, backs(scene, one), one.portrait ? el("img", { alt: "", src: one.portrait }) : "",
    one.dealer ? el("i", {}, say("dealer.sign")) : "");
  const classes = ["person", one.turn ? "turn" : "", one.away ? "away" : "", one.in ? "" : "out", one.leads ? "leads" : ""];
  const button = el("button", { type: "button", id: `seat-${one.seat}`, class: classes.filter(Boolean).join(" "), "aria-label": [one.name, ...state].filter(Boolean).join(", ") },
    face, el("b", {}, one.name), el("small", {}, shown[0] ?? ""));
  button.onclick = ask;
  return button;
}

/** What somebody holds, behind the portrait. @param {Scene} scene @param {Person} one */
function backs(scene, one) {
  const count = Math.min(one.cards, BACKS);
  const codes = [...one.shown, ...Array(Math.max(0, count - one.shown.length)).fill("")];
  const held = codes.map((code, at) => {
    const card = el("img", { alt: "", src: code ? scene.faces + code + scene.ext : scene.back });
    card.style.setProperty("--at", String(at - (codes.length - 1) / 2));
    return card;
  });
  return el("span", { class: "backs" }, ...held);
}

/** The trick as it lies; the cards come from where they were played. @param {Scene} scene @param {Set<string>} before the cards that lay already */
export function trick(scene, before) {
  const seats = scene.around.length;
  const best = scene.decided?.best ?? "";
  const items = scene.trick.map((one, at) => {
    const turn = scene.around.findIndex((other) => other.seat === one.seat);
    const angle = Math.PI / 2 + (Math.max(0, turn) * 2 * Math.PI) / seats;
    const who = scene.around[turn]?.name ?? "";
    const lies = el("li", { class: [one.c && one.c === best ? "best" : best ? "beaten" : "", before.has(`${one.seat} ${one.c}`) ? "" : "new"].filter(Boolean).join(" ") },
      picture(scene, one.c), el("span", { class: "unseen" }, one.seat === scene.you ? say("laid.by.you") : say("laid.by", who)));
    lies.style.setProperty("--x", String(ACROSS * Math.cos(angle)));
    lies.style.setProperty("--y", String(DOWN * Math.sin(angle)));
    lies.style.setProperty("--turn", `${one.c === best && best ? 0 : LEANS[(one.seat * 3 + at) % LEANS.length] ?? 0}deg`);
    lies.style.zIndex = String(one.c && one.c === best ? seats + 1 : at);
    return lies;
  });
  const own = scene.asked && scene.zone === "trick" && !scene.decided && scene.hand.some((one) => one.may);
  const place = own ? [el("li", { class: "place", "aria-hidden": "true" })] : [];
  return el("ol", { class: "trick", "aria-label": say("trick") }, ...items, ...place);
}

/** Rows that were laid. @param {Scene} scene */
export function rows(scene) {
  const strips = scene.rows.filter((strip) => strip.cards.length).map((strip) => {
    const numbers = strip.cards.map((one) => one.row);
    const first = Math.min(...numbers);
    const list = el("ul", { class: "row-cards", "aria-label": strip.caption || say("row") }, ...strip.cards.map((one) => {
      const item = el("li", {}, picture(scene, one.c));
      item.style.gridColumn = String(one.column + 1);
      item.style.gridRow = String(one.row - first + 1);
      return item;
    }));
    list.style.setProperty("--wide", String(Math.max(1, strip.wide)));
    return { strip, list, lines: Math.max(...numbers) - first + 1 };
  });
  const captions = strips.filter(({ strip }) => strip.caption).length;
  const lines = strips.reduce((sum, one) => sum + one.lines, 0);
  return strips.map(({ strip, list }) => {
    list.style.setProperty("--lines", String(lines));
    list.style.setProperty("--strips", String(strips.length));
    list.style.setProperty("--captions", String(captions));
    return el("div", { class: "strip" }, strip.caption ? el("p", { class: "caption" }, strip.caption) : "", list);
  });
}

/**
 * The talon, and the open cards beside it; what may be taken now is a button.
 * @param {Scene} scene @param {(move: string) => void} play
 */
export function piles(scene, play) {
  /** @param {string} pile @param {HTMLElement[]} cards @param {string} label */
  const one = (pile, cards, label) => {
    const move = scene.piles[pile];
    const inside = [el("span", { class: cards.length > 1 ? "heap" : "" }, ...cards)];
    if (!move) return el("div", { class: `pile ${pile}`, role: "group", "aria-label": label }, ...inside);
    const button = el("button", { type: "button", id: `pile-${pile}`, class: `pile ${pile} ${scene.hint === move ? "hinted" : ""}`, "aria-label": say("take", label) }, ...inside);
    button.dataset["m"] = move;
    button.onclick = () => play(move);
    return button;
  };
  const top = scene.up.at(-1) ?? "";
  const lying = scene.heaped ? scene.up.slice(-1) : scene.up;
  const heap = lying.map((code) => picture(scene, code));
  const stock = scene.stock ? [picture(scene, "")] : [];
  const more = scene.cut ? [el("div", { class: "pile cut", role: "group", "aria-label": cardName(scene, scene.cut) }, picture(scene, scene.cut))] : [];
  return [
    ...(stock.length ? [one("stock", [...stock, el("small", { class: "count" }, String(scene.stock))], scene.pile_texts.stock)] : []),
    ...more,
    ...(heap.length ? [one("up", heap, [scene.pile_texts.up, lying.length > 1 ? lying.map((code) => cardName(scene, code)).join(", ") : cardName(scene, top)].filter(Boolean).join(": "))] : []),
  ];
}

/** What lies beside the trick, or in the middle where there is none; its cards are as wide as fit. @param {Scene} scene @param {HTMLElement[]} inside */
export function beside(scene, inside) {
  const open = scene.heaped ? Math.min(1, scene.up.length) : scene.up.length;
  const wide = Number(scene.stock > 0) + Number(!!scene.cut) + (open ? (1 + open) / 2 : 0);
  const found = el("div", { class: open > 3 ? "piles many" : "piles" }, ...inside);
  found.style.setProperty("--wide", String(Math.max(1, wide)));
  return found;
}

/** The money that lies in the middle. @param {Scene} scene */
export function coins(scene) {
  return (scene.coins?.texts ?? []).map((text) => el("p", { class: "coins" }, text));
}

/** What came of a deal. @param {NonNullable<Scene["ending"]>} ending @param {...(Node | string)} below */
export function reckoning(ending, ...below) {
  const lines = ending.told.map((one) =>
    el("tr", { class: one.leads ? "mine" : "" }, el("th", { scope: "row" }, one.who, one.what ? el("small", {}, ` ${one.what}`) : ""), el("td", {}, one.amount)));
  return el("section", { class: "paper ending" }, el("h2", { tabIndex: -1 }, ending.title),
    lines.length ? el("table", {}, el("tbody", {}, ...lines)) : "", ending.note ? el("p", { class: "faint" }, ending.note) : "", ...below);
}
