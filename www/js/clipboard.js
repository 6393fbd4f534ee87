// Copy buttons: the button itself, and the live region, say whether it worked.

export async function copyFrom(button, text, { done, failed, announce }) {
  const label = button.textContent;
  let outcome = done;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    outcome = failed;
  }
  button.textContent = outcome;
  announce(outcome);
  setTimeout(() => {
    if (button.textContent === outcome) button.textContent = label;
  }, 1600);
}
