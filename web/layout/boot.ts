/**
 * Inline in every page: starts the script when the page is painted and idle, or touched. Holds a submit and repeats a press that came before
 * hydration. A held form whose page is never hydrated is sent by the browser itself (decisions.md D25).
 */
declare const ENTRY_URL: string;

/** A form isn't held longer than this, in milliseconds. */
const LONGEST_HOLD_MS = 8000;

// Some browsers open dialogs by `commandfor` themselves.
const NATIVE = `[type=submit], [popovertarget]${'commandForElement' in HTMLButtonElement.prototype ? ', [commandfor]' : ''}`;
const missed: (() => void)[] = [];
const hydrating = new AbortController();
let held: HTMLFormElement | undefined;
let longestHold: ReturnType<typeof setTimeout> | undefined;

// Sends no second submit event.
const sendHeld = () => held?.submit();

// Firefox rejects the import when the page is left meanwhile. Otherwise the next touch tries again.
// After the next paint, so that a press shows first.
const start = () => requestAnimationFrame(() => setTimeout(() => import(/* @vite-ignore */ ENTRY_URL).catch(sendHeld)));
for (const type of ['pointerover', 'touchstart', 'keydown', 'focusin']) addEventListener(type, start, { passive: true, signal: hydrating.signal });
const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(start);
addEventListener('load', () => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Firefox reports no paint after a reload.
  if (navigation?.type === 'navigate') new PerformanceObserver(whenIdle).observe({ type: 'paint', buffered: true });
  else requestAnimationFrame(whenIdle);
});

const remember = (event: Event) => {
  const control = (event.target as Element).closest(`[role=tab], button:not(${NATIVE})`);
  if (control) missed.push(() => control.dispatchEvent(new (event.constructor as typeof Event)(event.type, event)));
};
for (const type of ['click', 'keydown']) addEventListener(type, remember, { signal: hydrating.signal });
addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  // React prevents what it handles; a form that asks for a file needs no script.
  if (event.defaultPrevented || form.method !== 'post') return;
  event.preventDefault();
  missed.push(() => form.requestSubmit(event.submitter));
  held = form;
  longestHold ??= setTimeout(sendHeld, LONGEST_HOLD_MS);
  start();
});
addEventListener('hydrating', () => hydrating.abort());
addEventListener('not-hydrated', sendHeld);
addEventListener('hydrated', () => {
  clearTimeout(longestHold);
  held = undefined;
  // One task for each: React renders the effect of one before it handles the next.
  missed.forEach((repeat) => setTimeout(repeat));
});
