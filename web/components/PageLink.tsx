import { Link, useResolvedPath, type LinkProps } from 'react-router-dom';
import { showWaiting } from '../layout/waiting.ts';
import { routeOf } from '../routes.tsx';

interface Props extends Omit<LinkProps, 'to'> {
  /** A page of `paths`, with a query or fragment if need be. */
  readonly to: string;
}

/** The router's link, which fetches the page's script when it is pointed at or focused, so that following it feels instant. */
export function PageLink({ to, onClick, ...link }: Props) {
  const { page } = routeOf(useResolvedPath(to).pathname);
  // A failed fetch is repeated when the link is followed.
  const prefetch = () => page.load().catch(() => undefined);
  return (
    <Link
      {...link}
      to={to}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={(event) => {
        showWaiting(prefetch());
        onClick?.(event);
      }}
    />
  );
}
