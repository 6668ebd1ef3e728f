import type { Manifest } from 'vite';

/**
 * URLs of the stylesheets of several modules and of all that they import statically, each once and in the order in which Vite links them.
 * @param sources as the build's manifest names them
 * @throws Error for a module that the manifest doesn't name
 */
export function stylesheetsOf(manifest: Manifest, sources: readonly string[]): readonly string[] {
  const stylesheets = new Set<string>();
  const seen = new Set<string>();
  const visit = (source: string) => {
    if (seen.has(source)) return;
    seen.add(source);
    const chunk = manifest[source];
    if (!chunk) throw new Error(`The build's manifest has no ${source}.`);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const file of chunk.css ?? []) stylesheets.add(`/${file}`);
  };
  for (const source of sources) visit(source);
  return [...stylesheets];
}
