import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync, type Unzipped } from 'fflate';
import { LOCAL_BUILD } from '../../infra/stack/built-site.ts';
import { planFormats } from '../../web/stone/planner/files/make-plan-file.ts';
import { initialValues } from '../../web/stone/plans/define-plan.ts';
import { plans } from '../../web/stone/products/all-products.ts';
import { planned } from '../web/stone/planner/planned.ts';
import { dataFindings, dwgFindings, dxfFindings, htmlFindings, nameOf, officeFindings, pdfFindings } from './checks.ts';

/** Changes a file so that its check has to find something. */
interface Fault {
  readonly what: string;
  readonly kind: keyof typeof checksOfKinds;
  /** Of the built site, or the list of pieces of a plan. */
  readonly file: string;
  readonly plant: (bytes: Buffer) => Uint8Array;
}

/** Replaces what must be there. */
function replaced(bytes: Buffer, from: string | RegExp, to: string): string {
  const text = bytes.toString('utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`There is no ${String(from)}.`);
  return changed;
}
const page = (what: string, from: string, to: string, kind: 'html' | 'data' = 'html'): Fault => ({
  what,
  kind,
  file: 'kontakt/index.html',
  plant: (bytes) => Buffer.from(replaced(bytes, from, to)),
});
const halved = (kind: 'pdf' | 'dxf' | 'dwg', file: string): Fault => ({
  what: `half of a file: ${file}`,
  kind,
  file: `dokumente/${file}`,
  plant: (bytes) => bytes.subarray(0, bytes.length / 2),
});
const office = (
  what: string,
  change: (parts: Unzipped) => void,
  file = 'dokumente/ausschreibung-treppen.docx',
): Fault => ({
  what,
  kind: 'office',
  file,
  plant: (bytes) => {
    const parts = unzipSync(bytes);
    change(parts);
    return zipSync(parts);
  },
});

const faults: readonly Fault[] = [
  page('a rule that is no CSS', '</style>', '.a{color:;;}}</style>'),
  page('a property that does not exist', '</style>', '.a{colour:red}</style>'),
  page('a foreign script', '</head>', '<script src="https://evil.example/a.js"></script></head>'),
  page('an inline script without its hash', '</head>', '<script>alert(1)</script></head>'),
  page('a foreign stylesheet', '</head>', '<link rel="stylesheet" href="https://evil.example/a.css"></head>'),
  page('a stylesheet that is not disabled', '</head>', '<link rel="stylesheet" href="/assets/a.css"></head>'),
  page('an element that is not closed', '</main>', '<div></main>'),
  page('a picture without alternative', '</main>', '<img src="/a.jpg"></main>'),
  page('structured data that is no JSON', '"@graph":', '@graph:', 'data'),
  page('a type that schema.org does not know', '"LocalBusiness"', '"StoneBusiness"', 'data'),
  page('a property that schema.org does not know', '"areaServed"', '"areaOfService"', 'data'),
  halved('pdf', 'datenblatt-treppen.pdf'),
  office('XML that can not be read', (parts) => {
    parts['word/document.xml'] = strToU8(strFromU8(parts['word/document.xml'] ?? strToU8('')).replace('</w:p>', ''));
  }),
  office('a relation that leads nowhere', (parts) => {
    delete parts['word/styles.xml'];
  }),
  office(
    'an XLSX file without its sheet',
    (parts) => {
      delete parts['xl/worksheets/sheet1.xml'];
    },
    'stueckliste.xlsx',
  ),
  halved('dxf', 'detail-treppe.dxf'),
  {
    what: 'a dimension that says another figure',
    kind: 'dxf',
    file: 'dokumente/detail-treppe.dxf',
    plant: (bytes) => Buffer.from(replaced(bytes, /(AcDbDimension\r?\n(?:.*\r?\n){30}? {2}1\r?\n)\d/u, '$19')),
  },
  halved('dwg', 'detail-treppe.dwg'),
];

const checksOfKinds = {
  html: htmlFindings,
  data: dataFindings,
  pdf: pdfFindings,
  office: officeFindings,
  dxf: dxfFindings,
  dwg: dwgFindings,
};

/** The bytes of a file that faults are put into. */
const soundFile = async (site: string, file: string): Promise<Buffer> =>
  file === 'stueckliste.xlsx'
    ? Buffer.from(await planFormats.xlsx.make(planned('flooring', initialValues(plans.flooring))))
    : readFile(join(site, file));

/**
 * Plants each fault in a copy of its own and holds all copies to their checks, with the sound files.
 * @returns the number of faults, those that no check found, and what was found in sound files
 */
export async function plantFaults(site = LOCAL_BUILD.site) {
  const folder = await mkdtemp(join(tmpdir(), 'website-faults-'));
  const missed: string[] = [];
  for (const [kind, check] of Object.entries(checksOfKinds)) {
    const planted = faults.filter((fault) => fault.kind === kind);
    const copies = [
      ...planted,
      ...planted.map(({ file }) => ({ what: undefined, file, plant: (bytes: Buffer) => bytes })),
    ];
    const paths: string[] = [];
    for (const [index, { file, plant }] of copies.entries()) {
      // Its own name says what is expected in it.
      const path = join(folder, `${kind}${index}`, basename(file));
      await mkdir(dirname(path));
      await writeFile(path, plant(await soundFile(site, file)));
      paths.push(path);
    }
    const findings = await check(paths);
    for (const [index, { what, file }] of copies.entries()) {
      const isFound = findings.some((finding) => finding.startsWith(nameOf(paths[index] ?? '')));
      if (what && !isFound) missed.push(`nothing found of ${what}`);
      if (!what && isFound) missed.push(`something found in a sound file: ${file}`);
    }
  }
  await rm(folder, { recursive: true });
  return { planted: faults.length, missed };
}
