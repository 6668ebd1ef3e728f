/**
 * Builds a number of pages into a folder, as the build does, repeating those of the site under other paths. Prints the
 * seconds of the prerendering. Arguments: folder, number of pages.
 */
import { join } from 'node:path';
import { bundlePages } from '../../web/build/build-site.ts';
import { documentFolder } from '../../web/build/documents/document-cache.ts';
import { prerender } from '../../web/build/prerender.ts';

const [folder = '', count = '0'] = process.argv.slice(2);
// Pages name the sizes of the documents, which are another measurement.
await documentFolder();
const site = await bundlePages(join(folder, 'site'), join(folder, 'prerender'));
const { pagePaths } = site;
const originals = new Map(
  Array.from({ length: Number(count) }, (_, index) => {
    const copy = Math.floor(index / pagePaths.length);
    const path = pagePaths[index % pagePaths.length] ?? '/';
    return [copy === 0 ? path : `/kopie-${copy}${path}`, path];
  }),
);
const original = (path: string) => originals.get(path) ?? path;
const started = performance.now();
await prerender({
  ...site,
  pagePaths: [...originals.keys()],
  render: (path) => site.render(original(path)),
  metadata: (path) => site.metadata(original(path)),
});
process.stdout.write(`${(performance.now() - started) / 1000}`);
