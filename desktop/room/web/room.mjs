// @ts-check
/** The page of a phone in the room: which list or table is seen, and what this device is to the room. */

import { Entry } from "./entry.mjs";
import { listPage, stationPage } from "./lists.mjs";
import { announce, el, kept, part, say, tongue } from "./parts.mjs";
import { Play } from "./play.mjs";
import { Wire } from "./wire.mjs";

const VERSION = 1;
/** How many signs the code of an entry station has; that of a table has its number before them. */
const SIGNS = 4;
/** A code scanned at a seat, or by somebody who looks on: it begins with a small letter. */
const SEAT = /^([sl])([\w-]{16,})$/;
const OURS = "table";
const STATION = "station";

/** @type {import("./entry.mjs").Table} */
const NO_TABLE = {
  round: 0, table: 0, title: "", about: "", state: "closed", said: "", sides: [], asks: "", heads: [], passed: "",
  lowest: null, highest: null, total: null, winner: false, writers: [], slip: null,
};

/** @type {import("./lists.mjs").Lists | null} */
let lists = null;
/** @type {import("./entry.mjs").Table | null} */
let table = null;
/** The list or table that is seen; nothing goes with the evening. */
let place = "";
/** The number of the newest message. */
let n = 0;
/** A code that was scanned or typed, until a token stands for it. */
let code = secret();
/** Whether a seat is to be brought back from another device. */
let take = false;
/** Why this device is not let in, as a key of the words. */
let no = "";
/** What the room has said to this device alone. */
let told = "";
let lost = false;
let asking = "";
/** @type {import("./entry.mjs").Sending | null} */
let pending = JSON.parse(kept.get("slip") || "null");
let unsent = false;

const play = new Play((what) => wire.say({ ...what, n }), speak);
const entry = new Entry((what) => wire.say({ ...what, n }), send, () => show(STATION));
const wire = new Wire(first, heard, torn);

/** The code in the address; it does not stay there, nor in the history. */
function secret() {
  const hash = decodeURIComponent(location.hash.slice(1));
  const found = SEAT.test(hash) ? hash : plain(hash);
  if (location.hash) history.replaceState(null, "", location.pathname);
  return found;
}

/** A code as the room knows it. @param {string} typed */
function plain(typed) {
  return typed.replace(/[^a-z0-9]/gi, "").toUpperCase().slice(0, 12);
}

/** What this device says first: who it is, and its language. */
async function first() {
  await words;
  const [token, seat] = [kept.get("token"), kept.get("seat")];
  asking = code ? "code" : seat ? "seat" : token ? "token" : "watch";
  unsent = pending !== null;
  const guest = code ? coded(code) : seat ? { hold: seat, ...(take ? { take: 1 } : {}) } : token ? { back: token } : { watch: 1 };
  take = false;
  return [{ v: VERSION, lang: tongue.code, ...guest }, { lang: tongue.code }];
}

/** Who a device is by its code. @param {string} given */
function coded(given) {
  const [, kind, rest] = SEAT.exec(given) ?? [];
  if (kind) return { [kind === "s" ? "sit" : "look"]: rest };
  return { [given.length > SIGNS ? "table" : "ask"]: given };
}

/** @param {import("./wire.mjs").Message} message */
function heard(message) {
  if (message.no) return refused(message.no);
  if (lost) {
    lost = false;
    announce(say("again"));
  }
  asking = "";
  if (message.n !== undefined) n = message.n;
  if (message.token) {
    kept.put(message.kind ?? "token", message.token);
    code = "";
    no = "";
  }
  if (play.take(message)) return draw();
  if (message.sent !== undefined) done();
  if (message.why) {
    if (pending) {
      forget();
      entry.refused(message.why);
    } else told = message.why;
  }
  if (message.told) told = message.told;
  if (message.try) entry.tried(message.try);
  if (message.lists) newLists(message.lists);
  if (message.table) newTable(message.table);
  if (message.lists || message.table || message.told || message.why) draw();
}

/** @param {import("./lists.mjs").Lists} found */
function newLists(found) {
  if (lists && found.now !== lists.now) {
    const due = found.pages.find((one) => one.key === found.now);
    announce(due?.title ?? "");
    if (place !== OURS && place !== STATION) place = "";
  }
  if (found.tables && !lists?.tables) place = STATION;
  lists = found;
}

/** Of a round that is over only that is said. @param {Partial<import("./entry.mjs").Table>} news */
function newTable(news) {
  const found = { ...NO_TABLE, ...(news.sides ? {} : table), slip: null, ...news };
  const other = !table || table.round !== found.round || table.table !== found.table;
  table = found;
  if (other && found.state !== "closed") place = OURS;
  entry.alone = !lists?.tables;
  entry.show(found);
  if (pending && unsent) {
    // The socket was torn before the room said that it has the slip.
    unsent = false;
    const there = found.slip?.mine && JSON.stringify(found.slip.values) === JSON.stringify(pending.values);
    const same = found.round === pending.round && found.table === pending.table;
    if (same && !there && found.state !== "closed" && found.state !== "taken") wire.say({ slip: pending, n });
    else done();
  }
}

/** @param {import("./entry.mjs").Sending} slip */
function send(slip) {
  pending = slip;
  kept.put("slip", JSON.stringify(slip));
  wire.say({ slip, n });
}

function forget() {
  pending = null;
  kept.put("slip", "");
}

function done() {
  if (!pending) return;
  forget();
  entry.taken();
}

/** @param {string} why */
function refused(why) {
  const was = asking;
  asking = "";
  if (was === "code") {
    // Without the code the lists can be read still.
    code = "";
    no = why;
    wire.open();
  } else if ((was === "seat" || play.on) && why === "elsewhere") {
    play.leave();
    no = why;
    wire.end();
  } else if ((was === "seat" || play.on) && why === "token") {
    kept.put("seat", "");
    play.leave();
    no = "seat";
    wire.open();
  } else if (was === "token" && why !== "full" && why !== "version") {
    kept.put("token", "");
    table = null;
    forget();
    no = why === "elsewhere" ? why : "";
    wire.open();
  } else {
    no = why;
    lists = null;
    table = null;
    play.leave();
    wire.end();
  }
  draw();
}

/** @param {number} tries */
function torn(tries) {
  if (tries < 2 && !lost) return;
  if (!lost) announce(say("torn"));
  lost = true;
  draw();
}

/** See a list or the table from now on. @param {string} what */
function show(what) {
  place = what;
  told = "";
  draw();
  scrollTo(0, 0);
  part("page").querySelector("h1")?.focus();
}

function draw() {
  part("torn").hidden = !lost;
  part("torn").textContent = say("torn");
  const page = part("page");
  play.torn(lost);
  if (play.on) {
    play.draw();
    if (page.firstElementChild !== play.page) page.replaceChildren(play.page);
    document.title = `${page.querySelector("h1")?.textContent ?? ""} – Kartentisch`;
    return;
  }
  const open = document.activeElement?.id ?? "";
  const elsewhere = no === "elsewhere";
  const notes = [told, no && (lists || table) ? say(`no.${no}`) : ""].filter(Boolean);
  const note = notes.map((text) => el("p", { class: "slip" }, text));
  places();
  if (table && place === OURS) page.replaceChildren(...note, entry.page);
  else if (lists?.tables && place === STATION) page.replaceChildren(...note, stationPage(lists, pick));
  else if (lists) page.replaceChildren(...note, list());
  else page.replaceChildren(el("section", { class: "paper" }, el("h1", { tabIndex: -1 }, no ? say(`no.${no}`) : say("opening")),
    no && no !== "version" ? el("p", {}, el("button", { type: "button", class: "main", onclick: retry }, say(elsewhere ? "take.here" : "retry"))) : ""));
  foot();
  if (open) document.getElementById(open)?.focus({ preventScroll: true });
  document.title = [page.querySelector("h1")?.textContent, "Kartentisch"].filter(Boolean).join(" – ");
  if (no || told) announce(notes[0] ?? say(`no.${no}`));
}

function list() {
  const pages = lists?.pages ?? [];
  const found = pages.find((one) => one.key === (place || lists?.now)) ?? pages[0];
  if (lists && found) return listPage(lists, found, draw);
  return el("section", { class: "paper" }, el("h1", { tabIndex: -1 }, lists?.title ?? ""), el("p", { class: "faint" }, say("nothing")));
}

/** The switch above: own table, all tables of a station, and the lists; while figures are typed, all lists in one. */
function places() {
  const pages = lists?.pages ?? [];
  const all = [
    ...(lists?.tables ? [[STATION, say("station.tab")]] : table ? [[OURS, say("ours")]] : []),
    ...(place === OURS && pages.length ? [[lists?.now ?? "", say("lists")]] : pages.map((one) => [one.key, one.tab])),
  ];
  const seen = place === OURS && lists?.tables ? STATION : place || lists?.now || "";
  const bar = part("places");
  bar.hidden = all.length < 2;
  bar.setAttribute("aria-label", say("places"));
  bar.replaceChildren(...all.map(([key = "", name = ""]) =>
    el("button", { type: "button", id: `to-${key}`, "aria-current": key === seen ? "page" : undefined, onclick: () => show(key) }, name)));
}

/** Below everything: the code of a table, the language, and what this page is. */
function foot() {
  const below = part("foot");
  below.hidden = !lists && !table;
  if (document.activeElement?.id === "code") return;
  const field = el("input", { id: "code", type: "text", autocomplete: "off", autocapitalize: "characters", spellcheck: false, maxLength: 12, "aria-describedby": "code-help" });
  const form = el("form", {},
    el("h2", {}, say("enter")), el("p", { id: "code-help", class: "faint" }, say("code.help")),
    el("p", { class: "row" }, el("label", { for: "code" }, say("code")), field, el("button", {}, say("open"))));
  form.onsubmit = (event) => {
    event.preventDefault();
    const typed = plain(field.value);
    if (!typed) return field.focus();
    code = typed;
    no = "";
    told = "";
    field.blur();
    wire.open();
  };
  const choice = el("select", { id: "lang" }, ...Object.entries(tongue.all).map(([key, words]) =>
    el("option", { value: key, lang: key, selected: key === tongue.code }, words["language"] ?? key)));
  choice.onchange = () => speak(choice.value);
  below.replaceChildren(el("section", { class: "paper" }, table && table.state !== "closed" ? "" : form,
    el("p", { class: "row" }, el("label", { for: "lang" }, say("lang")), choice),
    el("p", { class: "faint" }, say("plain"))));
}

/** Another language for this reader. @param {string} chosen */
function speak(chosen) {
  kept.put("lang", chosen);
  tongue.use(chosen);
  wire.say({ lang: tongue.code });
  if (table) entry.show(table);
  draw();
}

/** @param {import("./lists.mjs").Open} one */
function pick(one) {
  table = null;
  wire.say({ pick: { round: one.round, table: one.table }, n });
}

function retry() {
  take = no === "elsewhere";
  no = "";
  wire.open();
  draw();
}

addEventListener("hashchange", () => {
  code = secret();
  if (code) wire.open();
});
// The socket opens while the sentences are on their way: nothing is told before the page has said who it is.
const words = tongue.load();
wire.open();
await words;
draw();
