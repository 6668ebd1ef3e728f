import './production.ts';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build, type Manifest } from 'vite';
import { DOCUMENT_FOLDER, LICENCES } from '../../shared/paths.ts';
import { PICTURE_FOLDER } from '../pictures/variants.ts';
import { allFinished } from './all-finished.ts';
import { moduleList } from './build-modules.ts';
import { generate } from './generate.ts';
import { noticesOf, packagesOf } from './licences.ts';
import { refuseOwnerFaults } from './owner-data/refuse-owner-faults.ts';
import { writePictures } from './pictures/write-pictures.ts';
import { prerender, type RenderedSite, type ServerEntry } from './prerender.ts';
import { stylesheetsOf } from './stylesheets.ts';
import { validityWarnings } from './validity-warning.ts';
import { writeAnswerStyles } from './write-answer-styles.ts';
import { writeCrawlerFiles } from './write-crawler-files.ts';
import { writeDocuments } from './write-documents.ts';

const projectFile = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const configFile = projectFile('web/builder/vite.config.ts');
/** As the build's manifest names them. */
const ENTRY = 'index.html';
const FONT = 'fonts/archivo.woff2';
const FONT_LICENCE = fileURLToPath(import.meta.resolve('@fontsource-variable/archivo/LICENSE'));

interface BuildOptions {
  /** Output folder, inside the project. */
  readonly folder?: string;
  /** Encodes no pictures: the server encodes each on its first request (`pictureFile`). */
  readonly picturesOnDemand?: boolean;
}

/**
 * Builds the site: `site/` with the HTML of every route, scripts and styles, pictures, documents, and the files that browsers and crawlers
 * expect (sitemap, robots, icons, manifest, security.txt).
 * The previous `site/` stays until the new one is complete.
 * @throws when the company's data can't be understood, a page can't be rendered, a document no text, a picture no master, or a bundled package no licence that is allowed
 */
async function buildSite({ folder = projectFile('dist'), picturesOnDemand = false }: BuildOptions = {}): Promise<void> {
  refuseOwnerFaults();
  for (const warning of validityWarnings(new Date())) console.warn(warning);
  await generate();
  await mkdir(folder, { recursive: true });
  const workplace = await mkdtemp(join(folder, 'building-'));
  try {
    const site = join(workplace, 'site');
    const pictures = join(workplace, 'pictures');
    const documents = join(workplace, 'documents');
    await allFinished([
      buildPages(site, join(workplace, 'prerender')),
      !picturesOnDemand && writePictures(pictures, sayPictures),
      writeDocuments(documents),
    ]);
    if (!picturesOnDemand) await rename(pictures, join(site, PICTURE_FOLDER));
    await rename(documents, join(site, DOCUMENT_FOLDER));
    await rm(join(folder, 'site'), { recursive: true, force: true });
    await rename(site, join(folder, 'site'));
  } finally {
    await rm(workplace, { recursive: true, force: true });
  }
}

/** One line that changes on a terminal; elsewhere a line for each tenth. */
function sayPictures(done: number, all: number): void {
  const line = `Pictures: ${done} of ${all}`;
  if (process.stdout.isTTY) process.stdout.write(`\r${line}${done === all ? '\n' : ''}`);
  else if (done === all || done % Math.ceil(all / 10) === 0) console.log(line);
}

async function buildPages(siteFolder: string, serverFolder: string): Promise<void> {
  const pages = await bundlePages(siteFolder, serverFolder);
  await allFinished([prerender(pages), writeAnswerStyles(siteFolder, pages.fontUrl)]);
  await writeCrawlerFiles(siteFolder);
}

/** Bundles the site for browsers, into `siteFolder`, and for the prerenderer. */
async function bundlePages(siteFolder: string, serverFolder: string): Promise<RenderedSite> {
  await allFinished([
    build({ configFile, logLevel: 'warn', build: { outDir: siteFolder } }),
    build({
      configFile,
      logLevel: 'warn',
      build: {
        outDir: serverFolder,
        ssr: 'layout/entry-server.tsx',
        minify: false,
        rolldownOptions: { output: { codeSplitting: true } },
      },
    }),
  ]);
  const entry = (await import(pathToFileURL(join(serverFolder, 'entry-server.js')).href)) as ServerEntry;
  const [manifest, modules] = await takeListings(siteFolder);
  await writeFile(join(siteFolder, LICENCES), noticesOf([...packagesOf([FONT_LICENCE]), ...packagesOf(modules)]));
  return {
    folder: siteFolder,
    ...entry,
    template: await readFile(join(siteFolder, 'index.html'), 'utf8'),
    entryUrl: urlOf(manifest, ENTRY),
    fontUrl: urlOf(manifest, FONT),
    stylesheetsOf: (file) => stylesheetsOf(manifest, [ENTRY, file]),
  };
}

/** Reads what is listed of the build and deletes it, since it is not published. */
async function takeListings(siteFolder: string): Promise<[Manifest, readonly string[]]> {
  const files = ['.vite/manifest.json', moduleList('pages'), moduleList('worker')];
  const [manifest = '', ...modules] = await Promise.all(files.map((file) => readFile(join(siteFolder, file), 'utf8')));
  await rm(join(siteFolder, '.vite'), { recursive: true });
  return [JSON.parse(manifest) as Manifest, modules.flatMap((list) => JSON.parse(list) as string[])];
}

function urlOf(manifest: Manifest, source: string): string {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build's manifest has no ${source}.`);
  return `/${chunk.file}`;
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'pictures-on-demand': { type: 'boolean' } },
  });
  await buildSite({
    folder: positionals[0] && resolve(positionals[0]),
    picturesOnDemand: values['pictures-on-demand'],
  });
}
