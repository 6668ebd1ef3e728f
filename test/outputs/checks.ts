import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LOCAL_BUILD } from '../../infra/stack/built-site.ts';
import { siteHeaders } from '../../shared/security-headers.ts';
import { acceptedHtml, openMessages, type Message } from './accepted.ts';
import { dimensionFindings, drawingsOfDocument, type ReadDimension } from './expected-dimensions.ts';
import { writePlans } from './plans.ts';

/** One program over all files of its kind. */
interface Check {
  readonly name: string;
  /** Debian packages of the program. */
  readonly install: string;
  readonly isInstalled: () => boolean;
  /** Makes its own files, without the built site. */
  readonly isAlone?: true;
  readonly run: () => Promise<Result>;
}

interface Result {
  /** Number and kind of files, for the report. */
  readonly checked: string;
  readonly findings: readonly string[];
}

const here = fileURLToPath(new URL('.', import.meta.url));
const site = fileURLToPath(new URL(`../../${LOCAL_BUILD.site}`, import.meta.url));
const documents = `${site}/dokumente`;
const documentsOf = (extension: string) => readdirSync(documents).filter((file) => file.endsWith(extension));
const runs = (program: string, ...options: string[]) => spawnSync(program, options, { stdio: 'ignore' }).status === 0;
const MOST_OUTPUT = 64 * 1024 * 1024;
const pages = () =>
  readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => join(site, file));

/** What a finding calls a file: its folder and its name. */
export const nameOf = (path: string): string => path.split(sep).slice(-2).join('/');

/** Debian's ezdxf belongs to the system's Python, not to another one on PATH. */
const PYTHON = '/usr/bin/python3';

const OFFICE = 'python3-docx python3-openpyxl';
const readsOffice = () => runs(PYTHON, '-c', 'import docx, openpyxl');

export const checks: readonly Check[] = [
  {
    name: 'Nu HTML checker',
    install: 'default-jre-headless',
    isInstalled: () => runs('java', '-version'),
    run: checkHtml,
  },
  { name: 'schema-dts', install: '', isInstalled: () => true, run: checkData },
  { name: 'qpdf', install: 'qpdf', isInstalled: () => runs('qpdf', '--version'), run: checkPdf },
  { name: 'python-docx', install: OFFICE, isInstalled: readsOffice, run: checkOffice },
  {
    name: 'python-docx and openpyxl, plans',
    install: OFFICE,
    isInstalled: readsOffice,
    isAlone: true,
    run: checkPlannedOffice,
  },
  { name: 'ezdxf', install: 'python3-ezdxf', isInstalled: () => runs(PYTHON, '-c', 'import ezdxf'), run: checkDxf },
  { name: 'LibreDWG', install: '', isInstalled: () => true, run: checkDwg },
  {
    name: 'ezdxf, plans',
    install: 'python3-ezdxf',
    isInstalled: () => runs(PYTHON, '-c', 'import ezdxf'),
    isAlone: true,
    run: checkPlannedDxf,
  },
  { name: 'LibreDWG, plans', install: '', isInstalled: () => true, isAlone: true, run: checkPlannedDwg },
];

async function checkHtml(): Promise<Result> {
  return { checked: `${pages().length} pages`, findings: htmlFindings(pages()) };
}

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
  const jar = `${here}node_modules/vnu-jar/build/dist/vnu.jar`;
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

async function checkData(): Promise<Result> {
  const described = pages().filter((path) => dataOf(path) !== undefined);
  return { checked: `structured data of ${described.length} pages`, findings: dataFindings(described) };
}

const dataOf = (path: string) =>
  /<script type="application\/ld\+json">(.*?)<\/script>/su.exec(readFileSync(path, 'utf8'))?.[1];

/** The same text if it is JSON, otherwise what no type allows. */
function jsonOf(text = ''): string {
  try {
    JSON.parse(text);
    return text;
  } catch {
    return 'undefined';
  }
}

/** Holds the structured data of pages to the vocabulary of schema.org: its types for TypeScript know each type and its properties. */
export function dataFindings(paths: readonly string[]): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'website-data-'));
  const files = paths.map((path, index) => {
    const file = join(folder, `page${index}.ts`);
    const types = `${here}node_modules/schema-dts/dist/schema.d.ts`;
    writeFileSync(
      file,
      `import type { Graph } from '${types}';\nexport const data: Graph = ${jsonOf(dataOf(path))};\n`,
    );
    return file;
  });
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--ignoreConfig', '--pretty', 'false'];
  const compiler = fileURLToPath(new URL('../../node_modules/.bin/tsc', import.meta.url));
  const { stdout, status, error } = spawnSync(compiler, [...options, ...files], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  const findings = Array.from(
    stdout.matchAll(/page(\d+)\.ts\(\d+,\d+\): (.*)/gu),
    ([, index, problem = '']) => `${nameOf(paths[Number(index)] ?? '')}: ${problem.slice(0, 300)}`,
  );
  return status !== 0 && findings.length === 0 ? [`tsc: ${String(error ?? stdout)}`] : findings;
}

async function checkPdf(): Promise<Result> {
  const files = documentsOf('.pdf').map((file) => `${documents}/${file}`);
  return { checked: `${files.length} PDF files`, findings: pdfFindings(files) };
}

export function pdfFindings(paths: readonly string[]): readonly string[] {
  return paths.flatMap((path) => {
    const { status, stdout, stderr } = spawnSync('qpdf', ['--check', path], { encoding: 'utf8' });
    return status === 0 ? [] : [`${nameOf(path)}: ${(stderr || stdout).trim().split('\n').at(-1)}`];
  });
}

interface ReadOffice {
  readonly path: string;
  readonly problems: readonly string[];
}

async function checkOffice(): Promise<Result> {
  const files = documentsOf('.docx').map((file) => `${documents}/${file}`);
  return { checked: `${files.length} DOCX files`, findings: officeFindings(files) };
}

async function checkPlannedOffice(): Promise<Result> {
  const files = [...(await writePlans('docx')).keys(), ...(await writePlans('xlsx')).keys()];
  return { checked: `${files.length} DOCX and XLSX files`, findings: officeFindings(files) };
}

export function officeFindings(paths: readonly string[]): readonly string[] {
  const read = JSON.parse(
    execFileSync(PYTHON, [`${here}read-office.py`, ...paths], { encoding: 'utf8', maxBuffer: MOST_OUTPUT }),
  ) as readonly ReadOffice[];
  return read.flatMap(({ path, problems }) => problems.map((problem) => `${nameOf(path)}: ${problem}`));
}

interface ReadDxf {
  readonly path: string;
  readonly problems: readonly string[];
  readonly dimensions: readonly ReadDimension[];
}

const readDxf = (paths: readonly string[]) =>
  JSON.parse(
    execFileSync(PYTHON, [`${here}read-dxf.py`, ...paths], { encoding: 'utf8', maxBuffer: MOST_OUTPUT }),
  ) as readonly ReadDxf[];

async function checkDxf(): Promise<Result> {
  const files = documentsOf('.dxf').map((file) => `${documents}/${file}`);
  return { checked: `${files.length} DXF files`, findings: dxfFindings(files) };
}

export const dxfFindings = (paths: readonly string[], drawingsOf = drawingsOfDocument): readonly string[] =>
  readDxf(paths).flatMap(({ path, problems, dimensions }) =>
    [...problems, ...dimensionFindings(drawingsOf(path), dimensions)].map((problem) => `${nameOf(path)}: ${problem}`),
  );

async function checkPlannedDxf(): Promise<Result> {
  const plans = await writePlans('dxf');
  const findings = dxfFindings([...plans.keys()], (path) => plans.get(path) ?? []);
  return { checked: `${plans.size} DXF files`, findings };
}

interface DwgDatabase {
  readonly entities: readonly { readonly type: string; readonly text?: string; readonly measurement?: number }[];
}

async function checkDwg(): Promise<Result> {
  const files = documentsOf('.dwg').map((file) => `${documents}/${file}`);
  return { checked: `${files.length} DWG files`, findings: await dwgFindings(files) };
}

export async function dwgFindings(
  paths: readonly string[],
  drawingsOf = drawingsOfDocument,
): Promise<readonly string[]> {
  const read = await dwgReader();
  return paths.flatMap((path) => {
    const dimensions = read(path);
    const problems = dimensions ? dimensionFindings(drawingsOf(path), dimensions) : ["can't be read"];
    return problems.map((problem) => `${nameOf(path)}: ${problem}`);
  });
}

async function checkPlannedDwg(): Promise<Result> {
  const plans = await writePlans('dwg');
  const findings = await dwgFindings([...plans.keys()], (path) => plans.get(path) ?? []);
  return { checked: `${plans.size} DWG files`, findings };
}

/** Returns a function that reads the dimensions of a DWG file; undefined if LibreDWG can't. */
async function dwgReader(): Promise<(path: string) => readonly ReadDimension[] | undefined> {
  // Known only after the folder's packages are installed.
  const { Dwg_File_Type: types, LibreDwg } = (await import(
    `${here}node_modules/@mlightcad/libredwg-web/dist/libredwg-web.js`
  )) as {
    Dwg_File_Type: { DWG: number };
    LibreDwg: {
      create(): Promise<{
        dwg_read_data(data: ArrayBuffer, type: number): number | undefined;
        convert(data: number): DwgDatabase;
        dwg_free(data: number): void;
      }>;
    };
  };
  const libredwg = await LibreDwg.create();
  return (path) => {
    const data = libredwg.dwg_read_data(new Uint8Array(readFileSync(path)).buffer, types.DWG);
    if (data === undefined) return undefined;
    const dimensions = libredwg.convert(data).entities.filter(({ type }) => type === 'DIMENSION');
    libredwg.dwg_free(data);
    return dimensions.map(({ text = '', measurement = NaN }) => ({ text, measurement }));
  };
}
