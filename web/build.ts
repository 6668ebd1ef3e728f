import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build, type Rolldown } from 'vite';
import type { InlineHashes } from '../shared/security-headers.ts';
import { writeDocuments } from './documents/write-documents.ts';
import { writeCrawlerFiles } from './findability/write-files.ts';
import { writePictures } from './pictures/encode.ts';
import { PICTURE_FOLDER } from './pictures/variants.ts';
import { DOCUMENT_FOLDER } from './paths.ts';
import { prerender, type BuiltSite, type PageStyles } from './prerender.ts';
import { PAGE_STYLES, SHARED_STYLES } from './site-styles.ts';

const projectFile = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const configFile = projectFile('web/vite.config.ts');

interface BuildOptions {
  /** Where it goes, inside the project. */
  readonly folder?: string;
  /** Leaves the pictures' files out: whoever serves the site makes each when it is asked for (`pictureFile`). */
  readonly picturesWhenAsked?: boolean;
}

/**
 * Builds the site: `site/` with the HTML of every route, and `csp-hashes.json` with the hashes of what stands inline in it.
 * A site that is being served stays whole until the new one is ready. Throws when a page can't be rendered.
 */
export async function buildSite({ folder = projectFile('dist'), picturesWhenAsked = false }: BuildOptions = {}): Promise<void> {
  await mkdir(folder, { recursive: true });
  const workplace = await mkdtemp(join(folder, 'building-'));
  try {
    const site = join(workplace, 'site');
    const pictures = join(workplace, 'pictures');
    const documents = join(workplace, 'documents');
    const [hashes] = await Promise.all([
      buildPages(site, join(workplace, 'prerender')),
      picturesWhenAsked || writePictures(pictures),
      writeDocuments(documents),
    ]);
    if (!picturesWhenAsked) await rename(pictures, join(site, PICTURE_FOLDER));
    await rename(documents, join(site, DOCUMENT_FOLDER));
    await rm(join(folder, 'site'), { recursive: true, force: true });
    await rename(site, join(folder, 'site'));
    await writeFile(join(folder, 'csp-hashes.json'), `${JSON.stringify(hashes, null, 2)}\n`);
  } finally {
    await rm(workplace, { recursive: true, force: true });
  }
}

async function buildPages(siteFolder: string, serverFolder: string): Promise<InlineHashes> {
  const hashes = await prerender(await bundlePages(siteFolder, serverFolder));
  await writeCrawlerFiles(siteFolder);
  return hashes;
}

/** Bundles the site for browsers, into `siteFolder`, and for the prerenderer. */
export async function bundlePages(siteFolder: string, serverFolder: string): Promise<BuiltSite> {
  const [client] = await Promise.all([buildClient(siteFolder), buildServer(serverFolder)]);
  const { render, pagePaths, pageMetadata, sharedPicture } = (await import(pathToFileURL(join(serverFolder, 'entry-server.js')).href)) as typeof import('./entry-server.tsx');

  const entry = client.find((file) => file.type === 'chunk' && file.isEntry) as Rolldown.OutputChunk;
  const shared = assetOf(client, `${SHARED_STYLES}.css`);
  await rm(join(siteFolder, shared.fileName));
  return {
    folder: siteFolder,
    render,
    pagePaths,
    template: await readFile(join(siteFolder, 'index.html'), 'utf8'),
    entryUrl: `/${entry.fileName}`,
    fontUrl: `/${assetOf(client, 'archivo.woff2').fileName}`,
    metadata: (path) => pageMetadata(path, sharedPicture(path)),
    stylesOf: (module) => pageStyles(client, shared, stylesOf(client, chunkOf(client, module))),
  };
}

type Output = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[];

async function buildClient(outDir: string): Promise<Output> {
  const result = await build({ configFile, logLevel: 'warn', build: { outDir } });
  return (result as Rolldown.RolldownOutput).output;
}

async function buildServer(outDir: string): Promise<void> {
  await build({ configFile, logLevel: 'warn', build: { outDir, ssr: 'entry-server.tsx', minify: false } });
}

/** The emitted file that was called so before its name got a hash. */
function assetOf(output: Output, name: string): Rolldown.OutputAsset {
  const asset = output.find((file) => file.type === 'asset' && file.names.includes(name));
  if (!asset) throw new Error(`The build has no file ${name}.`);
  return asset as Rolldown.OutputAsset;
}

/** The chunk that holds a module of `web/`. */
function chunkOf(output: Output, module: string): Rolldown.OutputChunk {
  const id = projectFile(`web/${module}`);
  const chunk = output.find((file) => file.type === 'chunk' && file.facadeModuleId === id);
  if (!chunk) throw new Error(`The build has no chunk for ${module}.`);
  return chunk as Rolldown.OutputChunk;
}

/** The stylesheets of a chunk and of everything it imports. */
function stylesOf(output: Output, chunk: Rolldown.OutputChunk): Set<string> {
  const styles = new Set<string>();
  const seen = new Set<string>();
  const visit = (fileName: string) => {
    const file = output.find((candidate) => candidate.fileName === fileName);
    if (file?.type !== 'chunk' || seen.has(fileName)) return;
    seen.add(fileName);
    for (const imported of file.imports) visit(imported);
    for (const style of file.viteMetadata?.importedCss ?? []) styles.add(style);
  };
  visit(chunk.fileName);
  return styles;
}

/** @param files the stylesheets of a page but for the shared ones */
function pageStyles(output: Output, shared: Rolldown.OutputAsset, files: ReadonlySet<string>): PageStyles {
  const inlined = PAGE_STYLES.map((name) => assetOf(output, `${name}.css`)).filter(({ fileName }) => files.has(fileName));
  const names = inlined.map(({ fileName }) => fileName);
  return {
    css: [shared, ...inlined].map(({ source }) => String(source).trim()).join(''),
    inlined: names.map((file) => `/${file}`),
    linked: [...files].filter((file) => !names.includes(file)).map((file) => `/${file}`),
  };
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { 'pictures-when-asked': { type: 'boolean' } } });
  await buildSite({ folder: positionals[0] && resolve(positionals[0]), picturesWhenAsked: values['pictures-when-asked'] });
}
