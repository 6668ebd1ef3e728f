import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { surfaces } from '@works/stone/mixes/surfaces';
import type { Plugin } from 'vite';
import { pictures, type PictureTexts } from '../content/pictures.ts';
import { pictureFile } from './pictures/encode.ts';
import { masterOf, meanColour } from './pictures/site-pictures.ts';
import { surfaceMaster } from './pictures/surface-masters.ts';

const QUERY = /\.jpg\?picture$/u;
const CARDS = 'virtual:surface-cards';
const KINDS = 'virtual:picture-kinds';
const COLOURS = 'virtual:picture-colours.css';

/** The stylesheet with the colour of every picture: `.picture-hero{background:#8a8a80}`. */
const PICTURE_COLOURS = `\0${COLOURS}`;

/**
 * Gives `masters/<name>.jpg?picture` as a module with the data of the picture (`SitePicture`), undefined for a master
 * that is not on the list yet, and `virtual:surface-cards` with the cards of all surfaces and the keys of their pictures (`SurfaceKey`). The
 * `virtual:picture-kinds` says if there are photographs. The files themselves are made by the build (`encode.ts`); the development server makes them when asked.
 */
export function pictureModules(): Plugin {
  return {
    name: 'picture-modules',
    enforce: 'pre',
    resolveId: (id) => (id === COLOURS ? PICTURE_COLOURS : id === CARDS || id === KINDS ? `\0${id}` : undefined),
    async load(id) {
      if (id === PICTURE_COLOURS) return colours();
      if (id === `\0${CARDS}`) return surfaceModule();
      if (id === `\0${KINDS}`) return `export const pictureKinds = '${kindsOf(pictures)}'`;
      if (!QUERY.test(id)) return undefined;
      const master = await masterOf(basename(id.replace(QUERY, '')));
      return `export default ${JSON.stringify(master?.picture)}`;
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const path = request.url ?? '';
        const file = await pictureFile(path);
        if (file) createReadStream(file).on('error', next).pipe(response);
        else next();
      });
    },
  };
}

/** Whether the listed pictures are visualisations, photographs or both. */
function kindsOf(listed: readonly PictureTexts[]): 'visualisations' | 'both' | 'photographs' {
  if (listed.every(({ photograph }) => photograph)) return 'photographs';
  return listed.some(({ photograph }) => photograph) ? 'both' : 'visualisations';
}

async function surfaceModule(): Promise<string> {
  const cards = surfaces.map(({ recipe: _recipe, ...card }) => card);
  const masters = await Promise.all(surfaces.map(({ code }) => surfaceMaster(code)));
  const keys = masters.flatMap((master) =>
    master ? [[master.key.code, { key: master.key.key, hasMacro: master.key.hasMacro }]] : [],
  );
  return `export const surfaceCards = ${JSON.stringify(cards)};export const surfaceKeys = ${JSON.stringify(Object.fromEntries(keys))}`;
}

async function colours(): Promise<string> {
  const rules = pictures.map(async ({ name }) => {
    const master = await masterOf(name);
    return master ? `.picture-${name}{background:${await meanColour(master.image)}}` : '';
  });
  return (await Promise.all(rules)).join('');
}
