import '../fonts/font-face.css';
import './tokens.css';
import './base.css';
import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { FollowsLinks } from '../components/PageLink.tsx';
import { layoutWords } from '../content/navigation.ts';
import { Outbox } from '../outbox/Outbox.tsx';
import { paths } from '../paths.ts';
import { routeAt } from '../routes.tsx';
import { Arrival } from './Arrival.tsx';
import { Footer } from './Footer.tsx';
import { Head } from './Head.tsx';
import { Header } from './Header.tsx';
import { PageChange } from './PageChange.tsx';
import styles from './Site.module.css';

/** The whole site: the frame that every page has, and the page of the current address in it. */
export function Site() {
  const { pathname } = useLocation();
  const route = routeAt(pathname);
  const { Page } = route.page;
  return (
    <FollowsLinks>
      <Head route={route} />
      <a className={styles.skip} href="#hauptinhalt">
        {layoutWords.skipToContent}
      </a>
      <Header />
      <main id="hauptinhalt" className={styles.main} tabIndex={-1}>
        <Suspense>
          <PageChange>
            <div>
              <Page path={route.path ?? paths.home} />
            </div>
          </PageChange>
          <Arrival title={route.title} />
          <Hydrated />
        </Suspense>
      </main>
      <Footer />
      <Outbox />
    </FollowsLinks>
  );
}

/** Says that the page has come alive, to the start script, which repeats what was pressed before, and to tests. */
function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
    dispatchEvent(new Event('hydrated'));
  }, []);
  return null;
}
