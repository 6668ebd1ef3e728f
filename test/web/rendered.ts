import type { RenderedPage } from '../../web/builder/prerender.ts';
import { oncePerRun } from '../fixtures/once-per-run.ts';

/** A page as the build renders it: once for all tests of a run, as the renderer alone takes seconds to load. */
export const render = (path: string): Promise<RenderedPage> =>
  oncePerRun(`page ${path}`, async () => (await import('../../web/layout/entry-server.tsx')).render(path));
