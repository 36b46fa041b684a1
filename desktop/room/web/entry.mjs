// @ts-check
/** A table hands in its result: its people, the figures that are asked for, what cannot be. */

import { announce, el, kept, say, shown } from "./parts.mjs";

/**
 * @typedef {{id: string, values: number[], by: string, mine: boolean}} Slip
 * @typedef {{round: number, table: number, title: string, about: string,
 *   state: "open" | "sent" | "confirmed" | "taken" | "closed", said: string,
 *   sides: {name: string, about: string}[], asks: string, heads: string[], passed: string,
 *   lowest: number | null, highest: number | null, total: number | null, winner: boolean,
 *   writers: {id: number, name: string}[], slip: Slip | null}} Table
 * @typedef {{values: number[], fits: string, why: string}} Tried
 * @typedef {{round: number, table: number, values: number[], by: number}} Sending
 */

/** Milliseconds without a further figure before the room is asked whether they fit. */
const PAUSE = 120;
/** Pixels that a field keeps from the keys and from the edge. */
const NEAR = 10;
const FIGURE = /^[-\u2212]?\d{1,6}$/;

/** @param {string} text */
const figure = (text) => (FIGURE.test(text.trim()) ? Number(text.trim().replace("\u2212", "-")) : null);

/** The person at this device, if it sits at this table, else 0. @param {Table} table */
function mine(table) {
  const id = Number(kept.get("me"));
  return table.writers.some((one) => one.id === id) ? id : 0;
}

export class Entry {
  /**
   * @param {(what: object) => void} tell to the room
   * @param {(slip: Sending) => void} send
   * @param {() => void} leave back to the list of tables; nothing where there is one table alone
   */
  constructor(tell, send, leave) {
    this.tell = tell;
    this.send = send;
    this.leave = leave;
    /** @type {Table | null} */
    this.table = null;
    /** @type {HTMLInputElement[]} */
    this.fields = [];
    this.active = 0;
    this.by = 0;
    /** Whether figures are typed although a slip is there. */
    this.writing = false;
    this.sending = false;
    this.alone = true;
    this.timer = 0;
    this.key = "";
    this.page = el("div", { class: "entry" });
    this.fits = el("p", { class: "fits" });
    this.action = el("button", { type: "button", class: "main action" });
    this.action.onclick = () => this.act();
  }

  /** Show the table as it is now; what is being typed stays. @param {Table} table */
  show(table) {
    const before = this.table;
    this.table = table;
    const typed = this.writing || (table.state === "open" && !table.slip);
    const key = JSON.stringify([table.round, table.table, table.sides, table.heads, table.writers, table.winner, table.title, table.about, table.asks, typed,
      typed ? "" : [table.state, table.said, table.slip], document.documentElement.lang]);
    if (before && (before.round !== table.round || before.table !== table.table)) this.writing = false;
    if (key === this.key) return;
    const same = before?.round === table.round && before.table === table.table;
    const values = same ? this.fields.map((one) => one.value) : [];
    this.key = key;
    this.page.className = typed && table.state !== "closed" && table.state !== "taken" ? "entry typing" : "entry";
    if (typed && table.state !== "closed" && table.state !== "taken") this.form(table, values);
    else this.slip(table);
    if (same && before?.state !== table.state) announce(table.said);
    // With large letters the keys would cover the first field of a page that has just come.
    const first = this.fields[0];
    if (!same && first && !table.winner) requestAnimationFrame(() => first.isConnected && this.reveal(first));
  }

  /** @param {Table} table */
  head(table) {
    return [
      el("p", { class: "about" }, table.about),
      el("h1", { tabIndex: -1 }, table.title),
    ];
  }

  // Figures are typed.

  /** @param {Table} table @param {string[]} values */
  form(table, values) {
    const heads = table.heads.length ? table.heads : [""];
    this.fields = [];
    this.active = 0;
    const sides = table.sides.map((side, at) =>
      el("div", { class: "side", role: "group", "aria-label": side.name },
        el("p", { class: "names" }, el("b", {}, side.name), side.about ? el("small", {}, side.about) : ""),
        table.winner
          ? this.winner(side.name, at)
          : el("div", { class: heads.length > 1 ? "figures several" : "figures" },
              ...heads.map((head) => this.field(head, [side.name, head].filter(Boolean).join(", "))))),
    );
    const passed = table.passed
      ? [el("div", { class: "side" }, el("p", { class: "names" }, el("b", {}, table.passed)),
          el("div", { class: "figures" }, this.field("", table.passed)))]
      : [];
    this.fields.forEach((field, at) => (field.value = values[at] ?? ""));
    this.fits.textContent = "";
    this.page.replaceChildren(
      el("section", { class: "paper" }, ...this.head(table), el("p", { class: "about asks" }, table.asks), ...sides, ...passed, this.fits,
        this.writers(table), el("p", { class: "faint" }, say("others")), this.back()),
      this.keys(table),
    );
    this.look();
  }

  /** @param {string} head @param {string} name */
  field(head, name) {
    const at = this.fields.length;
    const field = el("input", {
      type: "text", inputMode: "none", autocomplete: "off", maxLength: 7, enterKeyHint: "next",
      "aria-label": name, "aria-describedby": "fits",
    });
    field.onfocus = () => {
      this.active = at;
      field.select();
      this.look();
      this.reveal(field);
    };
    field.oninput = () => {
      field.value = field.value.replace(/[^\d\u2212-]/g, "");
      this.typed(field);
    };
    field.onkeydown = (event) => {
      if (event.key === "Enter") this.act();
    };
    this.fields.push(field);
    return head ? el("label", {}, el("small", {}, head), field) : field;
  }

  /** One side has won, the others have nothing: it is enough to name it. @param {string} name @param {number} at */
  winner(name, at) {
    const field = el("input", { type: "hidden" });
    this.fields.push(field);
    const button = el("button", { type: "button", class: "won", "aria-pressed": "false", "aria-label": say("won", name) }, say("wins"));
    button.onclick = () => {
      this.fields.forEach((one, place) => (one.value = place === at ? "1" : "0"));
      this.look();
      this.ask();
    };
    return button;
  }

  /** @param {HTMLInputElement} field */
  typed(field) {
    field.classList.remove("proposed");
    this.propose(field);
    this.look();
    this.ask();
  }

  /** Fill in what the others must be, given what was typed. @param {HTMLInputElement} field */
  propose(field) {
    const table = this.table;
    if (!table || table.total === null || table.heads.length > 1 || table.winner) return;
    for (const one of this.fields) {
      if (one !== field && one.classList.contains("proposed")) {
        one.classList.remove("proposed");
        one.value = "";
      }
    }
    const open = this.fields.filter((one) => figure(one.value) === null);
    if (open.length === this.fields.length || open.includes(field)) return;
    const rest = table.total - this.fields.reduce((sum, one) => sum + (figure(one.value) ?? 0), 0);
    const zero = rest === 0 && table.lowest === 0;
    if (!zero && (open.length !== 1 || this.outside(rest))) return;
    for (const one of open) {
      one.value = shown(rest);
      one.classList.add("proposed");
    }
  }

  /** Why a figure cannot be, as far as that is known here; "" if it can. @param {number} value */
  outside(value) {
    const { lowest, highest } = this.table ?? { lowest: null, highest: null };
    if (lowest !== null && value < lowest) return say("least", shown(lowest));
    if (highest !== null && value > highest) return say("most", shown(highest));
    return "";
  }

  /** @param {Table} table */
  writers(table) {
    if (!table.writers.length) return "";
    if (!table.writers.some((one) => one.id === this.by)) this.by = mine(table);
    return el("fieldset", { class: "writers" },
      el("legend", {}, say("writes")),
      ...table.writers.map((one) => {
        const button = el("input", { type: "radio", name: "by", value: String(one.id), checked: one.id === this.by });
        button.onchange = () => (this.by = one.id);
        return el("label", {}, button, el("span", {}, one.name));
      }));
  }

  /** @param {Table} table */
  keys(table) {
    /** @param {string} text @param {string} [name] @param {string} [kind] */
    const key = (text, name, kind = "key") => {
      const made = el("button", { type: "button", class: kind, "aria-label": name }, text);
      // The field keeps the keyboard: a screen reader stays on the key, and typing goes on.
      made.onpointerdown = (event) => event.preventDefault();
      made.onclick = () => this.press(text);
      return made;
    };
    const minus = !table.winner && (table.lowest === null || table.lowest < 0);
    const digits = table.winner ? [] : [..."123456789"].map((one) => key(one));
    const last = table.winner ? [] : [key("\u232b", say("erase"), "key erase"), key("0"), ...(minus ? [key("\u2212", say("minus"))] : [])];
    this.action.onpointerdown = (event) => event.preventDefault();
    return el("div", { class: minus ? "keys minus" : "keys", role: "group", "aria-label": say("keys") }, ...digits, ...last, this.action);
  }

  /** @param {string} text */
  press(text) {
    const field = this.fields[this.active];
    if (!field) return;
    const whole = field.selectionStart === 0 && field.selectionEnd === field.value.length && document.activeElement === field;
    const before = whole || field.classList.contains("proposed") ? "" : field.value;
    if (text === "\u232b") field.value = whole ? "" : field.value.slice(0, -1);
    else if (text === "\u2212") field.value = before.startsWith(text) ? before.slice(1) : text + before;
    else if (before.replace("\u2212", "").length < 6) field.value = before + text;
    if (document.activeElement === field) field.setSelectionRange(field.value.length, field.value.length);
    this.typed(field);
    announce(`${field.getAttribute("aria-label")}: ${field.value}`);
  }

  /** The figures, where all are there. */
  values() {
    const all = this.fields.map((one) => figure(one.value));
    return all.every((one) => one !== null) ? /** @type {number[]} */ (all) : null;
  }

  /** Have everything look as it stands. */
  look() {
    const table = this.table;
    if (!table) return;
    let wrong = "";
    this.fields.forEach((field, at) => {
      const value = figure(field.value);
      const why = value === null || table.heads.length > 1 ? "" : this.outside(value);
      wrong ||= why;
      field.setAttribute("aria-invalid", String(!!why));
      const side = field.closest(".side");
      if (table.winner) {
        const won = field.value === "1";
        side?.classList.toggle("full", won);
        side?.querySelector("button")?.setAttribute("aria-pressed", String(won));
      } else if (table.heads.length < 2) {
        side?.classList.toggle("full", value !== null && at !== this.active);
      }
      field.classList.toggle("active", at === this.active);
    });
    if (wrong) this.verdict(wrong, "why");
    else if (this.fits.classList.contains("why")) this.verdict("", "");
    const further = this.next();
    this.action.textContent = this.sending ? say("sending") : say(further >= 0 && !table.winner ? "next" : "send");
    this.action.disabled = this.sending || (table.winner && !this.values());
  }

  /** Scroll, so that the keys do not cover a field. @param {HTMLElement} field */
  reveal(field) {
    const own = field.getBoundingClientRect();
    const keys = this.page.querySelector(".keys")?.getBoundingClientRect();
    const bottom = keys && keys.left < own.right ? keys.top : innerHeight;
    if (own.bottom + NEAR > bottom) scrollBy(0, own.bottom + NEAR - bottom);
    else if (own.top < NEAR) scrollBy(0, own.top - NEAR);
  }

  /** The next field without a figure, -1 for none. */
  next() {
    const order = this.fields.map((_, at) => (this.active + 1 + at) % this.fields.length);
    return order.find((at) => figure(this.fields[at]?.value ?? "") === null) ?? -1;
  }

  /** Ask the room whether these figures can be. */
  ask() {
    clearTimeout(this.timer);
    const values = this.values();
    if (this.fits.dataset.of !== JSON.stringify(values)) this.verdict("", "");
    this.look();
    if (!values || !this.table) return;
    const { round, table } = this.table;
    this.timer = setTimeout(() => this.tell({ try: { round, table, values } }), PAUSE);
  }

  /** What the room says of figures. @param {Tried} tried */
  tried(tried) {
    if (JSON.stringify(tried.values) !== JSON.stringify(this.values())) return;
    this.verdict(tried.why || tried.fits, tried.why ? "why" : "good");
    this.fits.dataset.of = JSON.stringify(tried.values);
  }

  /** @param {string} text @param {"" | "why" | "good"} kind */
  verdict(text, kind) {
    this.fits.className = `fits ${kind}`;
    this.fits.id = "fits";
    this.fits.textContent = text;
    delete this.fits.dataset.of;
    announce(text);
  }

  /** The yellow key: the next figure that is open, or off with all of them. */
  act() {
    const at = this.next();
    const field = this.fields[at];
    if (at >= 0 && field && !this.table?.winner) {
      if (figure(this.fields[this.active]?.value ?? "") === null && at !== this.active) announce(say("whole"));
      field.focus();
      return;
    }
    const values = this.values();
    if (!values || !this.table || this.sending) return;
    this.sending = true;
    this.look();
    this.send({ round: this.table.round, table: this.table.table, values, by: this.by });
  }

  /** The room has it. */
  taken() {
    this.sending = false;
    this.writing = false;
    this.key = "";
    if (this.table) this.show(this.table);
  }

  /** The room does not take it. @param {string} why */
  refused(why) {
    this.sending = false;
    this.look();
    this.verdict(why, "why");
  }

  // A slip is there.

  /** @param {Table} table */
  slip(table) {
    const heads = table.heads.length ? table.heads : [""];
    const values = table.slip?.values ?? [];
    const rows = values.length
      ? [...table.sides.map((side, at) => ({ name: side.name, own: values.slice(at * heads.length, (at + 1) * heads.length) })),
         ...(table.passed ? [{ name: table.passed, own: values.slice(-1) }] : [])]
      : [];
    const sides = rows.map((row) =>
      el("div", { class: "side" },
        el("p", { class: "names" }, el("b", {}, row.name)),
        el("p", { class: row.own.length > 1 ? "figures several" : "figures" },
          ...row.own.map((value, place) =>
            el("span", { class: "figure" }, row.own.length > 1 ? el("small", {}, `${heads[place]} `) : "", shown(value))))));
    const asks = table.state === "sent" && table.slip && !table.slip.mine;
    const open = table.state === "sent" || table.state === "confirmed";
    const agreed = !asks || table.slip?.mine;
    const right = () => table.slip && this.tell({ right: { round: table.round, table: table.table, id: table.slip.id, by: mine(table) } });
    const write = () => {
      this.writing = true;
      this.key = "";
      this.fields = [];
      this.show(table);
      this.fields.forEach((one, at) => (one.value = table.slip?.mine ? shown(table.slip.values[at] ?? 0) : ""));
      this.look();
      this.fields[0]?.focus();
    };
    this.page.replaceChildren(
      el("section", { class: "paper" }, ...this.head(table),
        table.slip?.by ? el("p", { class: "about" }, say("by", table.slip.by)) : "",
        ...sides,
        table.said ? el("p", { class: `state ${table.state}` }, table.said) : "",
        asks ? el("p", {}, el("button", { type: "button", class: "main", onclick: right }, say("right"))) : "",
        open ? el("p", {}, el("button", { type: "button", onclick: write }, say(agreed ? "change" : "wrong"))) : "",
        this.back()));
  }

  back() {
    return this.alone ? "" : el("p", {}, el("button", { type: "button", onclick: this.leave }, say("tables")));
  }
}
