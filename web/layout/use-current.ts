import { useLocation } from 'react-router-dom';
import type { NavigationItem } from '../content/navigation.ts';

/** Tells for a menu entry whether it is the current page (`page`) or holds it (`true`), as `aria-current` wants it. */
export function useCurrent(): (item: NavigationItem) => 'page' | 'true' | undefined {
  const { pathname } = useLocation();
  return (item) => {
    if (item.href === pathname) return 'page';
    // Only known pages count: a 404 page is prerendered without its path and must hydrate the same.
    return item.children?.some(({ href }) => href === pathname) ? 'true' : undefined;
  };
}
