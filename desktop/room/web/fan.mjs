// @ts-check
/** Where the cards of a hand lie: a fan that is never wider than the screen, each index in sight. */

/** How far the middle of the fan's circle is below the cards, in heights of a card. */
const FAR = 6.5;
/** The same at least, in widths of the fan: the outermost cards stay in sight. */
const FLAT = 3;
/** Height of a card for its width. */
const HIGH = 100 / 63;
/** How much of a card's width must be seen of each that another one covers. */
const INDEX = 0.27;
/** How much of a card's width lies between two cards at the most. */
const APART = 0.82;
/** Pixels between the fan and the edge of the screen: the outermost cards stand askew. */
const EDGE = 14;
/** How much larger a lifted card is. */
const NEARER = 1.1;

/**
 * How wide the cards of a hand are, so that the index of each can be seen.
 * @param {number} count @param {number} wide of the place for the hand @param {number} high of the screen
 */
export function cardWidth(count, wide, high) {
  const fits = (wide - 2 * EDGE) / (1 + INDEX * Math.max(0, count - 1));
  return Math.min(0.29 * wide, Math.max(0.145 * high, 0.24 * Math.min(high, 400)), 150, fits);
}

/**
 * Where each card lies: the left edge and how far down, in pixels, and how it is turned, in degrees.
 * @param {number} count @param {number} wide @param {number} card its width
 * @param {number[]} parts how many cards belong together, from left to right
 * @param {number} lifted the place of the card that is lifted, -1 for none
 */
export function fan(count, wide, card, parts, lifted) {
  const room = wide - 2 * EDGE - card;
  const far = Math.max(FAR * card * HIGH, FLAT * room);
  /** @type {number[]} */
  const slots = [];
  let part = 0;
  let left = parts[0] ?? count;
  for (let at = 0; at < count; at += 1) {
    while (left === 0 && part < parts.length) left = parts[++part] ?? count;
    slots.push(at + part * 0.6);
    left -= 1;
  }
  const last = slots.at(-1) ?? 0;
  const step = last ? Math.min(APART * card, room / last) : 0;
  const edges = slots.map((slot) => EDGE + (room - step * last) / 2 + slot * step);
  if (lifted >= 0) make(edges, lifted, card, wide);
  return edges.map((x, at) => {
    const turned = Math.asin(Math.max(-1, Math.min(1, (x + card / 2 - wide / 2) / far)));
    return { x, y: far * (1 - Math.cos(turned)), turned: at === lifted ? 0 : (turned * 180) / Math.PI };
  });
}

/** The cards at the right give way to the lifted one. @param {number[]} edges @param {number} lifted @param {number} card @param {number} wide */
function make(edges, lifted, card, wide) {
  const first = (edges[lifted] ?? 0) + (card * (1 + NEARER)) / 2 + 2;
  const rest = edges.length - 1 - lifted;
  const gap = Math.min(INDEX * card, (wide - EDGE - card * INDEX - first) / Math.max(1, rest - 1));
  for (let at = 1; at <= rest; at += 1) {
    const before = at > 1 ? (edges[lifted + at - 1] ?? 0) + gap : first;
    edges[lifted + at] = Math.max(edges[lifted + at] ?? 0, before);
  }
}
