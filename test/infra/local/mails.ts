import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import type { Form } from '../../../shared/forms/define-form.ts';

/** All mails that a host has written into its data folder, oldest first, as a mail program reads them. */
export async function mailsIn(dataDir: string): Promise<Email[]> {
  const folder = join(dataDir, 'mail');
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).toSorted();
  return Promise.all(files.map(async (file) => PostalMime.parse(await readFile(join(folder, file)))));
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const plain = (html: string) =>
  html
    .replaceAll('<br/>', '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? '');

/** What the table of a mail shows, label → value, from its HTML. */
export function shownIn({ html = '' }: Email): Record<string, string> {
  const rows = Array.from(html.matchAll(/<th[^>]*>(.*?)<\/th><td[^>]*>(.*?)<\/td>/gs), ([, label = '', value = '']) => [plain(label), plain(value)] as const);
  return Object.fromEntries(rows);
}

/** The same from its text. */
export function writtenIn({ text = '' }: Email): Record<string, string> {
  const table = text.replaceAll('\r\n', '\n').split('\n\n').findLast((block) => /^[^\s,:][^,:]*:[ \n]/.test(block)) ?? '';
  const rows = table.split(/\n(?! {2})/).map((row) => {
    const [label = '', ...value] = row.split(':');
    return [label, value.join(':').replace(/^\s+/, '').replaceAll('\n  ', '\n')] as const;
  });
  return Object.fromEntries(rows);
}

/** What a mail has to show of what a visitor entered: name of the field → value. */
export function expectedOf({ fields }: Form, entries: Readonly<Record<string, string>>): Record<string, string> {
  const shown = Object.entries(fields).flatMap(([name, { label, options }]) => {
    const value = entries[name];
    return value === undefined ? [] : [[label, options?.[value] ?? value] as const];
  });
  return Object.fromEntries(shown);
}
