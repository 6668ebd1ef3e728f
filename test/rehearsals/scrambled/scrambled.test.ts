import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPdf } from '../../web/builder/documents/read-pdf.ts';
import { copyProject, type Copy } from '../handover/copy.ts';
import { scrambled, scrambleModule, WORDS } from './scramble.ts';

/** Where words are: all else is structure. The engine's rules, sections and facts are declarations with their words. */
const FILES_OF_WORDS = [
  '{web,functions,packages/stone}/**/*words.ts',
  'web/{content,pages}/**/{page,words}.ts',
  'web/content/**/*.ts',
  'shared/{forms,company}/*.ts',
  '{shared,packages/stone}/language.ts',
  'shared/{notices,record-labels}.ts',
  'shared/owner/{certificates,projects,statements,statistics,swiss-slip,texture-terms}.ts',
  'packages/stone/{codes,facts,mixes,plans,products,tender}/**/*.ts',
];
/** What the search understands beside the words of the site, and where words may break. */
const OF_A_LANGUAGE = /foreign|visitor-words|word-breaks|search-words/u;
/** Names and addresses stay. */
const KEPT = ['shared/owner/company.ts', 'shared/paths.ts', 'test/web/tools/planner/planned.ts'];
const PICTURES = 'web/content/pictures.json';

/** One word in small letters in a file of words looks like an id: options and alternatives, numbers, what joins a list. */
const LIKE_IDS = 'begangen oder und bis nein offen unterschnitten mechanisch geklebt glatt saugend brettstrukturiert';
/** Addresses of documents. */
const DOCUMENTS = 'alle daten normen pflege';
const NUMBERS = 'drei vier neun Sechs Neun Fünfzehn Sechzehn';
/** Of the law of a country, which the owner's data choose. */
const OF_A_COUNTRY = 'der den Eidgenössischen Datenschutz Öffentlichkeitsbeauftragten Schweizer Niederlassung';
const ACCEPTED = new Set(`${LIKE_IDS} ${DOCUMENTS} ${NUMBERS} ${OF_A_COUNTRY}`.split(' '));

const SHOWN = new Set(['alt', 'title', 'aria-label', 'placeholder', 'data-heading', 'aria-valuetext', 'label']);
const ADDRESSES = new Set(['id', 'for', 'name', 'value', 'href', 'aria-controls', 'type']);
/** Texts that a link brings into a form. */
const BROUGHT = /(?<=[?&](?:message|surfaces)=)[^&#]*/gu;
/** A term of the glossary is found in prose, and named by it. */
const TERM = /#?begriff-.*/u;

interface Said {
  /** By the name of the file, product or form. */
  readonly texts: Readonly<Record<string, string>>;
  /** Ids and addresses of each page. */
  readonly ids: Readonly<Record<string, readonly string[]>>;
}

let copy: Copy;
let before: Said;
let after: Said;
let words: Set<string>;

beforeAll(async () => {
  copy = copyProject();
  before = await say();
  const names = KEPT.flatMap((file) => readFileSync(join(copy.folder, file), 'utf8').match(WORDS) ?? []);
  words = new Set(Object.values(before.texts).flatMap((text) => text.match(WORDS) ?? []));
  for (const name of names) words.delete(name);
  for (const file of globSync(FILES_OF_WORDS, { cwd: copy.folder }))
    if (!OF_A_LANGUAGE.test(file)) scrambleModule(copy.folder, file, words);
  const pictures = readFileSync(join(copy.folder, PICTURES), 'utf8');
  const anew = pictures.replaceAll(/(?<="(?:alt|caption)": ").*(?=")/gu, (text) => scrambled(text, words));
  writeFileSync(join(copy.folder, PICTURES), anew);
  copy.run('npx', 'node', 'web/builder/documents/date-documents.ts');
  after = await say();
});
afterAll(() => copy.remove());

it('finds nothing by a text that is read: the same pages, documents, plans and mails are made', () => {
  expect(Object.keys(after.texts)).toEqual(Object.keys(before.texts));
  expect(Object.entries(after.texts).filter(([, text]) => /\b(?:NaN|undefined)\b/u.test(text))).toEqual([]);
  expect(figuresOf(after)).toEqual(figuresOf(before));
});

it('makes no address, anchor or value of a text that is read', () => {
  const changed = Object.entries(after.ids).flatMap(([page, ids]) => {
    const known = new Set(before.ids[page]);
    return ids.filter((id) => !known.has(id)).map((id) => `${page}: ${id}`);
  });
  expect(changed).toEqual([]);
});

it('leaves no German outside the files of words', () => {
  const left = new Map<string, string>();
  for (const [name, text] of Object.entries(after.texts)) {
    const made = new Set(scrambled(before.texts[name] ?? '', words).match(WORDS));
    for (const word of text.match(WORDS) ?? [])
      if (words.has(word) && !made.has(word) && scrambled(word, words) !== word) left.set(word, name);
  }
  expect([...left].filter(([word]) => !ACCEPTED.has(word))).toEqual([]);
});

it('works in a browser: forms are sent, the library is filtered, a stone is ordered by its number, a plan is made and read', () => {
  const uses = ['forms', 'library', 'material-library', 'planner'].map((name) => `test/e2e/${name}.test.ts`);
  expect(copy.run('npx', 'vitest', 'run', '--project', 'e2e', ...uses)).toContain(` ${uses.length} passed`);
});

/** The figures of plans and mails; on pages and in documents, sizes, dates and numbers of pages are others. */
const figuresOf = ({ texts }: Said) =>
  Object.entries(texts).flatMap(([name, text]) =>
    /\.\w+$/u.test(name) ? [] : [[name, text.match(/\d+/gu)?.toSorted()] as const],
  );

/** Builds the site of the copy, and reads all that is said. */
async function say(): Promise<Said> {
  const site = join(copy.folder, 'dist/site');
  copy.run('npx', 'node', 'web/builder/build-site.ts', '--pictures-on-demand', 'dist');
  const texts: Record<string, string> = JSON.parse(copy.run('npx', 'node', 'test/rehearsals/scrambled/say.ts'));
  const ids: Record<string, readonly string[]> = {};
  for (const file of globSync('**/*.{html,pdf}', { cwd: site }).toSorted()) {
    const bytes = readFileSync(join(site, file));
    if (file.endsWith('.pdf')) texts[file] = plain((await readPdf(bytes)).text);
    else {
      const page = readPage(bytes.toString('utf8'));
      texts[file] = plain(page.texts.join('\n'));
      ids[file] = page.ids;
    }
  }
  return { texts, ids };
}

/** Without what only decides where a line breaks. */
const plain = (text: string) => text.replaceAll(/[\u00ad\u2060]/gu, '').replaceAll('\u00a0', ' ');

function readPage(html: string) {
  const texts: string[] = [];
  const ids: string[] = [];
  const read = (node: DefaultTreeAdapterTypes.ChildNode): void => {
    if (node.nodeName === '#text' && 'value' in node) texts.push(node.value);
    if (!('childNodes' in node) || ['script', 'style'].includes(node.nodeName)) return;
    for (const { name, value } of node.attrs) {
      if (SHOWN.has(name)) texts.push(value);
      else if (ADDRESSES.has(name) && !TERM.test(value) && !value.includes('/assets/'))
        ids.push(`${node.nodeName}[${name}=${value.replaceAll(BROUGHT, '')}]`);
    }
    node.childNodes.forEach(read);
  };
  parse(html).childNodes.forEach(read);
  return { texts, ids };
}
