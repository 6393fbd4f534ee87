// The live region: what is said to those who listen. A row of quick changes is said once, at its end.

export function createAnnouncer(node) {
  let waiting = 0;
  return function announce(text, delay = 0) {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      node.textContent = text;
    }, delay);
  };
}
