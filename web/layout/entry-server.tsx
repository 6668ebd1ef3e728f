import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { pageMetadata } from '../builder/page-metadata.ts';
import type { RenderedPage } from '../builder/prerender.ts';
import { loadDrawings } from '../drawings/FetchedDrawing.tsx';
import { drawings } from '../generated/drawings.ts';
import { pageDrawings } from '../generated/page-drawings.ts';
import { routeOf, routes } from './routes.tsx';
import { sharedPicture } from './shared-picture.ts';
import { Site } from './Site.tsx';

await loadDrawings({ ...drawings, ...pageDrawings });

/** The paths to prerender. */
export const pagePaths: readonly string[] = routes.map((route) => route.path);

/** The elements of a page's head that only other sites and search engines read. */
export const metadata = (path: string): string => pageMetadata(path, routeOf(path).title, sharedPicture(path));

/** Renders one path to HTML; an unknown path gives the 404 page. @throws Error for a page that throws: React would leave its place empty */
export async function render(path: string): Promise<RenderedPage> {
  const { page } = routeOf(path);
  await page.load();
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <Site />
    </StaticRouter>,
    // In one piece: React sends long parts after the others.
    { progressiveChunkSize: Infinity, onError: (error) => void errors.push(error) },
  );
  if (errors.length > 0) throw new Error(`${path} can't be rendered.`, { cause: errors[0] });
  const html = await new Response(prelude).text();
  // React writes the document's metadata before everything else.
  const start = html.search(/<(?!title|meta|link|\/title)/);
  return { head: html.slice(0, start), body: html.slice(start), file: page.file };
}
