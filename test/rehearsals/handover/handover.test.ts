import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { strFromU8, unzipSync } from 'fflate';
import { getDocument } from 'unpdf/pdfjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { certificates } from '../../../shared/owner/certificates.ts';
import { company as shipped } from '../../../shared/owner/company.ts';
import { projects } from '../../../shared/owner/projects.ts';
import { statistics } from '../../../shared/owner/statistics.ts';
import { touching } from '../../fixtures/touching-words.ts';
import { companies, takeOver } from './companies.ts';
import { copyProject, type Copy } from './copy.ts';
import { recipes } from './recipes.ts';

/** Dates of documents (docs/development.md, «Recipes»). */
const DATES = ['web/builder/documents/editions.json', 'web/content/document-dates.json'];

let copy: Copy;

describe.each(companies)('$folder: $what', (company) => {
  beforeAll(() => {
    copy = copyProject();
  });
  afterAll(() => copy.remove());

  describe.runIf(company === companies[0])('on one copy of the project, each recipe in turn', () => {
    it.each(recipes)('$heading: changes what it names and nothing else', ({ heading, steps, changes: expected }) => {
      steps(copy);
      copy.run('npx', 'node', 'web/builder/documents/date-documents.ts');
      const changed = copy.changes().filter((file) => !DATES.includes(file));
      expect(changed.filter((file) => !expected.some((part) => file === part || file.startsWith(part)))).toEqual([]);
      expect(expected.filter((part) => !changed.some((file) => file.startsWith(part)))).toEqual([]);
      for (const part of expected) expect(namedIn(heading, part), part).toBe(true);
    });
  });

  it('takes the owner’s data', () => {
    if (company !== companies[0]) takeOver(copy, company);
    expect(readFileSync(join(copy.folder, 'shared/owner/company.ts'), 'utf8')).toContain(company.domain);
  });

  it('passes format, lint, types and the tests, before any document is dated anew', () => {
    copy.run('npm', 'run', 'format');
    expect(copy.run('npm', 'test')).toContain('passed');
  });

  it('is built and synthesised for production', () => {
    // It builds the site and the functions first (cdk.json).
    copy.run('npx', 'cdk', 'synth', '--quiet', '-c', 'stage=prod');
    expect(existsSync(join(copy.folder, 'cdk.out/manifest.json'))).toBe(true);
  });

  it('leaves no trace of the company before, nor of what was removed, in pages, documents, mails and templates', async () => {
    const texts = filesOf(copy).filter((file) => !/\.(?:avif|jpg|png|ico|woff2)$/u.test(file));
    expect(texts.filter((file) => file.endsWith('.pdf')).length).toBeGreaterThan(10);
    const before = await tracesOf(copy);
    const found: string[] = [];
    for (const file of texts) {
      const readable = await readingsOf(readFileSync(file), file);
      for (const trace of before) if (readable.some((text) => text.includes(trace))) found.push(`${file}: ${trace}`);
    }
    expect(found).toEqual([]);
  });

  it('writes no words over each other in any PDF', async () => {
    const found: string[] = [];
    for (const file of filesOf(copy).filter((name) => name.endsWith('.pdf')))
      found.push(...(await touching(readFileSync(file))).map((pair) => `${file}, ${pair}`));
    expect(found).toEqual([]);
  });
});

/** All that the build and the synthesis have made. */
const filesOf = ({ folder }: Copy): readonly string[] =>
  globSync('{dist,cdk.out}/**/*', { cwd: folder, withFileTypes: true })
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

/** Whether a recipe names a file or the folder it is in. */
function namedIn(heading: string, file: string): boolean {
  const recipe = readFileSync(join(copy.folder, 'docs/development.md'), 'utf8').split(`\n### ${heading}\n`)[1];
  const named = (recipe?.split('\n### ')[0] ?? '').matchAll(/`([\w./<>-]+)`/gu);
  return Array.from(named, ([, name = '']) => new RegExp(`^${name.replaceAll(/<\w+>/gu, '[\\w-]+')}`, 'u')).some(
    (name) => name.test(file),
  );
}

/** Words that belong to the company of this repository. A bundle escapes what is not ASCII, so of long ones a part that is. */
async function tracesOf({ folder }: Copy): Promise<readonly string[]> {
  // By Node itself: the owner's data of the copy are no part of this project.
  const own = async <Data>(file: string): Promise<Data> =>
    (await import(/* @vite-ignore */ pathToFileURL(join(folder, 'shared/owner', file)).href)) as Data;
  const kept = {
    ...(await own<typeof import('../../../shared/owner/certificates.ts')>('certificates.ts')),
    ...(await own<typeof import('../../../shared/owner/statistics.ts')>('statistics.ts')),
    ...(await own<typeof import('../../../shared/owner/company.ts')>('company.ts')),
  };
  const { projectWeeks, siteUrl, founded } = shipped;
  const names = ['name', 'shortName', 'street', 'email', 'registration', 'mailboxProvider'] as const;
  // Product standards are named where a product is, whether there is a certificate or not.
  const removed = certificates
    .filter(({ id, category }) => category !== 'product' && !kept.certificates.some((one) => one.id === id))
    .map(({ title }) => title.replace(/:\d{4}$/u, ''));
  const figures = statistics
    .filter(({ value, label }) => !kept.statistics.some((one) => one.value === value && one.label === label))
    .map(({ value, suffix, label }) => `${value}${suffix} ${label}`);
  const years = kept.company.founded === founded ? [] : [`seit ${founded}`];
  const whole = [
    ...names.flatMap((name) => shipped[name] ?? []),
    ...shipped.phones.map(({ number }) => number),
    shipped.privacyStatementDate,
    new URL(siteUrl).hostname.replace('www.', ''),
    ...shipped.openingHours.flatMap(({ hours }) => hours.flatMap(({ from, to }) => [`${from}-${to}`, `${from}–${to}`])),
    ...(projectWeeks
      ? [`${projectWeeks.from}–${projectWeeks.to} Wochen`, `${projectWeeks.from} bis ${projectWeeks.to} Wochen`]
      : []),
    ...projects.flatMap(({ title, description }) => [title, description]),
    ...removed,
    ...figures,
    ...years,
  ];
  return whole.map((text) => /[ -~]{12,}/u.exec(text)?.[0] ?? text);
}

/** All that a reader may see in a file: its bytes as text, the texts in an archive, or the words and properties of a PDF. */
async function readingsOf(bytes: Buffer, file: string): Promise<readonly string[]> {
  if (/\.(?:docx|xlsx)$/u.test(file)) return Object.values(unzipSync(bytes)).map((entry) => strFromU8(entry));
  if (!file.endsWith('.pdf')) return [bytes.toString('utf8'), bytes.toString('latin1'), bytes.toString('utf16le')];
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false }).promise;
  const { info } = await pdf.getMetadata();
  const texts = [JSON.stringify(info)];
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(''));
  }
  return texts;
}
