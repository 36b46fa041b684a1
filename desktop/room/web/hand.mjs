// @ts-check
/** The cards that somebody holds: lifted by a tap, played by a second one or a flick, moved by dragging. */

import { fan, cardWidth } from "./fan.mjs";
import { el, say } from "./parts.mjs";
import { insist } from "./table.mjs";

/**
 * @typedef {{m: string, text: string}} Choice
 * @typedef {{c: string, may: boolean, trump: boolean, calls: Choice[]}} Held
 */

/** A second tap sooner than this, in milliseconds, is the first one's thumb slipping. */
const SLIP = 90;
/** Pixels a finger may move within a tap. */
const STILL = 10;
/** Pixels upwards that make a flick, which also is no slower than this many in a millisecond. */
const FLICK = 44;
const FAST = 0.25;

export class Hand {
  /**
   * @param {(card: Held) => void} play
   * @param {(card: Held) => void} tried a card that may not be played
   * @param {(order: string[]) => void} ordered
   * @param {() => void} changed another card is lifted
   */
  constructor(play, tried, ordered, changed) {
    this.play = play;
    this.tried = tried;
    this.ordered = ordered;
    this.changed = changed;
    /** @type {import("./play.mjs").Scene | null} */
    this.scene = null;
    this.oneTap = false;
    this.lifted = -1;
    this.liftedAt = 0;
    /** Whether what the finger did was more than a tap. */
    this.moved = false;
    /** @type {Map<string, HTMLElement>} */
    this.items = new Map();
    this.list = el("ul", { class: "hand" });
    new ResizeObserver(() => this.lay()).observe(this.list);
  }

  /** The card that is lifted. */
  get card() {
    return this.scene?.hand[this.lifted];
  }

  /** Show the hand of a scene; a card that is lifted stays so while it is there. @param {import("./play.mjs").Scene} scene */
  show(scene) {
    const was = this.card?.c;
    this.scene = scene;
    this.lifted = was ? scene.hand.findIndex((one) => one.c === was) : -1;
    /** @type {Map<string, HTMLElement>} */
    const items = new Map();
    scene.hand.forEach((card, at) => {
      const key = card.c || `back ${at}`;
      items.set(key, this.items.get(key) ?? this.item());
    });
    this.items = items;
    this.list.setAttribute("aria-label", say("hand"));
    this.list.hidden = !scene.hand.length;
    const open = document.activeElement;
    if (this.list.children.length !== items.size || [...items.values()].some((one, at) => this.list.children[at] !== one))
      this.list.replaceChildren(...items.values(), ...this.names());
    if (open instanceof HTMLElement && this.list.contains(open)) open.focus({ preventScroll: true });
    this.lay();
  }

  item() {
    const drawn = el("img", { alt: "", draggable: false });
    insist(drawn);
    const button = el("button", { type: "button" }, drawn);
    const item = el("li", {}, button);
    button.onclick = () => this.tap(item);
    button.onpointerdown = (event) => this.grip(item, event);
    return item;
  }

  /** What each part of the hand is. */
  names() {
    return (this.scene?.part_names ?? []).map((name) => el("li", { class: "part", "aria-hidden": "true" }, name));
  }

  /** @param {HTMLElement} item */
  place(item) {
    return [...this.items.values()].indexOf(item);
  }

  /** @param {HTMLElement} item */
  tap(item) {
    if (this.moved) {
      this.moved = false;
      return;
    }
    const at = this.place(item);
    const card = this.scene?.hand[at];
    if (!card || !this.scene) return;
    const now = performance.now();
    if (this.lifted === at) {
      if (now - this.liftedAt < SLIP) return;
      if (card.may) return this.leave(card);
      this.lift(-1);
      return;
    }
    if (this.oneTap && card.may && !card.calls.length) return this.leave(card);
    this.lift(at);
    if (this.scene.asked && !card.may && !card.calls.length && card.c) this.tried(card);
  }

  /** @param {Held} card */
  leave(card) {
    this.lifted = -1;
    this.lay();
    this.play(card);
  }

  /** @param {number} at */
  lift(at) {
    this.lifted = at;
    this.liftedAt = performance.now();
    this.lay();
    this.changed();
  }

  /** Follow a finger: upwards it plays, sideways it moves the card within the hand. @param {HTMLElement} item @param {PointerEvent} down */
  grip(item, down) {
    const button = item.firstElementChild;
    if (!(button instanceof HTMLElement) || down.button) return;
    this.moved = false;
    button.setPointerCapture(down.pointerId);
    const since = performance.now();
    /** @param {PointerEvent} event */
    const move = (event) => {
      const [x, y] = [event.clientX - down.clientX, event.clientY - down.clientY];
      if (Math.hypot(x, y) < STILL) return;
      this.moved = true;
      item.classList.add("held");
      item.style.setProperty("--dx", `${x}px`);
      item.style.setProperty("--dy", `${Math.min(0, y)}px`);
    };
    /** @param {PointerEvent} event */
    const up = (event) => {
      end();
      if (!this.moved) return;
      // The click that a browser makes of it is no tap; where it makes none, the next one is.
      setTimeout(() => (this.moved = false), 0);
      const [x, y] = [event.clientX - down.clientX, event.clientY - down.clientY];
      const card = this.scene?.hand[this.place(item)];
      if (!card) return;
      if (-y > FLICK && -y > Math.abs(x) && -y / (performance.now() - since) > FAST) {
        if (card.may) this.leave(card);
        else if (this.scene?.asked && card.c) this.tried(card);
      } else if (Math.abs(x) > Math.abs(y)) this.drop(this.place(item), x);
    };
    const end = () => {
      button.onpointermove = button.onpointerup = button.onpointercancel = null;
      item.classList.remove("held");
    };
    button.onpointermove = move;
    button.onpointerup = up;
    button.onpointercancel = () => {
      end();
      this.moved = false;
    };
  }

  /** A card was dragged to another place. @param {number} at @param {number} across pixels */
  drop(at, across) {
    const lefts = [...this.items.values()].map((one) => parseFloat(one.style.getPropertyValue("--x")));
    const now = (lefts[at] ?? 0) + across + (Math.sign(across) * this.step) / 2;
    this.moveTo(at, lefts.filter((left, place) => place !== at && left < now).length);
  }

  /** Put a card of the hand at another place. @param {number} at @param {number} to */
  moveTo(at, to) {
    const hand = this.scene?.hand;
    if (!hand || to === at || to < 0 || to >= hand.length || hand.some((one) => !one.c)) return;
    const order = hand.map((one) => one.c);
    order.splice(to, 0, ...order.splice(at, 1));
    this.ordered(order);
  }

  /** Have every card lie where it belongs. */
  lay() {
    const scene = this.scene;
    if (!scene) return;
    const wide = this.list.clientWidth;
    const count = scene.hand.length;
    if (!wide || !count) return;
    const card = cardWidth(count, wide, innerHeight);
    this.list.style.setProperty("--w", `${card}px`);
    this.list.style.setProperty("--n", `${cardWidth(1, wide, innerHeight)}px`);
    const places = fan(count, wide, card, scene.parts, this.lifted);
    this.step = count > 1 ? (places[1]?.x ?? 0) - (places[0]?.x ?? 0) : card;
    const shaded = scene.asked && scene.hand.some((one) => one.may);
    [...this.items.values()].forEach((item, at) => {
      const held = scene.hand[at];
      const place = places[at];
      const button = item.firstElementChild;
      const picture = button?.firstElementChild;
      if (!held || !place || !(button instanceof HTMLElement) || !(picture instanceof HTMLImageElement)) return;
      const lifted = at === this.lifted;
      const address = held.c ? scene.faces + held.c + scene.ext : scene.back;
      if (picture.getAttribute("src") !== address) picture.src = address;
      item.style.setProperty("--x", `${place.x}px`);
      item.style.setProperty("--y", `${lifted ? 0 : place.y}px`);
      item.style.setProperty("--turn", `${place.turned}deg`);
      item.style.zIndex = String(lifted ? count + 1 : at);
      item.classList.toggle("lifted", lifted);
      item.classList.toggle("shade", shaded && !held.may && !held.calls.length && !lifted);
      item.classList.toggle("hinted", !!held.c && scene.hint.split(" ").includes(held.c));
      const state = [held.may && scene.asked ? say("may") : "", held.trump ? say("trump") : ""];
      const part = this.partOf(at);
      const name = held.c ? scene.names[held.c] ?? held.c : say("face.down");
      button.setAttribute("aria-label", [name, part, ...state].filter(Boolean).join(", "));
      button.setAttribute("aria-pressed", String(lifted));
      button.dataset["c"] = held.c;
    });
    this.layNames(places, card);
  }

  /** What the part is called that begins with this card. @param {number} at */
  partOf(at) {
    let first = 0;
    for (const [place, size] of (this.scene?.parts ?? []).entries()) {
      if (first === at) return this.scene?.part_names[place] ?? "";
      first += size;
    }
    return "";
  }

  /** @param {{x: number, y: number}[]} places @param {number} card */
  layNames(places, card) {
    let first = 0;
    const names = [...this.list.querySelectorAll("li.part")];
    (this.scene?.parts ?? []).forEach((size, at) => {
      const name = names[at];
      const [from, to] = [places[first], places[first + size - 1]];
      first += size;
      if (!(name instanceof HTMLElement) || !from || !to) return;
      name.hidden = !name.textContent;
      name.style.setProperty("--x", `${(from.x + to.x + card) / 2}px`);
      name.style.setProperty("--y", `${Math.min(from.y, to.y)}px`);
    });
  }

  /** Pixels between two cards of the hand. */
  step = 0;
}
