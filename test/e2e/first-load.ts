import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { productFile } from '@works/stone/products/product-file';
import { parseAst } from 'vite';
import { LOCAL_BUILD } from '../../infra/stack/settings/built-site.ts';
import { paths, productPages } from '../../shared/paths.ts';
import { routeOf } from '../../web/layout/routes.tsx';

const SITE = fileURLToPath(new URL(`../../${LOCAL_BUILD.site}`, import.meta.url));

/** What a page of the built site loads by itself, compressed; imports that happen on demand don't count. Throws if the script of a page or a product is missing. */
export const firstLoadOf = once(measure);

function measure(path: string) {
  const html = read(path === '/' ? '/index.html' : `${path}/index.html`).toString();
  const [start = ''] = matches(html, /<script [^>]*src="([^"]+)"/gu);
  const [entry = ''] = matches(textOf(start), /import\("(\/assets\/[^"]+)"\)/gu);
  const product = productPages.find((page) => paths[page] === path);
  const own = [basename(routeOf(path).page.file, '.tsx'), ...(product ? [`${productFile(product)}-page`] : [])];
  const scripts = [...reachable([entry, ...own.map(scriptCalled)])];
  const style = matches(html, /<style[^>]*>([\s\S]*?)<\/style>/gu).join('');
  const faces = matches(style, /@font-face\s*\{([^}]*)\}/gu).filter((face) => !face.includes('unicode-range'));
  const fonts = matches(faces.join(''), /url\(["']?([^"')]+\.woff2)/gu);
  return {
    /** Of the entry, the page and its product, and all that they import statically, as paths on the site. */
    scripts,
    script: sum(scripts.map(compressedScript)),
    /** The small script that every page loads first. */
    startScript: compressedScript(start),
    inlineStyle: compressed(style),
    html: compressed(html),
    /** Fonts that the page loads in any case; those with a `unicode-range` wait for a character of it. */
    fonts: [...new Set(fonts)].map((font) => read(font).length),
  };
}

export const textOf = (script: string): string => read(script).toString();

export const allScripts = (): readonly string[] =>
  assets()
    .filter((file) => file.endsWith('.js'))
    .map((file) => `/assets/${file}`);

/** Bytes of a script that is loaded on demand and of all that it imports, beyond what the page has loaded, compressed. */
export function bytesBeyond(path: string, script: string): number {
  const { scripts } = firstLoadOf(path);
  return sum([...reachable([script])].filter((file) => !scripts.includes(file)).map(compressedScript));
}

/** Every script from which one of these is imported without being asked for, these included. */
function reachable(scripts: readonly string[], seen = new Set<string>()): ReadonlySet<string> {
  for (const script of scripts) {
    if (seen.has(script)) continue;
    seen.add(script);
    reachable(importsOf(script), seen);
  }
  return seen;
}

const importsOf = once((script): readonly string[] => {
  const statements = parseAst(textOf(script)).body;
  const sources = statements.flatMap((statement) =>
    'source' in statement && statement.source ? [statement.source.value] : [],
  );
  return sources.map((source) => new URL(source, `https://site${script}`).pathname);
});

const assets = () => readdirSync(`${SITE}/assets`);

function scriptCalled(name: string): string {
  const found = assets().filter((file) => new RegExp(String.raw`^${name}-[\w-]{8}\.js$`, 'u').test(file));
  if (found.length !== 1) throw new Error(`The site has ${found.length} scripts called ${name}.`);
  return `/assets/${found[0]}`;
}

/** Parsing and compressing take long, and all pages share most scripts. */
function once<Result>(work: (path: string) => Result): (path: string) => Result {
  const done = new Map<string, Result>();
  return (path) => {
    const result = done.get(path) ?? work(path);
    done.set(path, result);
    return result;
  };
}

const compressedScript = once((script) => compressed(textOf(script)));

const read = (path: string) => readFileSync(SITE + path);

/** Hashes compress by luck, differently after each change: here a name has the same one in every build, and a policy has that of nothing. */
const compressed = (text: string) =>
  brotliCompressSync(
    text
      .replaceAll(
        /([\w-]+)-[\w-]{8}(?=\.(?:js|css|woff2)\b)/gu,
        (_, name: string) => name + hash('sha256', name, 'base64url').slice(0, 9),
      )
      .replaceAll(/(?<=sha256-)[^']+/gu, hash('sha256', '', 'base64')),
    { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
  ).length;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const matches = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, group = '']) => group);
