/** What holds an entry, is pressed or can have the focus. */
const CONTROLS = '#app :is(a, button, form, input, select, summary, textarea)';

/** Also a text area or a list, which have no files and no tick. */
type Entry = HTMLInputElement;

/** The key of each control before React took over the page. Weak: what has been replaced is not kept. */
const keysBefore = new WeakMap<Element, string>();
let entries: Iterable<Entry> = [];
let focused: Element | null = null;
const noteFocus = ({ target }: Event) => (focused = target as Element);

/**
 * Translators and extensions alter a page before React takes it over. React then renders it anew (its error 418): other elements, without the
 * entries. Called before it begins.
 */
export function rememberControls(): void {
  for (const [key, control] of controlsByKey()) keysBefore.set(control, key);
  entries = document.querySelectorAll<Entry>('input, select, textarea');
  focused = document.activeElement;
  // React stops some events on their way while it hydrates.
  addEventListener('focusin', noteFocus, true);
}

/**
 * Brings entries, photos and the focus into the elements that have replaced those of before, which hold them although they are out of the page.
 * Called when React has taken over the page, before anything reads its controls.
 */
export function carryEntries(): void {
  const now = controlsByKey();
  for (const entry of entries) if (!entry.isConnected) copyEntry(entry, findSuccessor(entry, now));
  if (focused && !focused.isConnected) focusAs(focused, findSuccessor(focused, now));
  removeEventListener('focusin', noteFocus, true);
  entries = [];
  focused = null;
}

/** The control itself, or the one that has taken its place; undefined if there is none. */
export const successorOf = <Found extends Element>(control: Found): Found | undefined =>
  control.isConnected ? control : findSuccessor(control, controlsByKey());

// A key names the kind of element.
const findSuccessor = <Found extends Element>(control: Found, now: ReadonlyMap<string, Element>) =>
  now.get(keysBefore.get(control) ?? '') as Found | undefined;

/** By name, or else by class, and by place among those of the same. Ids don't do: React makes others for new elements. */
function controlsByKey(): ReadonlyMap<string, Element> {
  const found = new Map<string, Element>();
  for (const control of document.querySelectorAll(CONTROLS)) {
    const kind = `${control.localName} ${control.getAttribute('name') ?? control.className} `;
    let place = 0;
    while (found.has(kind + place)) place += 1;
    found.set(kind + place, control);
  }
  return found;
}

function copyEntry(from: Entry, to?: Entry): void {
  if (!to) return;
  if (from.type === 'file') to.files = from.files;
  else to.value = from.value;
  to.checked = from.checked;
}

function focusAs(from: Element, to?: Element): void {
  (to as HTMLElement | undefined)?.focus({ preventScroll: true });
  // Only fields for text tell where the caret is, and not all of them.
  const { selectionStart: start, selectionEnd: end } = from as Entry;
  if (Number.isInteger(start)) (to as Entry | undefined)?.setSelectionRange(start, end);
}
