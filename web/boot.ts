/**
 * Starts the site's script late: at the first interaction, or when the page has loaded and is painted and the browser is idle. What is pressed or sent
 * before the script runs is remembered and repeated, so that nothing is lost. Stands inline in every page; `ENTRY_URL` is put in by the build.
 */
declare const ENTRY_URL: string;

const WAKING_EVENTS = ['pointerover', 'touchstart', 'keydown', 'focusin'];
/** Controls that do nothing without the script. Links, pop-overs and details work by themselves. */
const SCRIPTED_CONTROLS = '[role=tab], button:not([type=submit], [popovertarget], [commandfor])';
const SCRIPTED_COMMANDS = 'commandForElement' in HTMLButtonElement.prototype ? '' : ', [commandfor]';

let started = false;
const pressed: HTMLElement[] = [];
let sent: SubmitEvent | undefined;

const start = () => {
  if (started) return;
  started = true;
  void import(/* @vite-ignore */ ENTRY_URL);
};

const whenPainted = (entries: PerformanceObserverEntryList) => {
  if (entries.getEntriesByName('first-contentful-paint').length > 0) (window.requestIdleCallback ?? setTimeout)(start);
};

const rememberClick = (event: Event) => {
  const control = (event.target as Element).closest<HTMLElement>(SCRIPTED_CONTROLS + SCRIPTED_COMMANDS);
  if (control) pressed.push(control);
  start();
};

const holdSubmit = (event: SubmitEvent) => {
  event.preventDefault();
  sent = event;
  start();
};

const repeat = () => {
  removeEventListener('click', rememberClick, true);
  removeEventListener('submit', holdSubmit, true);
  for (const control of pressed) control.click();
  (sent?.target as HTMLFormElement | undefined)?.requestSubmit(sent?.submitter);
};

for (const type of WAKING_EVENTS) addEventListener(type, start, { once: true, passive: true, capture: true });
addEventListener('click', rememberClick, true);
addEventListener('submit', holdSubmit, true);
// The event comes from an effect; a click inside it would reach controls that React has not taken over yet.
addEventListener('hydrated', () => setTimeout(repeat), { once: true });
// A quick page has loaded before it is painted.
addEventListener('load', () => new PerformanceObserver(whenPainted).observe({ type: 'paint', buffered: true }));
