// What the page remembers between visits. Storage may be switched off: then it just does not remember.

export function recall(key) {
  try {
    return localStorage.getItem(`tapete.${key}`);
  } catch {
    return null;
  }
}

export function remember(key, value) {
  try {
    localStorage.setItem(`tapete.${key}`, value);
  } catch {
    // Private windows and blocked storage: nothing to do.
  }
}
