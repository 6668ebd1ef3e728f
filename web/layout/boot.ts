/**
 * The start script, a small file that each page loads first: starts the script when the page is painted and idle, or touched. Holds a submit
 * and repeats a press that came before hydration. What is held on a page that is never hydrated is left to the browser itself
 * (decisions.md D25), and what needs the script is hidden.
 */
declare const ENTRY_URL: string;

type SuccessorOf = typeof import('./replaced-controls.ts').successorOf;

/** Nothing is held longer than this, in milliseconds. `hidden.module.css` waits as long for this script. */
const LONGEST_HOLD_MS = 8000;
const LONGEST_IDLE_WAIT_MS = 1000;

/** The newest that the script needs and the oldest browser has (docs/quality.md): older ones keep the page as it is without script. */
let canRun = 'hasOwn' in Object && 'at' in Array.prototype && 'HTMLDialogElement' in window;

// Some browsers open dialogs by `commandfor` themselves.
const NATIVE = `summary, [popovertarget]${'commandForElement' in HTMLButtonElement.prototype ? ', [commandfor]' : ''}`;
/** Links that the script lets open a dialog. */
const OPENING = 'a[aria-haspopup]';
const FAILED = 'data-script-failed';
const root = document.documentElement;
/** What repeats a press, at what has taken the place of the control: React may have rendered an altered page anew. */
const missed: ((successorOf: SuccessorOf) => void)[] = [];
const hydrating = new AbortController();
/** What the browser does without the script in place of what is held: the last one counts. */
let instead: (() => void) | undefined;
let longestHold: ReturnType<typeof setTimeout> | undefined;

// What is shown without script shows now, too. A form sends no second submit event. Done once, since each touch before asks for the script again.
const giveUp = () => {
  root.setAttribute(FAILED, '');
  const leave = instead;
  instead = undefined;
  leave?.();
};

// Firefox rejects the import when the page is left meanwhile. Otherwise the next touch tries again.
// After the next paint, so that a press shows first.
const start = () =>
  requestAnimationFrame(() =>
    setTimeout(() => (canRun ? import(/* @vite-ignore */ ENTRY_URL).catch(giveUp) : giveUp())),
  );
/** Until React handles events (`hidden-events.ts`). */
const early = { capture: true, passive: true, signal: hydrating.signal };
// No move of a mouse: browsers send one at rest, too, when something is laid out below it.
for (const type of ['pointerdown', 'keydown', 'focusin']) addEventListener(type, start, early);
// Chromium sometimes reports no idle time on a page that paints nothing more.
const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(start, { timeout: LONGEST_IDLE_WAIT_MS });
addEventListener('load', () => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Firefox reports no paint after a reload.
  if (navigation?.type === 'navigate') new PerformanceObserver(whenIdle).observe({ type: 'paint', buffered: true });
  else requestAnimationFrame(whenIdle);
});

const hold = (withoutScript: () => void) => {
  instead = withoutScript;
  longestHold ??= setTimeout(giveUp, LONGEST_HOLD_MS);
  start();
};
const remember = (event: Event) => {
  const control = (event.target as Element).closest<HTMLElement>(
    `[role=tab], ${OPENING}, button:not([type=submit]), summary`,
  );
  const { type, ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
  if (control instanceof HTMLAnchorElement) {
    // A link is pressed by keyboard with a click, too; with a held key it opens elsewhere.
    if (type !== 'click' || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    hold(() => location.assign(control.href));
  }
  if (!control) return;
  missed.push((successorOf) => {
    const now = successorOf(control);
    // What the browser opened itself is closed again only if it was replaced.
    if (now !== control || !now.matches(NATIVE))
      now?.dispatchEvent(new (event.constructor as typeof Event)(type, event));
  });
};
for (const type of ['click', 'keydown']) addEventListener(type, remember, { ...early, passive: false });
addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  // React prevents what it handles; a form that asks for a file needs no script.
  if (event.defaultPrevented || form.method !== 'post') return;
  event.preventDefault();
  missed.push((successorOf) => successorOf(form)?.requestSubmit(event.submitter && successorOf(event.submitter)));
  hold(() => form.submit());
});
addEventListener('hydrating', () => root.removeAttribute(FAILED));
addEventListener('taken-over', () => hydrating.abort());
addEventListener('not-hydrated', () => {
  // Importing it again would not run it again.
  canRun = false;
  giveUp();
});
addEventListener('hydrated', (event) => {
  clearTimeout(longestHold);
  instead = undefined;
  // One task for each: React renders the effect of one before it handles the next.
  missed.forEach((repeat) => setTimeout(repeat, 0, (event as CustomEvent<SuccessorOf>).detail));
});
// Last: in a browser where this script itself fails, what needs scripts is hidden after a while.
root.setAttribute('data-started', '');
