import { legalLinks, navigation, serviceLinks, type NavigationItem } from '../content/navigation.ts';

/** The way from the start page to a path, both included; empty if no menu names the path. */
export function trailTo(path: string): readonly NavigationItem[] {
  const start = navigation.filter((item) => item.href === '/');
  for (const item of [...navigation, ...serviceLinks, ...legalLinks]) {
    if (item.href === path) return path === '/' ? start : [...start, item];
    const child = item.children?.find(({ href }) => href === path);
    if (child) return [...start, item, child];
  }
  return [];
}
