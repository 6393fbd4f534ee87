// The live region: what is said to those who listen. A row of quick changes is said once, at its end; what was said
// before goes at once, for it may be of cards that are hidden now.

export function createAnnouncer(node) {
  let waiting = 0;
  return function announce(text, delay = 0) {
    clearTimeout(waiting);
    node.textContent = "";
    waiting = setTimeout(() => {
      node.textContent = text;
    }, delay);
  };
}
