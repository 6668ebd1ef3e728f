import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { showWaiting } from '../layout/waiting.ts';
import { routeAt } from '../routes.tsx';

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  /** A page of `paths`, with a query or fragment if need be. */
  readonly to: string;
}

/** A link within the site. Pointing at it or focusing it fetches the page's script, so that following it feels instant. */
export function PageLink({ to, ...anchor }: Props) {
  // What fails here is fetched again when the link is followed.
  const prefetch = () => routeAt(to.replace(/[?#].*/, '')).page.load().catch(() => undefined);
  return <Link to={to} onPointerEnter={() => void prefetch()} onFocus={() => void prefetch()} onClick={() => showWaiting(prefetch())} {...anchor} />;
}
