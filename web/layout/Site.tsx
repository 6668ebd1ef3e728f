import '../fonts/font-face.css';
import '../generated/colours.css';
import './tokens.css';
import './base.css';
import './dialogs.css';
import { Suspense } from 'react';
import { useRoutes, type RouteObject } from 'react-router-dom';
import { PrefetchContext } from '../components/links/prefetch.ts';
import { layoutWords } from '../content/layout-words.ts';
import { Outbox } from '../forms/Outbox.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { RoutedPage } from './RoutedPage.tsx';
import { notFoundRoute, routeOf, routes } from './routes.tsx';
import styles from './Site.module.css';

// Paths have one spelling: the server redirects the others.
const routeObjects: RouteObject[] = [...routes, notFoundRoute].map((route) => ({
  path: route.path ?? '*',
  caseSensitive: true,
  element: <RoutedPage route={route} />,
}));

// A failed fetch is repeated when the link is followed.
const prefetchPage = (path: string) =>
  routeOf(path)
    .page.load()
    .catch(() => undefined);

/** The whole site: the frame that every page has, and the page of the current address in it. */
export function Site() {
  const page = useRoutes(routeObjects);
  return (
    <PrefetchContext value={prefetchPage}>
      <a className={styles.skip} href="#hauptinhalt">
        {layoutWords.skipToContent}
      </a>
      {/* Boundaries: React hydrates the part first that a visitor touches. */}
      <Suspense>
        <Header />
      </Suspense>
      <main id="hauptinhalt" className={styles.main} tabIndex={-1}>
        {page}
      </main>
      <Suspense>
        <Footer />
      </Suspense>
      <Outbox />
    </PrefetchContext>
  );
}
