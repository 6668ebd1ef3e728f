import { Suspense, useEffect } from 'react';
import { paths } from '../../shared/paths.ts';
import { Head } from './Head.tsx';
import { NavigationEffects } from './NavigationEffects.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { PageChange } from './PageChange.tsx';
import type { Route } from './routes.tsx';

/** The page of a route, with its title in the document's head. The router keeps this component mounted from route to route. */
export function RoutedPage({ route }: { readonly route: Route }) {
  const { Page } = route.page;
  return (
    <>
      <Head route={route} />
      <Suspense>
        <PageChange>
          <div>
            <PageBoundary>
              <Page path={route.path ?? paths.home} />
            </PageBoundary>
          </div>
        </PageChange>
        <NavigationEffects title={route.title} />
        <Hydrated />
      </Suspense>
    </>
  );
}

/** Marks the page as hydrated: for the start script, which repeats what was pressed before, and for tests. */
function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
    dispatchEvent(new Event('hydrated'));
  }, []);
  return null;
}
