// @ts-check
/** What everybody at the club may read: seats, standings, results; own lines are marked. */

import { el, kept, say } from "./parts.mjs";

/**
 * @typedef {{cells: string[], ids?: number[]} | {head: string}} Row
 * @typedef {{key: string, tab: string, title: string, rows: Row[]}} List
 * @typedef {{id: number, name: string, you: string}} Person
 * @typedef {{round: number, table: number, name: string, state: string}} Open
 * @typedef {{title: string, about: string, now: string, pages: List[], people: Person[], tables?: Open[]}} Lists
 */

/** The person at this device, as far as it has been told. @param {Lists} lists */
export function me(lists) {
  const id = Number(kept.get("me"));
  return lists.people.find((one) => one.id === id);
}

/**
 * One list, with what is said to the person who reads it.
 * @param {Lists} lists
 * @param {List} list
 * @param {() => void} changed somebody else reads from now on
 */
export function listPage(lists, list, changed) {
  const own = me(lists);
  return el(
    "section",
    { class: "paper" },
    el("p", { class: "about" }, [lists.title, lists.about].filter(Boolean).join(" · ")),
    el("h1", { tabIndex: -1 }, list.title),
    who(lists, own, changed),
    table(list, own?.id ?? 0),
  );
}

/** @param {Lists} lists @param {Person | undefined} own @param {() => void} changed */
function who(lists, own, changed) {
  if (!lists.people.length) return "";
  const choice = el(
    "select",
    { id: "me" },
    el("option", { value: "" }, say("nobody")),
    ...lists.people.map((one) => el("option", { value: String(one.id), selected: one.id === own?.id }, one.name)),
  );
  choice.onchange = () => {
    kept.put("me", choice.value);
    changed();
  };
  return el(
    "div",
    { class: own ? "you known" : "you" },
    own?.you ? el("p", { class: "place" }, own.you) : "",
    el("p", {}, el("label", { for: "me" }, say("who")), " ", choice),
  );
}

/** @param {List} list @param {number} own */
function table(list, own) {
  const wide = Math.max(...list.rows.map((row) => ("cells" in row ? row.cells.length : 1)));
  const body = list.rows.map((row) => {
    if ("head" in row) return el("tr", { class: "group" }, el("th", { colSpan: wide, scope: "colgroup" }, row.head));
    const mine = own > 0 && !!row.ids?.includes(own);
    const cells = row.cells.map((cell, place) => (place ? el("td", {}, cell) : el("th", { scope: "row" }, cell)));
    return el("tr", { class: mine ? "mine" : "", "aria-current": mine }, ...cells);
  });
  if (!body.length) return el("p", { class: "faint" }, say("nothing"));
  return el("table", { class: list.key, "aria-label": list.title }, el("tbody", {}, ...body));
}

/**
 * All tables of a round, at an entry station.
 * @param {Lists} lists
 * @param {(table: Open) => void} picked
 */
export function stationPage(lists, picked) {
  const buttons = (lists.tables ?? []).map((one) =>
    el(
      "li",
      {},
      el("button", { type: "button", class: one.state, onclick: () => picked(one) },
        el("b", {}, one.name), el("small", {}, say(`table.${one.state}`))),
    ),
  );
  return el(
    "section",
    { class: "paper" },
    el("p", { class: "about" }, [lists.title, lists.about].filter(Boolean).join(" · ")),
    el("h1", { tabIndex: -1 }, say("station")),
    buttons.length ? el("ul", { class: "tables" }, ...buttons) : el("p", { class: "faint" }, say("nothing")),
  );
}
