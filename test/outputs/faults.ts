import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync, type Unzipped } from 'fflate';
import { LOCAL_BUILD } from '../../infra/stack/built-site.ts';
import { htmlFindings, officeFindings, pdfFindings } from './checks.ts';

/** Changes a file so that its check has to find something. */
interface Fault {
  readonly what: string;
  /** Of the built site. */
  readonly file: string;
  readonly plant: (bytes: Buffer) => Uint8Array;
}

const page = (what: string, from: string, to: string): Fault => ({
  what,
  file: 'kontakt/index.html',
  plant: (bytes) => {
    const text = bytes.toString('utf8');
    if (!text.includes(from)) throw new Error(`${what}: the page has no ${from}`);
    return Buffer.from(text.replace(from, to));
  },
});
const office = (what: string, change: (parts: Unzipped) => void): Fault => ({
  what,
  file: 'dokumente/ausschreibung-treppen.docx',
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
  {
    what: 'a PDF that breaks off',
    file: 'dokumente/datenblatt-treppen.pdf',
    plant: (bytes) => bytes.subarray(0, bytes.length / 2),
  },
  office('XML that can not be read', (parts) => {
    parts['word/document.xml'] = strToU8(strFromU8(parts['word/document.xml'] ?? strToU8('')).replace('</w:p>', ''));
  }),
  office('a relation that leads nowhere', (parts) => {
    delete parts['word/styles.xml'];
  }),
];

const checksOfKinds = { html: htmlFindings, pdf: pdfFindings, docx: officeFindings };

/**
 * Plants each fault in a copy of its own and holds all copies to their checks, with a sound one of each kind.
 * @returns the number of faults, those that no check found, and what was found in sound files
 */
export async function plantFaults(site = LOCAL_BUILD.site) {
  const folder = await mkdtemp(join(tmpdir(), 'website-faults-'));
  try {
    const missed: string[] = [];
    for (const [kind, check] of Object.entries(checksOfKinds)) {
      const planted = faults.filter(({ file }) => file.endsWith(kind));
      const sound = await readFile(join(site, planted[0]?.file ?? ''));
      const pathOf = (name: string | number) => join(folder, `copy-${name}.${kind}`);
      await writeFile(pathOf('sound'), sound);
      for (const [index, { plant }] of planted.entries()) await writeFile(pathOf(index), plant(sound));
      const names = [...planted.keys(), 'sound'];
      const findings = check(names.map(pathOf));
      const isFound = (name: string | number) => findings.some((finding) => finding.includes(`copy-${name}.${kind}`));
      missed.push(...planted.flatMap(({ what }, index) => (isFound(index) ? [] : [`nothing found of ${what}`])));
      if (isFound('sound')) missed.push(`something found in a sound file: ${kind}`);
    }
    return { planted: faults.length, missed };
  } finally {
    await rm(folder, { recursive: true });
  }
}
