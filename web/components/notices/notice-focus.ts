/** Between the notice and what is below it, in px. */
const GAP = 8;
/** What has the focus there is above the notice, or under it on purpose. */
const IN_FRONT = '[data-notice], dialog, [popover], [aria-modal="true"]';

const notices = () => [...document.querySelectorAll('[data-notice]')];
const isOpen = (selector: string) => document.querySelector(selector) !== null;

/**
 * Keeps the focused element out from under the notices (WCAG 2.2, 2.4.11), gives the focus back when one goes, and closes it with Escape.
 * @param host around the notices
 * @returns for the notice: what to call when it has opened, and before it goes
 */
export function attendFocus(host: HTMLElement, close: () => void) {
  let before: HTMLElement | undefined;
  let isPressing = false;

  // Also of a notice that is removed.
  const sizes = new ResizeObserver(() => {
    measure();
    uncover(document.activeElement);
  });

  document.addEventListener('focusin', ({ target, relatedTarget }) => {
    if (host.contains(target as Node)) {
      if (relatedTarget instanceof HTMLElement && !host.contains(relatedTarget)) before = relatedTarget;
    } else if (!isPressing) uncover(target as Element);
  });
  // What is being pressed must not move from under the pointer.
  const press = ({ type }: Event) => (isPressing = type === 'pointerdown');
  for (const type of ['pointerdown', 'pointerup', 'pointercancel']) addEventListener(type, press, true);
  // Moves nothing: the bars of a phone's browser come and go while a visitor scrolls.
  addEventListener('resize', measure);
  document.addEventListener('keydown', ({ key, isComposing, defaultPrevented }) => {
    if (key !== 'Escape' || isComposing || defaultPrevented || notices().length === 0) return;
    // Their own key.
    if (isOpen('dialog[open], [aria-modal="true"]') || ('popover' in host && isOpen(':popover-open'))) return;
    close();
  });

  return {
    opened(): void {
      for (const notice of notices()) sizes.observe(notice);
    },
    /** Where the visitor was before the notice, or at what the notice is about. */
    goes(): void {
      if (!host.contains(document.activeElement)) return;
      for (const place of [
        before,
        ...document.querySelectorAll<HTMLElement>('[data-confirmation]'),
        document.querySelector('main'),
      ]) {
        place?.focus();
        // What is gone or disabled takes no focus.
        if (place === document.activeElement) return;
      }
    },
  };
}

/** Says in `--covered` down to where the notices cover the page; the page leaves that room at its top, and scrolls the focus below it. */
function measure(): void {
  const edges = notices().map((notice) => notice.getBoundingClientRect().bottom);
  const { style } = document.documentElement;
  if (edges.length > 0) style.setProperty('--covered', `${Math.max(...edges) + GAP}px`);
  else style.removeProperty('--covered');
}

/** Scrolls an element that a notice overlaps below it, by the page's `scroll-padding`. */
function uncover(element: Element | null): void {
  if (!element || element === document.body || element.closest(IN_FRONT)) return;
  const { top, right, bottom, left, height } = element.getBoundingClientRect();
  const over = notices()
    .map((notice) => notice.getBoundingClientRect())
    .filter((box) => box.top < bottom && box.bottom > top && box.left < right && box.right > left);
  if (over.length === 0) return;
  const room = innerHeight - Math.max(...over.map((box) => box.bottom)) - GAP;
  element.scrollIntoView({ block: height > room ? 'start' : 'nearest', behavior: 'instant' });
}
