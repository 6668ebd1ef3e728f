import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Site } from './layout/Site.tsx';
import { routeAt } from './routes.tsx';

const site = (
  <BrowserRouter>
    <Site />
  </BrowserRouter>
);

/** Lets the browser answer the visitor between two long pieces of work. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

async function start() {
  const root = document.querySelector('#app');
  if (!root) throw new Error('The page has no element #app.');
  await nextTask();
  await routeAt(location.pathname).page.load();
  await nextTask();
  // The development server sends an empty page; everywhere else the page is prerendered.
  // As a transition React works in slices of some milliseconds, between which the browser answers the visitor.
  if (root.childElementCount > 0) startTransition(() => void hydrateRoot(root, site));
  else createRoot(root).render(site);
}

void start();
