import type { Plugin } from 'vite';
import { projects } from '../../shared/owner/projects.ts';
import { pictures as listed } from '../content/pictures.ts';
import { madeModules } from './made-modules.ts';
import { masterOf } from './pictures/site-pictures.ts';

/** Suffix of the picture that other pages show of a project. */
const VIEW = '-ansicht';

/**
 * Provides `virtual:project-pictures`, the picture of each project on other pages, and `virtual:project-views`, all others. Of projects that are
 * not there any more, a page has neither pictures nor their texts.
 */
export const projectPictures = (): Plugin =>
  madeModules('project-pictures', {
    'virtual:project-pictures': async () => exported('projectPictures', (name, image) => name === image + VIEW),
    'virtual:project-views': async () =>
      exported(
        'projectViews',
        (name, image) => (name === image || name.startsWith(`${image}-`)) && name !== image + VIEW,
      ),
  });

async function exported(name: string, isOf: (picture: string, image: string) => boolean): Promise<string> {
  const names = projects.map(({ id, image }) => [id, listed.filter((picture) => isOf(picture.name, image))] as const);
  const shown = names.map(async ([id, pictures]) => {
    const masters = await Promise.all(pictures.map((picture) => masterOf(picture.name)));
    const sorted = masters.flatMap((master) => (master ? [master.picture] : []));
    return [id, sorted.toSorted((one, other) => one.name.localeCompare(other.name))] as const;
  });
  return `export const ${name} = ${JSON.stringify(Object.fromEntries(await Promise.all(shown)))}`;
}
