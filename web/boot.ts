/**
 * Starts the site's script late: at the first interaction, or when the page has loaded and is painted and the browser is idle. What is pressed or sent
 * before the script runs is remembered and repeated, so that nothing is lost. Stands inline in every page; `ENTRY_URL` is put in by the build.
 */
declare const ENTRY_URL: string;

const WAKING_EVENTS = ['pointerover', 'touchstart', 'keydown', 'focusin'];
/** Controls that do nothing without the script. Links, pop-overs and details work by themselves. */
const SCRIPTED_CONTROLS = '[role=tab], button:not([type=submit], [popovertarget], [commandfor])';
const SCRIPTED_COMMANDS = 'commandForElement' in HTMLButtonElement.prototype ? '' : ', [commandfor]';

const POINTING = ['pointerdown', 'pointerup', 'touchstart', 'touchend', 'mousedown', 'mouseup', 'click'];
const ENTERING = ['keydown', 'keypress', 'keyup', 'compositionstart', 'compositionend', 'textInput', 'input', 'change'];
/** For each of these React would take over the whole page in one piece, while the visitor waits for what was pressed to show. */
const FORCING_EVENTS = [...POINTING, ...ENTERING];

/** They move between tabs. */
const TAB_KEYS = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];

let started = false;
const repeats: (() => void)[] = [];
let sent: SubmitEvent | undefined;

const start = () => {
  if (started) return;
  started = true;
  void import(/* @vite-ignore */ ENTRY_URL);
};

/** What was pressed shows first. */
const startSoon = () => requestAnimationFrame(() => setTimeout(start));

const whenPainted = (entries: PerformanceObserverEntryList) => {
  if (entries.getEntriesByName('first-contentful-paint').length > 0) (window.requestIdleCallback ?? setTimeout)(start);
};

const rememberClick = (event: Event) => {
  const control = (event.target as Element).closest<HTMLElement>(SCRIPTED_CONTROLS + SCRIPTED_COMMANDS);
  if (control) repeats.push(() => control.click());
  startSoon();
};

const rememberKey = (event: KeyboardEvent) => {
  const tab = (event.target as Element).closest('[role=tab]');
  if (!tab || !TAB_KEYS.includes(event.key)) return;
  event.preventDefault();
  repeats.push(() => tab.dispatchEvent(new KeyboardEvent('keydown', { key: event.key, bubbles: true })));
};

const holdSubmit = (event: SubmitEvent) => {
  // The browser itself can follow a form that asks for a file.
  if ((event.target as HTMLFormElement).method !== 'post') return;
  event.preventDefault();
  sent = event;
  startSoon();
};

/** What was entered meanwhile stands in the controls, where React finds it. */
const keepFromReact = (event: Event) => event.stopPropagation();

const repeat = () => {
  repeats.push(() => (sent?.target as HTMLFormElement | undefined)?.requestSubmit(sent?.submitter));
  // One after the other: React shows what one does before it takes the next.
  for (const again of repeats) setTimeout(again);
};

/** In the very task in which the forms read what stands in them: what happens afterwards is React's. */
const handOver = () => {
  for (const type of FORCING_EVENTS) removeEventListener(type, keepFromReact, true);
  removeEventListener('click', rememberClick, true);
  removeEventListener('keydown', rememberKey, true);
  removeEventListener('submit', holdSubmit, true);
  // The event comes from an effect; a click inside it would reach controls that React has not taken over yet.
  setTimeout(repeat);
};

for (const type of WAKING_EVENTS) addEventListener(type, startSoon, { once: true, passive: true, capture: true });
for (const type of FORCING_EVENTS) addEventListener(type, keepFromReact, { passive: true, capture: true });
addEventListener('click', rememberClick, true);
addEventListener('keydown', rememberKey, true);
addEventListener('submit', holdSubmit, true);
addEventListener('hydrated', handOver, { once: true });
// A quick page has loaded before it is painted.
addEventListener('load', () => new PerformanceObserver(whenPainted).observe({ type: 'paint', buffered: true }));
