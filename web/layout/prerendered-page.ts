/**
 * Keeps a copy of the prerendered page before React changes it.
 * @returns what puts it back, with the forms themselves: they hold what was entered, and a held submit sends them
 */
export function keepPrerendered(root: Element): () => void {
  const kept = root.cloneNode(true) as Element;
  const forms = root.querySelectorAll('form');
  const { activeElement } = document;
  return () => {
    // Several parts of a page may fail.
    if (!kept.hasChildNodes()) return;
    for (const [index, copy] of kept.querySelectorAll('form').entries()) copy.replaceWith(forms[index] ?? copy);
    root.replaceChildren(...kept.childNodes);
    if (activeElement instanceof HTMLElement && document.activeElement === document.body)
      activeElement.focus({ preventScroll: true });
  };
}
