import type { SitePicture } from './variants.ts';

/** Modules as `import.meta.glob` gives them, by path; a master that isn't listed yet has none. */
type Masters = Readonly<Record<string, SitePicture | undefined>>;

/** Finds the pictures of a set of masters by name. A missing picture is not shown. */
export function byName(masters: Masters): (name: string) => SitePicture | undefined {
  const found = new Map(Object.values(masters).map((picture) => [picture?.name, picture]));
  return (name) => found.get(name);
}
