import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
// Makes the only policy for trusted types.
import '../stone/atelier/worker-url.ts';
import { routeOf } from './routes.tsx';
import { Site } from './Site.tsx';

const site = (
  <BrowserRouter>
    <Site />
  </BrowserRouter>
);

async function start() {
  // The start script runs, and can be touched, before the page is parsed.
  if (document.readyState === 'loading')
    await new Promise((parsed) => addEventListener('DOMContentLoaded', parsed, { once: true }));
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
  // The page works without: the start script lets the browser send what it holds. Firefox rejects the load when the page is left meanwhile.
  if (!isLoaded) return dispatchEvent(new Event('not-hydrated'));
  // The development server sends an empty page; everywhere else the page is prerendered.
  if (root.childElementCount === 0)
    return createRoot(root, { onCaughtError: (error) => reportError(error) }).render(site);
  // From here on React handles clicks: the start script no longer records them.
  dispatchEvent(new Event('hydrating'));
  startTransition(() => void hydrateRoot(root, site));
}

void start();
