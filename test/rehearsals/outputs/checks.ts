import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LOCAL_BUILD } from '../../../infra/stack/settings/built-site.ts';
import { siteHeaders } from '../../../shared/security-headers.ts';
import { acceptedHtml, openMessages, type Message } from './accepted.ts';
import { dimensionFindings, drawingsOfDocument, type ReadDimension } from './expected-dimensions.ts';
import { writePlans } from './plans.ts';
import { ifcReader, modelFindings } from './read-ifc.ts';

/** One program over all files of its kind. */
interface Check {
  readonly name: string;
  /** Debian packages of the program. */
  readonly install: string;
  readonly isInstalled: () => boolean;
  /** Makes its own files, without the built site. */
  readonly isAlone?: true;
  /** What the files are called in the report. */
  readonly files: string;
  readonly paths: () => Promise<readonly string[]> | readonly string[];
  readonly findings: (paths: readonly string[]) => Promise<readonly string[]> | readonly string[];
}

const here = fileURLToPath(new URL('.', import.meta.url));
const site = fileURLToPath(new URL(`../../${LOCAL_BUILD.site}`, import.meta.url));
const documents = `${site}/dokumente`;
const documentsOf = (extension: string) => () =>
  readdirSync(documents)
    .filter((file) => file.endsWith(extension))
    .map((file) => `${documents}/${file}`);
const runs = (program: string, ...options: string[]) => spawnSync(program, options, { stdio: 'ignore' }).status === 0;
const MOST_OUTPUT = 64 * 1024 * 1024;
const pages = () =>
  readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => join(site, file));

/** What a finding calls a file: its folder and its name. */
const nameOf = (path: string): string => path.split(sep).slice(-2).join('/');

/** Debian's ezdxf belongs to the system's Python, not to another one on PATH. */
const PYTHON = '/usr/bin/python3';

const office = {
  install: 'python3-docx python3-openpyxl',
  isInstalled: () => runs(PYTHON, '-c', 'import docx, openpyxl'),
  findings: officeFindings,
};
const ezdxf = { install: 'python3-ezdxf', isInstalled: () => runs(PYTHON, '-c', 'import ezdxf') };
const fromNpm = { install: '', isInstalled: () => true };

/** CAD files of plans, held to their own drawings. */
function plansOf(extension: 'dxf' | 'dwg', find: typeof dxfFindings | typeof dwgFindings) {
  let plans: Awaited<ReturnType<typeof writePlans>> = new Map();
  return {
    isAlone: true as const,
    files: `${extension.toUpperCase()} files`,
    paths: async () => [...(plans = await writePlans(extension)).keys()],
    findings: (paths: readonly string[]) => find(paths, (path) => plans.get(path)?.drawings ?? []),
  };
}

let models: Awaited<ReturnType<typeof writePlans>> = new Map();

export const checks: readonly Check[] = [
  {
    name: 'Nu HTML checker',
    install: 'default-jre-headless',
    isInstalled: () => runs('java', '-version'),
    files: 'pages',
    paths: pages,
    findings: htmlFindings,
  },
  {
    name: 'schema-dts',
    ...fromNpm,
    files: 'pages with structured data',
    paths: () => pages().filter((path) => dataOf(path) !== undefined),
    findings: dataFindings,
  },
  {
    name: 'qpdf',
    install: 'qpdf',
    isInstalled: () => runs('qpdf', '--version'),
    files: 'PDF files',
    paths: documentsOf('.pdf'),
    findings: pdfFindings,
  },
  { name: 'python-docx', ...office, files: 'DOCX files', paths: documentsOf('.docx') },
  {
    name: 'python-docx and openpyxl, plans',
    ...office,
    isAlone: true,
    files: 'DOCX and XLSX files',
    paths: async () => [...(await writePlans('docx')).keys(), ...(await writePlans('xlsx')).keys()],
  },
  { name: 'ezdxf', ...ezdxf, files: 'DXF files', paths: documentsOf('.dxf'), findings: (paths) => dxfFindings(paths) },
  {
    name: 'LibreDWG',
    ...fromNpm,
    files: 'DWG files',
    paths: documentsOf('.dwg'),
    findings: (paths) => dwgFindings(paths),
  },
  { name: 'ezdxf, plans', ...ezdxf, ...plansOf('dxf', dxfFindings) },
  { name: 'LibreDWG, plans', ...fromNpm, ...plansOf('dwg', dwgFindings) },
  {
    name: 'web-ifc, plans',
    ...fromNpm,
    isAlone: true,
    files: 'IFC files',
    paths: async () => [...(models = await writePlans('ifc')).keys()],
    findings: ifcFindings,
  },
];

async function ifcFindings(paths: readonly string[]): Promise<readonly string[]> {
  const read = await ifcReader();
  const findings: string[] = [];
  for (const [path, { planned }] of models)
    if (paths.includes(path))
      findings.push(...modelFindings(await read(path), planned).map((problem) => `${nameOf(path)}: ${problem}`));
  return findings;
}

/** The checker knows no headers: in the copy that it reads, the page's own policy also has their rule for scripts. */
const scriptRule = /script-src [^;]+/u.exec(
  siteHeaders({ uploadOrigin: 'https://uploads.example' })['content-security-policy'] ?? '',
)?.[0];
const withScriptRule = (html: string) =>
  html.replace('http-equiv="Content-Security-Policy" content="', `$&${scriptRule}; `);

function htmlFindings(paths: readonly string[]): readonly string[] {
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
function dataFindings(paths: readonly string[]): readonly string[] {
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
  const compiler = fileURLToPath(new URL('../../../node_modules/.bin/tsc', import.meta.url));
  const { stdout, status, error } = spawnSync(compiler, [...options, ...files], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  const findings = Array.from(
    stdout.matchAll(/page(\d+)\.ts\(\d+,\d+\): (.*)/gu),
    ([, index, problem = '']) => `${nameOf(paths[Number(index)] ?? '')}: ${problem.slice(0, 300)}`,
  );
  return status !== 0 && findings.length === 0 ? [`tsc: ${String(error ?? stdout)}`] : findings;
}

function pdfFindings(paths: readonly string[]): readonly string[] {
  return paths.flatMap((path) => {
    const { status, stdout, stderr } = spawnSync('qpdf', ['--check', path], { encoding: 'utf8' });
    return status === 0 ? [] : [`${nameOf(path)}: ${(stderr || stdout).trim().split('\n').at(-1)}`];
  });
}

interface ReadOffice {
  readonly path: string;
  readonly problems: readonly string[];
}

function officeFindings(paths: readonly string[]): readonly string[] {
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

function dxfFindings(paths: readonly string[], drawingsOf = drawingsOfDocument): readonly string[] {
  const printed = execFileSync(PYTHON, [`${here}read-dxf.py`, ...paths], { encoding: 'utf8', maxBuffer: MOST_OUTPUT });
  return (JSON.parse(printed) as readonly ReadDxf[]).flatMap(({ path, problems, dimensions }) =>
    [...problems, ...dimensionFindings(drawingsOf(path), dimensions)].map((problem) => `${nameOf(path)}: ${problem}`),
  );
}

interface DwgDatabase {
  readonly entities: readonly { readonly type: string; readonly text?: string; readonly measurement?: number }[];
}

async function dwgFindings(paths: readonly string[], drawingsOf = drawingsOfDocument): Promise<readonly string[]> {
  const read = await dwgReader();
  return paths.flatMap((path) => {
    const dimensions = read(path);
    const problems = dimensions ? dimensionFindings(drawingsOf(path), dimensions) : ["can't be read"];
    return problems.map((problem) => `${nameOf(path)}: ${problem}`);
  });
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
