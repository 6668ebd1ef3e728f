import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isPagePath } from '../paths.ts';
import { routeAt } from '../routes.tsx';
import './tokens.css';
import './base.css';

/** The whole site: the frame that every page has, and the page of the current address in it. */
export function Site() {
  const { pathname } = useLocation();
  const { page, title, description } = routeAt(pathname);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <main id="inhalt">
        <Suspense>
          <page.Page path={isPagePath(pathname) ? pathname : '/'} />
          <Hydrated />
        </Suspense>
      </main>
    </>
  );
}

/** Says that the page has come alive, to the start script that repeats what was pressed before. */
function Hydrated() {
  useEffect(() => {
    dispatchEvent(new Event('hydrated'));
  }, []);
  return null;
}
