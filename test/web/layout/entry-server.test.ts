import { expect, it, onTestFinished, vi } from 'vitest';
import { paths } from '../../../shared/paths.ts';
import { render } from '../../../web/layout/entry-server.tsx';
import { routeOf } from '../../../web/layout/routes.tsx';

it('a page that throws is not built', async () => {
  const broken = vi.spyOn(routeOf(paths.imprint).page, 'Page').mockImplementation(() => {
    throw new Error('A page opens with surface 99, which does not exist.');
  });
  onTestFinished(() => broken.mockRestore());
  await expect(render(paths.imprint)).rejects.toThrow(`${paths.imprint} can't be rendered.`);
});
