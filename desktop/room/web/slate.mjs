// @ts-check
/** The slate and the sheet of a match; with real cards, a deal is entered by the game's own questions. */

import { el, say, shown } from "./parts.mjs";

/**
 * @typedef {{w: number, h: number, lines: number[][], text?: string}} Strokes
 * @typedef {{key: string, kind: "number" | "choice" | "side" | "flag", label: string, options: {value: number | null, text: string}[],
 *   low: number, high: number, blank: boolean, value: number | null}} Question
 * @typedef {{title: string, alt: string, columns: {name: string, marks: (Strokes | string)[]}[], heads: string[], rows: string[][],
 *   totals: string[], writes?: boolean, ask?: Question[]}} Slate
 */

/** Milliseconds after the last figure before the room is asked what follows from it. */
const PAUSE = 150;
const FIGURE = /^[-\u2212]?\d{1,5}$/;
const SVG = "http://www.w3.org/2000/svg";

/**
 * The slate as it hangs; a small one has neither rows nor a head, and the sum in place of words.
 * @param {Slate} found @param {boolean} [small]
 */
export function slate(found, small = false) {
  const columns = found.columns.map((one, at) => {
    const marks = one.marks.filter((each) => !small || typeof each !== "string");
    return el("div", { class: "column" }, el("b", {}, one.name), el("span", { class: "marks" }, ...marks.map(mark)),
      small && !marks.length ? el("span", { class: "sum" }, found.totals[at] ?? "") : "");
  });
  const board = columns.length ? [el("div", { class: "board", "aria-hidden": "true" }, ...columns)] : [];
  if (small) return el("div", { class: "slate small" }, ...board);
  const head = el("tr", {}, ...found.heads.map((one) => (one ? el("th", { scope: "col" }, one) : el("td"))));
  const lines = found.rows.map((row) => el("tr", {}, ...row.map((cell, at) => (at ? el("td", {}, cell) : el("th", { scope: "row" }, cell)))));
  const sums = found.totals.length ? [el("tfoot", {}, el("tr", {}, el("th", { scope: "row" }, say("total")), ...found.totals.map((one) => el("td", {}, one))))] : [];
  const sheet = lines.length || found.totals.length
    ? [el("div", { class: "scroll", tabIndex: 0, role: "group", "aria-label": say("sheet") },
        el("table", { class: "sheet-table" }, el("thead", {}, head), el("tbody", {}, ...lines), ...sums))] : [];
  return el("div", { class: "slate" }, ...board, ...sheet);
}

/** Strokes of chalk, or what is written. @param {Strokes | string} one */
function mark(one) {
  if (typeof one === "string") return el("span", { class: "written" }, one);
  const drawn = document.createElementNS(SVG, "svg");
  drawn.setAttribute("viewBox", `-0.06 -0.06 ${one.w + 0.12} ${one.h + 0.12}`);
  drawn.style.setProperty("--w", String(one.w));
  drawn.style.setProperty("--h", String(one.h));
  const lines = document.createElementNS(SVG, "path");
  const way = (/** @type {number[]} */ points) =>
    points.map((point, at) => (at % 2 ? `${point} ` : `${at ? "L" : "M"}${point},`)).join("");
  lines.setAttribute("d", one.lines.map(way).join(""));
  drawn.append(lines);
  if (!one.text) return drawn;
  return el("span", { class: "labelled" }, drawn, el("small", {}, one.text));
}

/** A deal with real cards is entered. */
export class Writing {
  /** @param {(what: object) => void} tell */
  constructor(tell) {
    this.tell = tell;
    this.timer = 0;
    /** @type {HTMLInputElement | null} */
    this.typed = null;
    /** @type {Map<string, number | null>} */
    this.answers = new Map();
    this.place = el("form", { class: "writing" });
    this.place.onsubmit = (event) => {
      event.preventDefault();
      clearTimeout(this.timer);
      this.tell({ chalk: { answers: Object.fromEntries(this.answers) } });
    };
  }

  /** What is asked; what has been answered stands there. @param {Slate} found */
  form(found) {
    const ask = found.ask ?? [];
    this.answers = new Map(ask.map((one) => [one.key, one.value]));
    const focused = document.activeElement;
    const open = focused?.id ?? "";
    this.typed = focused instanceof HTMLInputElement && focused.type === "text" ? focused : null;
    this.place.replaceChildren(el("h2", {}, say("write")), ...ask.map((one) => this.question(one)),
      ask.length ? el("button", { class: "main" }, say("chalk")) : "");
    queueMicrotask(() => open.startsWith("ask-") && document.getElementById(open)?.focus({ preventScroll: true }));
    return this.place;
  }

  /** @param {Question} one */
  question(one) {
    if (one.kind === "number") {
      const field = el("input", { type: "text", inputMode: one.low < 0 ? "text" : "numeric", autocomplete: "off", maxLength: 6, id: `ask-${one.key}`,
        value: one.value === null ? "" : shown(one.value) });
      const read = () => {
        const text = field.value.trim();
        const value = FIGURE.test(text) ? Number(text.replace("\u2212", "-")) : null;
        const wrong = text !== "" && (value === null || value < one.low || value > one.high);
        field.setAttribute("aria-invalid", String(wrong));
        this.answers.set(one.key, wrong ? null : value);
      };
      field.oninput = () => {
        read();
        this.ask();
      };
      if (this.typed?.id === field.id) {
        // What has been typed since is newer than what was answered.
        field.value = this.typed.value;
        read();
      }
      return el("p", { class: "row" }, el("label", { for: `ask-${one.key}` }, one.label), field);
    }
    if (one.kind === "flag") {
      const box = el("input", { type: "checkbox", role: "switch", id: `ask-${one.key}`, checked: one.value === 1 });
      box.onchange = () => this.answer(one.key, box.checked ? 1 : 0);
      return el("label", { class: "habit", for: `ask-${one.key}` }, box, el("span", {}, one.label));
    }
    const choices = one.options.map((choice) => {
      const button = el("input", { type: "radio", name: one.key, id: `ask-${one.key}-${choice.value}`, value: String(choice.value), checked: choice.value === one.value });
      button.onchange = () => this.answer(one.key, choice.value);
      return el("label", {}, button, el("span", {}, choice.text));
    });
    return el("fieldset", { class: "writers" }, el("legend", {}, one.label), ...choices);
  }

  /** @param {string} key @param {number | null} value */
  answer(key, value) {
    this.answers.set(key, value);
    this.ask();
  }

  /** Let the room know what was answered, and say what follows. */
  ask() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.tell({ fields: { answers: Object.fromEntries(this.answers) } }), PAUSE);
  }
}
