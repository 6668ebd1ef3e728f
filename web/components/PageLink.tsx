import { createContext, memo, use, useCallback, useEffect, useRef, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { showWaiting } from '../layout/waiting.ts';
import { routeAt } from '../routes.tsx';

/** Follows a link within the site, unless the press asks for another tab or window. */
type Follow = (event: MouseEvent<HTMLAnchorElement>, to: string) => void;

const FollowContext = createContext<Follow>(() => undefined);

/**
 * Lets the links inside it be followed. The router's own hooks would have every link of the page rendered again whenever the address changes,
 * also for each letter that filters the library.
 */
export function FollowsLinks({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate;
  });
  const follow = useCallback<Follow>((event, to) => {
    if (event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // As a browser does: a link to where the visitor is makes no further step in the history.
    void latest.current(to, { replace: new URL(to, location.href).href === location.href });
  }, []);
  return <FollowContext value={follow}>{children}</FollowContext>;
}

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  /** A page of `paths`, with a query or fragment if need be. */
  readonly to: string;
}

/** A link within the site. Pointing at it or focusing it fetches the page's script, so that following it feels instant. */
export const PageLink = memo(function PageLink({ to, children, ...anchor }: Props) {
  const follow = use(FollowContext);
  // What fails here is fetched again when the link is followed.
  const prefetch = () => routeAt(to.replace(/[?#].*/, '')).page.load().catch(() => undefined);
  return (
    <a
      href={to}
      onPointerEnter={() => void prefetch()}
      onFocus={() => void prefetch()}
      onClick={(event) => {
        showWaiting(prefetch());
        follow(event, to);
      }}
      {...anchor}
    >
      {children}
    </a>
  );
});
