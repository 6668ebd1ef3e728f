import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { surfaceCards } from 'virtual:surface-cards';
import { paths } from '../../shared/paths.ts';
import { Actions, ButtonLink } from '../components/ButtonLink.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { notFound } from '../content/not-found.ts';
import { SurfaceBand } from '../stone/surfaces/SurfaceBand.tsx';

const slab = surfaceCards.find(({ id }) => id === 'schwarz-weiss-grob-poliert');

/** The page of every path that has no route. */
export function Page() {
  const { pathname } = useLocation();
  useEffect(() => console.error(`404: ${notFound.heading}: ${pathname}`), [pathname]);
  return (
    <>
      <SurfaceBand surface={slab} />
      <PageHeader heading={notFound.heading} intro={notFound.text}>
        <Actions>
          <ButtonLink to={paths.home} kind="primary">
            {notFound.link}
          </ButtonLink>
        </Actions>
      </PageHeader>
    </>
  );
}
