import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Site } from './layout/Site.tsx';
import { routeAt } from './routes.tsx';

const site = (
  <BrowserRouter>
    <Site />
  </BrowserRouter>
);

async function start() {
  const root = document.querySelector('#app');
  if (!root) throw new Error('The page has no element #app.');
  await routeAt(location.pathname).page.load();
  // The development server sends an empty page; everywhere else the page is prerendered.
  if (root.childElementCount > 0) hydrateRoot(root, site);
  else createRoot(root).render(site);
}

void start();
