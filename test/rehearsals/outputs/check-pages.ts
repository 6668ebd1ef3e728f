import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { siteHeaders } from '../../../shared/security-headers.ts';
import { acceptedHtml, openMessages, type Message } from './accepted.ts';
import { MOST_OUTPUT, nameOf } from './read-files.ts';

const PACKAGES = fileURLToPath(new URL('../node_modules', import.meta.url));

/** The checker knows no headers: in the copy that it reads, the page's own policy also has their rule for scripts. */
const scriptRule = /script-src [^;]+/u.exec(
  siteHeaders({ uploadOrigin: 'https://uploads.example' })['content-security-policy'] ?? '',
)?.[0];
const withScriptRule = (html: string) =>
  html.replace('http-equiv="Content-Security-Policy" content="', `$&${scriptRule}; `);

export function htmlFindings(paths: readonly string[]): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'website-html-'));
  const copies = paths.map((path, index) => {
    const copy = join(folder, String(index), nameOf(path));
    mkdirSync(dirname(copy), { recursive: true });
    writeFileSync(copy, withScriptRule(readFileSync(path, 'utf8')));
    return copy;
  });
  const jar = `${PACKAGES}/vnu-jar/build/dist/vnu.jar`;
  const options = ['--format', 'json', '--stdout', '--exit-zero-always', '--skip-non-html'];
  const { stdout } = spawnSync('java', ['-Xss2m', '-jar', jar, ...options, ...copies], {
    encoding: 'utf8',
    maxBuffer: MOST_OUTPUT,
  });
  rmSync(folder, { recursive: true });
  const { messages } = JSON.parse(stdout) as { readonly messages: readonly Message[] };
  return openMessages(acceptedHtml, messages).map(
    ({ message, url, extract = '' }) => `${nameOf(fileURLToPath(url))}: ${message} ${JSON.stringify(extract)}`,
  );
}

const dataOf = (path: string) =>
  /<script type="application\/ld\+json">(.*?)<\/script>/su.exec(readFileSync(path, 'utf8'))?.[1];

/** Holds the structured data of pages to the vocabulary of schema.org: its types for TypeScript know each type and its properties. */
export function dataFindings(pages: readonly string[]): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'website-data-'));
  const paths = pages.filter((page) => dataOf(page) !== undefined);
  const files = paths.map((path, index) => {
    const file = join(folder, `page${index}.ts`);
    const types = `${PACKAGES}/schema-dts/dist/schema.d.ts`;
    writeFileSync(file, `import type { Graph } from '${types}';\nexport const data: Graph = ${dataOf(path)};\n`);
    return file;
  });
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--ignoreConfig', '--pretty', 'false'];
  const compiler = fileURLToPath(new URL('../../../node_modules/.bin/tsc', import.meta.url));
  const { stdout, status, error } = spawnSync(compiler, [...options, ...files], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  const findings = Array.from(
    stdout.matchAll(/page(\d+)\.ts\(\d+,\d+\): (.*)/gu),
    ([, index, problem = '']) => `${nameOf(paths[Number(index)] ?? '')}: ${problem.slice(0, 300)}`,
  );
  return status !== 0 && findings.length === 0 ? [`tsc: ${String(error ?? stdout)}`] : findings;
}
