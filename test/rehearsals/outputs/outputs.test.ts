import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { LOCAL_BUILD } from '../../../infra/stack/settings/built-site.ts';
import { prepare } from '../../../infra/start/prepare.ts';
import { isMissing } from '../is-missing.ts';
import { dataFindings } from './check-pages.ts';
import { writePlans, type PlanFile } from './plans.ts';
import { dwgFindings, dxfFindings, officeFindings, pdfFindings, PYTHON } from './read-files.ts';
import { ifcFindings } from './read-ifc.ts';

/** Debian's packages, and what runs only where they are installed. */
const programs = {
  qpdf: ['qpdf', 'qpdf', '--version'],
  office: ['python3-docx python3-openpyxl', PYTHON, '-c', 'import docx, openpyxl'],
  ezdxf: ['python3-ezdxf', PYTHON, '-c', 'import ezdxf'],
  npm: ['', 'true'],
} as const;

function isLeftOut(name: keyof typeof programs): boolean {
  const [packages, program, ...options] = programs[name];
  return isMissing(packages, program, ...options);
}

type Check<File> = readonly [
  extension: string,
  name: string,
  program: keyof typeof programs,
  findings: (files: readonly File[]) => readonly string[] | Promise<readonly string[]>,
];

const ofSite: readonly Check<string>[] = [
  ['html', 'schema-dts', 'npm', dataFindings],
  ['pdf', 'qpdf', 'qpdf', pdfFindings],
  ['docx', 'python-docx', 'office', officeFindings],
  ['dxf', 'ezdxf', 'ezdxf', (files) => dxfFindings(files)],
  ['dwg', 'LibreDWG', 'npm', (files) => dwgFindings(files)],
];

const pathsOf = (files: readonly PlanFile[]) => files.map(({ path }) => path);
const drawingsIn = (files: readonly PlanFile[]) => (path: string) =>
  files.find((file) => file.path === path)?.drawings ?? [];

const ofPlans: readonly Check<PlanFile>[] = [
  ['docx', 'python-docx', 'office', (files) => officeFindings(pathsOf(files))],
  ['xlsx', 'openpyxl', 'office', (files) => officeFindings(pathsOf(files))],
  ['dxf', 'ezdxf', 'ezdxf', (files) => dxfFindings(pathsOf(files), drawingsIn(files))],
  ['dwg', 'LibreDWG', 'npm', (files) => dwgFindings(pathsOf(files), drawingsIn(files))],
  ['ifc', 'web-ifc', 'npm', ifcFindings],
];

describe('the built site', () => {
  beforeAll(() => prepare({ say: console.log, dev: false, signal: new AbortController().signal }));

  it.for(ofSite)('its %s files are sound for %s', async ([extension, , program, findings], { skip }) => {
    skip(isLeftOut(program));
    const site = fileURLToPath(new URL(`../../../${LOCAL_BUILD.site}`, import.meta.url));
    const files = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(extension));
    expect(files).not.toEqual([]);
    expect(await findings(files.map((file) => join(site, file)))).toEqual([]);
  });
});

it.for(ofPlans)('the %s files of plans are sound for %s', async ([extension, , program, findings], { skip }) => {
  skip(isLeftOut(program));
  expect(await findings(await writePlans(extension))).toEqual([]);
});
