import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { surfaces } from '@works/stone/mixes/surfaces';
import type { Plugin } from 'vite';
import { pictures } from '../content/pictures.ts';
import { pictureFile } from './pictures/encode.ts';
import { masterOf, meanColour } from './pictures/site-pictures.ts';
import { surfaceMaster } from './pictures/surface-masters.ts';

const QUERY = /\.jpg\?picture$/u;
const KEYS = 'virtual:surface-keys';
const COLOURS = 'virtual:picture-colours.css';

/** The stylesheet with the colour of every picture: `.picture-hero{background:#8a8a80}`. */
const PICTURE_COLOURS = `\0${COLOURS}`;

/**
 * Gives `masters/<name>.jpg?picture` as a module with the data of the picture (`SitePicture`), undefined for a master
 * that is not on the list yet, and `virtual:surface-keys` with the keys of the pictures of all surfaces (`SurfaceKey`). The files themselves
 * are made by the build (`encode.ts`); the development server makes them when asked.
 */
export function pictureModules(): Plugin {
  return {
    name: 'picture-modules',
    enforce: 'pre',
    resolveId: (id) => (id === COLOURS ? PICTURE_COLOURS : id === KEYS ? `\0${id}` : undefined),
    async load(id) {
      if (id === PICTURE_COLOURS) return colours();
      if (id === `\0${KEYS}`) return surfaceModule();
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

async function surfaceModule(): Promise<string> {
  const masters = await Promise.all(surfaces.map(({ code }) => surfaceMaster(code)));
  const keys = masters.flatMap((master) =>
    master ? [[master.key.code, { key: master.key.key, hasMacro: master.key.hasMacro }]] : [],
  );
  return `export const surfaceKeys = ${JSON.stringify(Object.fromEntries(keys))}`;
}

async function colours(): Promise<string> {
  const rules = pictures.map(async ({ name }) => {
    const master = await masterOf(name);
    return master ? `.picture-${name}{background:${await meanColour(master.image)}}` : '';
  });
  return (await Promise.all(rules)).join('');
}
