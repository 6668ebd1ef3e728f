import { Suspense, useEffect, useLayoutEffect, useMemo } from 'react';
import { paths } from '../../shared/paths.ts';
import { FirstTexts } from '../components/text/RunningText.tsx';
import { Head } from './Head.tsx';
import { NavigationEffects } from './NavigationEffects.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { carryEntries, successorOf } from './replaced-controls.ts';
import type { Route } from './routes.tsx';

/** The page of a route, with its title in the document's head. The router keeps this component mounted from route to route. */
export function RoutedPage({ route }: { readonly route: Route }) {
  const { Page } = route.page;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- each page begins anew
  const firstTexts = useMemo(() => new Map<string, string>(), [route]);
  return (
    <>
      <Head route={route} />
      <Suspense>
        <div key={route.path}>
          <PageBoundary>
            <FirstTexts value={firstTexts}>
              <Page path={route.path ?? paths.home} />
            </FirstTexts>
          </PageBoundary>
        </div>
        <NavigationEffects title={route.title} />
        <Hydrated />
      </Suspense>
    </>
  );
}

/** Marks the page as hydrated: for the start script, which repeats what was pressed before, and for tests. */
function Hydrated() {
  // With the change of the page itself: no letter is typed in between, and effects find the entries in the controls.
  useLayoutEffect(() => {
    carryEntries();
    // From here on React handles events.
    dispatchEvent(new Event('taken-over'));
  }, []);
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
    dispatchEvent(new CustomEvent('hydrated', { detail: successorOf }));
  }, []);
  return null;
}
