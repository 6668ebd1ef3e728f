import { render as renderPage } from '../../web/layout/entry-server.tsx';

const rendered = new Map<string, ReturnType<typeof renderPage>>();

/** A page as the build renders it: once for all tests of a worker. */
export function render(path: string): ReturnType<typeof renderPage> {
  const page = rendered.get(path) ?? renderPage(path);
  rendered.set(path, page);
  return page;
}
