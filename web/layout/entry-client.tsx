import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
// Makes the only policy for trusted types.
import '../tools/worker/worker-url.ts';
import { hideEvents } from './hidden-events.ts';
import { keepPrerendered } from './prerendered-page.ts';
import { rememberControls } from './replaced-controls.ts';
import { routeOf } from './routes.tsx';
import { Site } from './Site.tsx';

const site = (
  <BrowserRouter>
    <Site />
  </BrowserRouter>
);

// The page works without: the start script lets the browser send what it holds.
const leaveUnhydrated = () => dispatchEvent(new Event('not-hydrated'));

/** A task for each step: all in one would keep a slow phone from answering for more than 50 ms. */
const nextTask = () => new Promise((begin) => setTimeout(begin));

async function start() {
  // The start script runs, and can be touched, before the page is parsed.
  if (document.readyState === 'loading')
    await new Promise((parsed) => addEventListener('DOMContentLoaded', parsed, { once: true }));
  await nextTask();
  const root = document.querySelector('#app');
  if (!root) throw new Error('The page has no element #app.');
  // Before hydration, so that no part of the page is suspended while it hydrates.
  const isLoaded = await routeOf(location.pathname)
    .page.load()
    .then(
      () => true,
      (error: unknown) => {
        if (import.meta.env.DEV) reportError(error);
        return false;
      },
    );
  // Firefox rejects the load when the page is left meanwhile.
  if (!isLoaded) return leaveUnhydrated();
  // The development server sends an empty page; everywhere else the page is prerendered.
  if (root.childElementCount === 0)
    return createRoot(root, { onCaughtError: (error) => reportError(error) }).render(site);
  await nextTask();
  rememberControls();
  dispatchEvent(new Event('hydrating'));
  hideEvents();
  startTransition(() => hydrate(root));
}

/** Hydrates the page. A page that fails meanwhile stays as it was prerendered. */
function hydrate(root: Element) {
  const { pathname } = location;
  const putBack = keepPrerendered(root);
  let isHydrating = true;
  // An effect that fails is reported after this event, in the same task.
  addEventListener('hydrated', () => setTimeout(() => (isHydrating = false)), { once: true });
  const abandon = () => {
    reactRoot.unmount();
    delete document.documentElement.dataset['hydrated'];
    putBack();
    leaveUnhydrated();
  };
  const reactRoot = hydrateRoot(root, site, {
    // Later, the page's own boundary shows how to go on.
    onCaughtError(error) {
      if (isHydrating) queueMicrotask(abandon);
      reportError(error);
    },
    // React leaves nothing of the page then.
    onUncaughtError(error) {
      if (location.pathname === pathname) queueMicrotask(abandon);
      else location.reload();
      reportError(error);
    },
  });
}

void start().catch((error: unknown) => {
  leaveUnhydrated();
  reportError(error);
});
