/* What a page of a match shows: for `evenings`, which asks it as `(…).kind()` and so on. */
(() => {
  const on = (what) => document.querySelectorAll(what).length;
  const few = (what) => Math.min(2, on(what));
  const called = (one) => (one.getAttribute("aria-label") || one.textContent).trim();
  const middle = (one) => {
    const box = one.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  /** How much of a card's width its index takes. */
  const INDEX = 0.2;
  const NAMES = ".tag, .person b, .person small, .prompt p, .caption";
  const BUTTONS = ".calls button, .tools button, .people button, .piles button, .ending button, .chalk";
  const CARDS = ".trick .card, .strip .card, .pile .card";
  return {
    /** In short, what is to be seen: a picture is taken of what was not seen before. */
    kind: () => [
      document.querySelector(".middle")?.className,
      ...[".ending", ".calls button", ".strip", ".pile", ".part", ".lifted", ".note", ".best", ".shown"].map(few),
      ...[".trick li:not(.place)", ".hand .shade", ".hinted", ".board svg", '.hand img[src*="back"]'].map(few),
      document.querySelector("dialog[open] h2")?.textContent,
    ].join(),

    /** What something is called, whether it is a card of the hand, and where a finger reaches it. */
    touched(one) {
      if (one.closest("dialog, .ending, .calls")) one.scrollIntoView({ block: "nearest" });
      const card = one.hasAttribute("aria-pressed");
      let at = middle(one);
      if (card) {
        const turned = new DOMMatrix(getComputedStyle(one.parentElement).transform);
        turned.e = turned.f = 0;
        const [wide, high] = [one.offsetWidth, one.offsetHeight];
        const corner = turned.transformPoint(new DOMPoint((INDEX / 2 - 0.5) * wide, 0.25 * wide - high / 2));
        at = [at[0] + corner.x, at[1] + corner.y];
      }
      return [called(one), card, one.contains(document.elementFromPoint(...at)) ? at : null];
    },

    /** What is not whole. */
    cut() {
      const found = new Set();
      const dialog = document.querySelector("dialog[open]");
      const add = (what, one) => found.add(`${what}: ${one.className || one.localName} ${called(one).slice(0, 40)}`);
      if (document.scrollingElement.scrollWidth > innerWidth) found.add("wider than the screen");
      for (const one of document.querySelectorAll(NAMES))
        if (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 4) add("cut", one);
      for (const one of document.querySelectorAll(dialog ? "dialog button" : BUTTONS)) {
        const rolls = one.closest("dialog, .ending, .calls");
        if (rolls && rolls.scrollHeight > rolls.clientHeight + 1) found.add(`has to be scrolled: ${rolls.className}`);
        else if (one.getClientRects().length && !one.contains(document.elementFromPoint(...middle(one)))) add("covered", one);
      }
      const prompt = document.querySelector(".prompt")?.getBoundingClientRect();
      for (const one of dialog ? [] : document.querySelectorAll(CARDS)) {
        const box = one.getBoundingClientRect();
        const beside = box.right < prompt.left || box.left > prompt.right;
        if (prompt.width && !beside && box.bottom > prompt.top + 12 && box.top < prompt.bottom) found.add("a card lies under the question");
        if (box.left < -4 || box.right > innerWidth + 4) found.add("a card lies beside the screen");
      }
      return [...found];
    },
  };
})()
