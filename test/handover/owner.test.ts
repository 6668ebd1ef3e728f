import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { getDocument } from 'unpdf/pdfjs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { company } from '../../web/content/owner/company.ts';
import { projects } from '../../web/content/owner/projects.ts';
import { copyProject, overwrite, type Copy } from './copy.ts';

/** What the owner writes into infra/stages.ts. */
const STAGES = `import type { Stages } from './stack/settings.ts';

export const stages: Stages = {
  dev: {},
  prod: {
    account: '210987654321',
    domain: 'www.buergi-kunststein.ch',
    redirectedDomain: 'buergi-kunststein.ch',
    hostedZone: { id: 'Z0123456789ABC', name: 'buergi-kunststein.ch' },
    teamAddress: 'anfragen@buergi-kunststein.ch',
    senderAddress: 'website@buergi-kunststein.ch',
    alarmAddress: 'betrieb@buergi-kunststein.ch',
  },
};
`;

/** Words that belong to the company of this repository. */
const traces = [
  ...(['name', 'shortName', 'street', 'phone', 'email', 'registration', 'mailboxProvider'] as const).map(
    (name) => company[name],
  ),
  new URL(company.siteUrl).hostname.replace('www.', ''),
  ...projects.map(({ title }) => title),
];

let copy: Copy;
beforeAll(() => {
  copy = copyProject();
  overwrite(copy, 'owner', 'web/content/owner');
  writeFileSync(join(copy.folder, 'infra/stages.ts'), STAGES);
  copy.run('node', 'web/build/documents/date-documents.ts');
});
afterAll(() => copy.remove());

it('passes format, lint, types and the tests', () => {
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
    for (const trace of traces) if (readable.some((text) => text.includes(trace))) found.push(`${file}: ${trace}`);
  }
  expect(found).toEqual([]);
});

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
