// @ts-check
/** The one socket of the page: opened, opened again when it is torn, and asked whether it still hears. */

/** Milliseconds before a torn socket is opened again: the first time, and at the most. */
const SOON = 120;
const LONGEST = 4000;
/** The room asks every few seconds; after this many milliseconds without a word the socket is dead. */
const SILENT = 9000;
/** How a room closes a socket on which something came that no page of its version says. */
const NOT_OURS = 1008;

/**
 * @typedef {{lists?: import("./lists.mjs").Lists, table?: Partial<import("./entry.mjs").Table>,
 *   try?: import("./entry.mjs").Tried, token?: string, kind?: string, sent?: number, t?: 1, no?: string,
 *   } & import("./play.mjs").News} Message
 */

export class Wire {
  /**
   * @param {() => Promise<object[]>} first what is said first on each new socket
   * @param {(message: Message) => void} heard
   * @param {(tries: number) => void} torn it was lost, for the nth time in a row
   */
  constructor(first, heard, torn) {
    this.first = first;
    this.heard = heard;
    this.torn = torn;
    this.tries = 0;
    this.last = 0;
    this.timer = 0;
    this.ended = false;
    /** @type {WebSocket | null} */
    this.socket = null;
    document.addEventListener("visibilitychange", () => this.seen());
    addEventListener("pageshow", (event) => event.persisted && this.open());
    addEventListener("online", () => this.seen());
    setInterval(() => document.visibilityState === "visible" && this.look(), SILENT / 3);
  }

  /** Open a socket; one that is there is left. */
  open() {
    clearTimeout(this.timer);
    this.ended = false;
    if (this.socket) {
      this.socket.onclose = null;
      this.socket.onmessage = null;
      this.socket.close();
    }
    const socket = new WebSocket(`ws://${location.host}/ws`);
    this.socket = socket;
    this.last = Date.now();
    socket.onopen = async () => {
      const said = await this.first();
      if (this.socket === socket) said.forEach((one) => this.say(one));
    };
    socket.onmessage = (event) => this.take(String(event.data));
    socket.onclose = (event) => (event.code === NOT_OURS ? this.heard({ no: "version" }) : this.again());
  }

  /** End it: nothing is opened again by itself. */
  end() {
    this.ended = true;
    clearTimeout(this.timer);
  }

  /** @param {object} what */
  say(what) {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(what));
    return true;
  }

  /** @param {string} text */
  take(text) {
    this.last = Date.now();
    this.tries = 0;
    /** @type {Message} */
    const message = JSON.parse(text);
    if (message.t) this.answer();
    else this.heard(message);
  }

  again() {
    if (this.ended) return;
    this.torn(this.tries);
    this.timer = setTimeout(() => this.open(), Math.min(LONGEST, SOON * 2 ** this.tries));
    this.tries += 1;
  }

  /** The page went out of sight, or came back. */
  seen() {
    this.answer();
    if (document.visibilityState === "visible") this.look();
  }

  /** Say whether somebody can see the page: one that is out of sight goes on for a while. */
  answer() {
    this.say(document.visibilityState === "visible" ? { t: 1 } : { away: 1 });
  }

  /** A socket that has been silent for long is torn and opened again. */
  look() {
    const dead = !this.socket || this.socket.readyState > WebSocket.OPEN || Date.now() - this.last > SILENT;
    if (dead && !this.ended) {
      this.tries = 0;
      this.open();
    }
  }
}
