import type { SitePicture } from './variants.ts';

/**
 * Finds pictures by name. A missing picture is not shown.
 * @param masters as `import.meta.glob` gives them, by path
 */
export function byName(masters: Readonly<Record<string, SitePicture>>): (name: string) => SitePicture | undefined {
  const found = new Map(Object.values(masters).map((picture) => [picture.name, picture]));
  return (name) => found.get(name);
}
