import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { fileHeaders } from '../../infra/stack/settings/file-headers.ts';

const projectFile = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

interface ServedFile {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** Gives the file at a path, or undefined. */
type FileAt = (path: string) => Promise<ServedFile | undefined>;

/** One way of delivering the same content. */
export interface Variant {
  readonly name: 'this site' | 'without scripts' | 'client-rendered';
  readonly fileAt: FileAt;
}

/**
 * The site as the local host serves it, the same pages without any script, and the same app rendered in the browser.
 * @param host address of the local host
 */
export async function buildVariants(host: string): Promise<readonly Variant[]> {
  const clientFolder = projectFile('.cache/bench-web');
  await buildClientRendered(clientFolder);
  const ofSite = once((path) => fetched(host + path));
  const ofClient = once(async (path) => {
    const key = path.includes('.') ? path.slice(1) : 'index.html';
    const body = await readFile(join(clientFolder, key)).catch(() => undefined);
    return body && { body, headers: fileHeaders(key) };
  });
  return [
    { name: 'this site', fileAt: ofSite },
    { name: 'without scripts', fileAt: once(async (path) => stripped(await ofSite(path))) },
    { name: 'client-rendered', fileAt: async (path) => (await ofClient(path)) ?? ofSite(path) },
  ];
}

/** Keeps each file, so that the server compresses it once. */
function once(fileAt: FileAt): FileAt {
  const known = new Map<string, ServedFile>();
  return async (path) => {
    const file = known.get(path) ?? (await fileAt(path));
    if (file) known.set(path, file);
    return file;
  };
}

/** Of the connection between the local host and this process. */
const HOP_HEADERS = ['connection', 'content-encoding', 'content-length', 'date', 'keep-alive', 'transfer-encoding'];

async function fetched(url: string): Promise<ServedFile | undefined> {
  const response = await fetch(url);
  if (!response.ok) return undefined;
  const headers = [...response.headers].filter(([name]) => !HOP_HEADERS.includes(name));
  return { body: Buffer.from(await response.arrayBuffer()), headers: Object.fromEntries(headers) };
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

function stripped(file: ServedFile | undefined): ServedFile | undefined {
  if (!file?.headers['content-type']?.startsWith('text/html')) return file;
  const html = file.body.toString().replaceAll(/<script type="module"[^>]*><\/script>/gu, '');
  return { ...file, body: Buffer.from(html) };
}
