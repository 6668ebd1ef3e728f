import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import hidden from '../components/hidden.module.css';
import { hashTarget } from '../components/page/hash-target.ts';
import { closePanels } from './open-panels.ts';

/** Where the page was scrolled to, by history entry; kept for a reload. */
const STORAGE_KEY = 'scroll-positions';
const positions = new Map<string, number>();

function remember() {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions]));
  } catch {
    // Storage is full or forbidden: after a reload the page begins at its top.
  }
}

function recall() {
  try {
    for (const [key, top] of JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as [string, number][])
      positions.set(key, top);
  } catch {
    // Without storage, or with a foreign value in it, positions simply aren't known.
  }
}

/**
 * What a browser does on a page load and a script must do on a navigation within the site: closes the menus, scrolls to the top or, on the
 * way back, to where the visitor was, moves the focus to the heading and has the title read out. React Router's `ScrollRestoration` needs a data
 * router (decisions.md D33).
 */
export function NavigationEffects({ title }: { readonly title: string }) {
  const { pathname, hash, key } = useLocation();
  const way = useNavigationType();
  const [announced, setAnnounced] = useState('');
  const arrivedAt = useRef(pathname);
  const firstKey = useRef(key);

  useEffect(() => {
    recall();
    history.scrollRestoration = 'manual';
    const leave = () => {
      // A reload or a way back from another site: the browser restores the position better.
      history.scrollRestoration = 'auto';
      remember();
    };
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, []);

  // Layout effects: the exchange of the pages itself scrolls, and that must not count as the visitor's position.
  useLayoutEffect(() => {
    const note = () => positions.set(key, scrollY);
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [key]);

  // Also by a link to the page that is shown, but not by hydration.
  useLayoutEffect(() => {
    if (key !== firstKey.current) closePanels();
  }, [key]);

  useLayoutEffect(() => {
    // The first page arrived by itself; a changed query, such as a filter, is no new page, unless the link names a place on it.
    if (arrivedAt.current === pathname && !(hash && way === 'PUSH')) return;
    arrivedAt.current = pathname;

    const goal = hashTarget(hash);
    const top = way === 'POP' ? positions.get(key) : undefined;
    if (goal && top === undefined) goal.scrollIntoView({ behavior: 'instant' });
    else scrollTo({ top: top ?? 0, behavior: 'instant' });

    const heading = goal ?? document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    setAnnounced(title);
  }, [pathname, hash, key, way, title]);

  return (
    <p className={hidden.fromView} aria-live="polite">
      {announced}
    </p>
  );
}
