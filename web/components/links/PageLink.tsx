import { use } from 'react';
import { Link, useResolvedPath, type LinkProps } from 'react-router-dom';
import { showLoadingHint } from '../notices/loading-hint.ts';
import { PrefetchContext } from './prefetch.ts';

interface Props extends Omit<LinkProps, 'to'> {
  /** A page of `paths`, with a query or fragment if need be. */
  readonly to: string;
}

/** The router's link, which fetches the page's script when it is pointed at or focused, so that following it feels instant. */
export function PageLink({ to, onClick, ...link }: Props) {
  const { pathname } = useResolvedPath(to);
  const prefetchPage = use(PrefetchContext);
  const prefetch = () => prefetchPage(pathname);
  return (
    <Link
      {...link}
      to={to}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={(event) => {
        showLoadingHint(prefetch());
        onClick?.(event);
      }}
    />
  );
}
