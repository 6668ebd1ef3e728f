import type { ComponentProps } from 'react';
import { useLinkClickHandler } from 'react-router-dom';
import { showWaiting } from '../layout/waiting.ts';
import { routeAt } from '../routes.tsx';

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  /** A page of `paths`, with a query or fragment if need be. */
  readonly to: string;
}

/** A link within the site. Pointing at it or focusing it fetches the page's script, so that following it feels instant. */
export function PageLink({ to, children, ...anchor }: Props) {
  // The router's own Link can do far more and is several times as large.
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  // What fails here is fetched again when the link is followed.
  const prefetch = () => routeAt(to.replace(/[?#].*/, '')).page.load().catch(() => undefined);
  return (
    <a
      href={to}
      onPointerEnter={() => void prefetch()}
      onFocus={() => void prefetch()}
      onClick={(event) => {
        showWaiting(prefetch());
        follow(event);
      }}
      {...anchor}
    >
      {children}
    </a>
  );
}
