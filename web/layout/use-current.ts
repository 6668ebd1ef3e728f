import { useLocation } from 'react-router-dom';
import type { NavigationItem } from '../pages/navigation.ts';

/** The `aria-current` of a menu entry: `page` for the current page, `true` for the section that contains it. */
export function useCurrent(): (item: NavigationItem) => 'page' | 'true' | undefined {
  const { pathname } = useLocation();
  return (item) => {
    if (item.href === pathname) return 'page';
    // Only known pages count: a 404 page is prerendered without its path and must hydrate the same.
    return item.children?.some(({ href }) => href === pathname) ? 'true' : undefined;
  };
}
