import { Suspense, useEffect } from 'react';
import { paths } from '../../shared/paths.ts';
import type { Route } from './routes.tsx';
import { NavigationEffects } from './NavigationEffects.tsx';
import { Head } from './Head.tsx';
import { PageChange } from './PageChange.tsx';

/** The page of a route, with its title in the document's head. The router keeps this component mounted from route to route. */
export function RoutedPage({ route }: { readonly route: Route }) {
  const { Page } = route.page;
  return (
    <>
      <Head route={route} />
      <Suspense>
        <PageChange>
          <div>
            <Page path={route.path ?? paths.home} />
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
