import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LOCAL_BUILD } from '../../infra/stack/built-site.ts';
import { acceptedHtml } from './accepted.ts';
import { dimensionFindings, type ReadDimension } from './expected-dimensions.ts';

/** One program over all files of its kind. */
interface Check {
  readonly name: string;
  /** Debian packages of the program. */
  readonly install: string;
  readonly isInstalled: () => boolean;
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

/** Debian's ezdxf belongs to the system's Python, not to another one on PATH. */
const PYTHON = '/usr/bin/python3';

export const checks: readonly Check[] = [
  { name: 'Nu HTML checker', install: 'default-jre-headless', isInstalled: () => runs('java', '-version'), run: checkHtml },
  { name: 'qpdf', install: 'qpdf', isInstalled: () => runs('qpdf', '--version'), run: checkPdf },
  { name: 'ezdxf', install: 'python3-ezdxf', isInstalled: () => runs(PYTHON, '-c', 'import ezdxf'), run: checkDxf },
  { name: 'LibreDWG', install: '', isInstalled: () => true, run: checkDwg },
];

async function checkHtml(): Promise<Result> {
  const jar = `${here}node_modules/vnu-jar/build/dist/vnu.jar`;
  const { stdout } = spawnSync('java', ['-Xss2m', '-jar', jar, '--format', 'json', '--stdout', '--exit-zero-always', '--skip-non-html', site], {
    encoding: 'utf8',
    maxBuffer: MOST_OUTPUT,
  });
  const { messages } = JSON.parse(stdout) as { messages: readonly { message: string; url: string; extract?: string }[] };
  const open = messages.filter(({ message }) => !acceptedHtml.some((accepted) => accepted.message.test(message)));
  const findings = open.map(({ message, url, extract = '' }) => `${url.split('/site')[1] ?? url}: ${message} ${JSON.stringify(extract)}`);
  const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  return { checked: `${pages.length} pages, ${messages.length - open.length} accepted`, findings };
}

async function checkPdf(): Promise<Result> {
  const files = documentsOf('.pdf');
  const findings = files.flatMap((file) => {
    const { status, stdout, stderr } = spawnSync('qpdf', ['--check', `${documents}/${file}`], { encoding: 'utf8' });
    return status === 0 ? [] : [`${file}: ${(stderr || stdout).trim().split('\n').at(-1)}`];
  });
  return { checked: `${files.length} PDF files`, findings };
}

async function checkDxf(): Promise<Result> {
  const files = documentsOf('.dxf');
  const output = execFileSync(PYTHON, [`${here}read-dxf.py`, ...files.map((file) => `${documents}/${file}`)], { encoding: 'utf8' });
  const read = JSON.parse(output) as readonly { problems: readonly string[]; dimensions: readonly ReadDimension[] }[];
  const findings = read.flatMap(({ problems, dimensions }, index) => {
    const file = files[index] ?? '';
    return [...problems.map((problem) => `${file}: ${problem}`), ...dimensionFindings(file, dimensions)];
  });
  return { checked: `${files.length} DXF files`, findings };
}

interface DwgDatabase {
  readonly entities: readonly { readonly type: string; readonly text?: string; readonly measurement?: number }[];
}

async function checkDwg(): Promise<Result> {
  // Known only after the folder's packages are installed.
  const { Dwg_File_Type: types, LibreDwg } = (await import(`${here}node_modules/@mlightcad/libredwg-web/dist/libredwg-web.js`)) as {
    Dwg_File_Type: { DWG: number };
    LibreDwg: { create(): Promise<{ dwg_read_data(data: ArrayBuffer, type: number): number | undefined; convert(data: number): DwgDatabase }> };
  };
  const libredwg = await LibreDwg.create();
  const files = documentsOf('.dwg');
  const findings = files.flatMap((file) => {
    const data = libredwg.dwg_read_data(new Uint8Array(readFileSync(`${documents}/${file}`)).buffer, types.DWG);
    if (data === undefined) return [`${file}: can't be read`];
    const dimensions = libredwg.convert(data).entities.filter(({ type }) => type === 'DIMENSION');
    return dimensionFindings(file, dimensions.map(({ text = '', measurement = NaN }) => ({ text, measurement })));
  });
  return { checked: `${files.length} DWG files`, findings };
}
