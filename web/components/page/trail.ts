import { legalLinks, navigation, serviceLinks, unlinkedPages, type NavigationItem } from '../../pages/navigation.ts';

/** The way from the start page to a path, both included; empty if the path is no page. */
export function trailTo(path: string): readonly NavigationItem[] {
  const start = navigation.filter((item) => item.href === '/');
  for (const item of [...navigation, ...serviceLinks, ...legalLinks, ...unlinkedPages]) {
    if (item.href === path) return path === '/' ? start : [...start, item];
    const child = item.children?.find(({ href }) => href === path);
    if (child) return [...start, item, child];
  }
  return [];
}
