import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { getDocument } from 'unpdf/pdfjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { company } from '../../web/content/owner/company.ts';
import { projects } from '../../web/content/owner/projects.ts';
import { copyProject, type Copy } from './copy.ts';
import { recipes, wordsFor } from './recipes.ts';

/** Dates of documents (docs/recipes.md, at its head). */
const DATES = ['web/build/documents/editions.json', 'web/content/document-dates.json'];

let copy: Copy;
beforeAll(() => {
  copy = copyProject();
});
afterAll(() => copy.remove());

describe('on one copy of the project, each recipe in turn', () => {
  it.each(recipes)('$heading: changes what it names and nothing else', ({ heading, add = [], steps, changes = [] }) => {
    const printed = add.length > 0 ? copy.run('npm', 'run', 'add', '--', ...add) : '';
    const added = Array.from(printed.matchAll(/^(?:written|changed) {2}(.+)$/gmu), ([, file = '']) => file);
    for (const file of added) {
      const source = readFileSync(join(copy.folder, file), 'utf8');
      if (source.includes('FILLIN')) copy.edit(file, /FILLIN/gu, wordsFor(add, file));
    }
    steps?.(copy);
    copy.run('node', 'web/build/documents/date-documents.ts');
    const expected = [...added, ...changes];
    const changed = copy.changes().filter((file) => !DATES.includes(file));
    expect(changed.filter((file) => !expected.some((part) => file === part || file.startsWith(part)))).toEqual([]);
    expect(expected.filter((part) => !changed.some((file) => file.startsWith(part)))).toEqual([]);
    for (const part of changes) expect(namedIn(heading, part), part).toBe(true);
  });
});

it('passes format, lint, types and the tests with all of it', () => {
  copy.run('npm', 'run', 'format');
  expect(copy.run('npm', 'test')).toContain('passed');
});

it('is built and synthesised for production', () => {
  copy.run('npm', 'run', 'build');
  copy.run('npx', 'cdk', 'synth', '--quiet', '-c', 'stage=prod');
  expect(existsSync(join(copy.folder, 'cdk.out/manifest.json'))).toBe(true);
});

it('leaves no trace of the company before in pages, documents, mails and templates', async () => {
  const files = globSync('{dist,cdk.out}/**/*', { cwd: copy.folder, withFileTypes: true }).filter((file) =>
    file.isFile(),
  );
  const texts = files
    .filter(({ name }) => !/\.(?:avif|jpg|png|ico|woff2)$/u.test(name))
    .map(({ parentPath, name }) => join(parentPath, name));
  expect(texts.filter((file) => file.endsWith('.pdf')).length).toBeGreaterThan(10);
  const found: string[] = [];
  for (const file of texts) {
    const readable = await readingsOf(readFileSync(file), file);
    for (const trace of traces()) if (readable.some((text) => text.includes(trace))) found.push(`${file}: ${trace}`);
  }
  expect(found).toEqual([]);
});

/** Whether a recipe names a file or the folder it is in. */
function namedIn(heading: string, file: string): boolean {
  const recipe = readFileSync(join(copy.folder, 'docs/recipes.md'), 'utf8').split(`\n## ${heading}\n`)[1];
  const named = (recipe?.split('\n## ')[0] ?? '').matchAll(/`([\w./<>-]+)`/gu);
  return Array.from(named, ([, name = '']) => new RegExp(`^${name.replaceAll(/<\w+>/gu, '[\\w-]+')}`, 'u')).some(
    (name) => name.test(file),
  );
}

/** Words that belong to the company of this repository. A bundle escapes what is not ASCII, so of long ones a part that is. */
function traces(): readonly string[] {
  const { openingHours, projectWeeks, siteUrl } = company;
  const whole = [
    ...(['name', 'shortName', 'street', 'phone', 'email', 'registration', 'mailboxProvider'] as const).map(
      (name) => company[name],
    ),
    company.privacyStatementDate,
    new URL(siteUrl).hostname.replace('www.', ''),
    ...openingHours.map(({ hours }) => hours),
    ...openingHours.map(({ hours }) => hours.replace('-', '–')),
    `${projectWeeks.from}–${projectWeeks.to} Wochen`,
    `${projectWeeks.from} bis ${projectWeeks.to} Wochen`,
    ...projects.flatMap(({ title, description }) => [title, description]),
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
