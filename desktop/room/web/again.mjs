// @ts-check
/** Loads the page once more where one of its files was lost on the way: it is empty then, or without its look. */

/** Milliseconds after which it is that: once all has come, and where something never comes. */
const LOADED = 2000;
const NEVER = 12000;

function look() {
  const [how] = performance.getEntriesByType("navigation");
  const again = how instanceof PerformanceNavigationTiming && how.type === "reload";
  const bare = document.styleSheets.length < document.querySelectorAll("link[rel=stylesheet]").length;
  if (!again && (bare || !document.querySelector("#page > *"))) location.reload();
}

addEventListener("load", () => setTimeout(look, LOADED));
setTimeout(look, NEVER);
