// @ts-check
/** Small parts of the page: elements, the reader's language, what is kept on this device. */

/** @typedef {Record<string, string>} Words */

/**
 * An element with properties and children; `aria…` and `data…` become attributes.
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Record<string, unknown>} [more]
 * @param {...(Node | string)} inside
 * @returns {HTMLElementTagNameMap[Name]}
 */
export function el(name, more = {}, ...inside) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(more)) {
    if (value === undefined || value === false) continue;
    if (key === "class") made.className = String(value);
    else if (key === "role" || key === "for" || key === "scope" || key.includes("-")) made.setAttribute(key, String(value));
    else Reflect.set(made, key, value);
  }
  made.append(...inside);
  return made;
}

/**
 * The element of the page with this name.
 * @param {string} id
 * @returns {HTMLElement}
 */
export function part(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no ${id}`);
  return found;
}

/**
 * Have a screen reader say something; what it says already is not said again.
 * @param {string} text
 */
export function announce(text) {
  const heard = part("heard");
  if (text && heard.textContent !== text) heard.textContent = text;
}

/** What this device keeps until it is forgotten; a browser may refuse, then it lasts as long as the page. */
export const kept = {
  /** @type {Map<string, string>} */
  here: new Map(),
  /** @param {string} key */
  get(key) {
    try {
      return localStorage.getItem(`kartentisch.${key}`) ?? "";
    } catch {
      return this.here.get(key) ?? "";
    }
  },
  /** @param {string} key @param {string} value nothing forgets it */
  put(key, value) {
    this.here.set(key, value);
    try {
      if (value) localStorage.setItem(`kartentisch.${key}`, value);
      else localStorage.removeItem(`kartentisch.${key}`);
    } catch {
      // Kept in `here`.
    }
  },
};

/** The page's own sentences, in the language of the reader. */
export const tongue = {
  /** @type {Record<string, Words>} */
  all: {},
  code: "en",
  async load() {
    const answer = await fetch("/words.json");
    this.all = await answer.json();
    const wished = [kept.get("lang"), ...navigator.languages.map((one) => one.split("-")[0] ?? "")];
    this.use(wished.find((one) => one in this.all) ?? "en");
  },
  /** @param {string} code */
  use(code) {
    this.code = code;
    document.documentElement.lang = code;
  },
};

/**
 * A sentence of the page; braces are filled in their order.
 * @param {string} key
 * @param {...(string | number)} args
 */
export function say(key, ...args) {
  const text = tongue.all[tongue.code]?.[key] ?? key;
  return text.replace(/\{(\d)\}/g, (_, place) => String(args[Number(place)] ?? ""));
}

/** A figure as people write it. @param {number} value */
export const shown = (value) => String(value).replace("-", "\u2212");
