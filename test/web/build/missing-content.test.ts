import { expect, it, vi } from 'vitest';
import { paths } from '../../../shared/paths.ts';
import { masterOf } from '../../../web/build/pictures/site-pictures.ts';
import { metadata } from '../../../web/layout/entry-server.tsx';

vi.mock(import('../../../web/content/page-titles.ts'), async (original) => {
  const { pageTitles, ...others } = await original();
  const { imprint: _, ...rest } = pageTitles;
  return { ...others, pageTitles: rest as typeof pageTitles };
});
vi.mock(import('../../../web/content/page-descriptions.ts'), async (original) => {
  const { pageDescriptions } = await original();
  const { privacy: _, ...rest } = pageDescriptions as Readonly<Record<string, string>>;
  return { pageDescriptions: rest as typeof pageDescriptions };
});
vi.mock(import('../../../web/pictures/pictures.ts'), async (original) => {
  const { pictures, ...others } = await original();
  const [first] = pictures;
  if (!first) throw new Error('There is no picture.');
  return { ...others, pictures: [{ ...first, name: 'treppe', file: 'treppe.jpg' }] };
});

it('a page without a title fails the build', () => {
  expect(() => metadata(paths.imprint)).toThrow(
    'The page /impressum has no title: give it one in web/content/page-titles.ts.',
  );
});

it('a page without a description fails the build', () => {
  expect(() => metadata(paths.privacy)).toThrow(
    'The page /datenschutz has no description: give it one in web/content/page-descriptions.ts.',
  );
  expect(metadata(paths.contact)).toContain('<meta name="description" content="');
});

it('a listed picture without a master fails the build', async () => {
  await expect(masterOf('treppe')).rejects.toThrow(
    `web/renderings/masters/treppe.jpg can't be read, but web/pictures/pictures.ts lists it.`,
  );
  expect(await masterOf('not-listed')).toBeUndefined();
});
