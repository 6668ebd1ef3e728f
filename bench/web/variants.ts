import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { fileHeaders } from '../../infra/stack/settings/file-headers.ts';
import { siteHeaders } from '../../shared/security-headers.ts';
import { buildSite } from '../../web/builder/build-site.ts';
import { pictureFile } from '../../web/builder/pictures/encode.ts';
import { PICTURE_FOLDER } from '../../web/pictures/variants.ts';

const projectFile = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

interface ServedFile {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** One way of delivering the same content. */
export interface Variant {
  readonly name: 'this site' | 'without scripts' | 'client-rendered';
  /** The file at a path, or undefined. */
  readonly fileAt: (path: string) => Promise<ServedFile | undefined>;
}

/** Builds the site and what it is compared with: the same pages without any script, and the same app rendered in the browser. */
export async function buildVariants(): Promise<readonly Variant[]> {
  const folder = projectFile('.cache/bench-web');
  // The server encodes the pictures that are asked for.
  await buildSite({ folder, picturesOnDemand: true });
  const clientFolder = join(folder, 'client-rendered');
  await buildClientRendered(clientFolder);
  const site = openFiles(join(folder, 'site'));
  const client = openFiles(clientFolder);
  const security = siteHeaders({ uploadOrigin: 'https://uploads.example' });

  const ofSite = async (path: string): Promise<ServedFile | undefined> => {
    const file = await site(keyOf(path));
    return file && { body: file.body, headers: { ...file.headers, ...security } };
  };
  // Kept, so that the server compresses each page once.
  const withoutScripts = new Map<string, ServedFile>();
  return [
    { name: 'this site', fileAt: ofSite },
    {
      name: 'without scripts',
      fileAt: async (path) => {
        const known = withoutScripts.get(path) ?? stripped(await ofSite(path));
        if (known) withoutScripts.set(path, known);
        return known;
      },
    },
    {
      name: 'client-rendered',
      fileAt: async (path) => {
        const key = path.includes('.') ? path.slice(1) : 'index.html';
        return (await client(key)) ?? ofSite(path);
      },
    },
  ];
}

/** Finds the files of a folder by their keys. Kept, so that the server compresses each once. */
function openFiles(folder: string): (key: string) => Promise<ServedFile | undefined> {
  const read = new Map<string, ServedFile>();
  return async (key) => {
    const picture = `/${key}`.startsWith(PICTURE_FOLDER) ? await pictureFile(`/${key}`) : undefined;
    const body = await readFile(picture ?? join(folder, key)).catch(() => undefined);
    const file = read.get(key) ?? (body && { body, headers: fileHeaders(key) });
    if (file) read.set(key, file);
    return file;
  };
}

/** The usual single-page app of the same sources: an empty page, one linked stylesheet, the script first. */
async function buildClientRendered(outDir: string): Promise<void> {
  await mkdir(outDir, { recursive: true });
  await build({
    configFile: projectFile('web/builder/vite.config.ts'),
    logLevel: 'warn',
    build: { outDir, cssCodeSplit: false },
  });
}

const keyOf = (path: string) =>
  /\.\w+$/u.test(path) ? path.slice(1) : join(path, 'index.html').replaceAll('\\', '/').slice(1);

function stripped(file: ServedFile | undefined): ServedFile | undefined {
  if (!file?.headers['content-type']?.startsWith('text/html')) return file;
  const html = file.body.toString().replaceAll(/<script type="module"[^>]*><\/script>/gu, '');
  return { ...file, body: Buffer.from(html) };
}
