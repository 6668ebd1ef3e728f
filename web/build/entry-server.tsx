import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { Site } from '../layout/Site.tsx';
import { routeOf, routes } from '../layout/routes.tsx';

export { pageMetadata } from './page-metadata.ts';
export { sharedPicture } from '../pictures/shared-picture.ts';

export interface RenderedPage {
  /** `<title>`, `<meta>` and `<link>` of the page. */
  readonly head: string;
  readonly body: string;
  /** Module file of the page below `web/`: the build's manifest names its stylesheets. */
  readonly file: string;
}

/** The paths to prerender. */
export const pagePaths: readonly string[] = routes.map((route) => route.path);

/** Renders one path to HTML; an unknown path gives the 404 page. */
export async function render(path: string): Promise<RenderedPage> {
  const { page } = routeOf(path);
  await page.load();
  const html = renderToString(
    <StaticRouter location={path}>
      <Site />
    </StaticRouter>,
  );
  // React writes the document's metadata before everything else.
  const start = html.search(/<(?!title|meta|link|\/title)/);
  return { head: html.slice(0, start), body: html.slice(start), file: page.file };
}
