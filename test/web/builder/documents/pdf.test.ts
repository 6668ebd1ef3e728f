/** @module-tag thorough */
import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { emailLink, phoneLink } from '../../../../shared/company/company-words.ts';
import { maker } from '../../../../shared/company/maker.ts';
import { LANGUAGE } from '../../../../shared/language.ts';
import { company } from '../../../../shared/owner/company.ts';
import { paths } from '../../../../shared/paths.ts';
import { allDocuments } from '../../../../web/builder/documents/all-documents.ts';
import { documentFiles } from '../../../../web/builder/documents/document-cache.ts';
import { documentFile } from '../../../../web/components/documents/document-path.ts';
import { products } from '../../../../web/content/all-products.ts';
import { dateOf } from '../../../../web/content/document-dates.ts';
import { coveredBy, downloadGroups } from '../../../../web/content/product-downloads.ts';
import { readPdf, type ReadPdf } from './read-pdf.ts';

const pdfs = allDocuments.filter(({ entry }) => entry.format === 'PDF').map(({ entry }) => entry);
const dataSheets = downloadGroups.find(({ id }) => id === 'datenblaetter')?.files ?? [];
const bytes = new Map<string, Buffer>();
const read = new Map<string, ReadPdf>();

beforeAll(async () => {
  const files = await documentFiles();
  for (const entry of pdfs) {
    bytes.set(entry.id, await readFile(files.get(documentFile(entry)) ?? ''));
    read.set(entry.id, await readPdf(bytes.get(entry.id) ?? Buffer.alloc(0)));
  }
});

const open = (id: string): ReadPdf => {
  const pdf = read.get(id);
  if (!pdf) throw new Error(`There is no ${id}.`);
  return pdf;
};

const plain = (text: string) => text.replaceAll(/[\u00a0\s]+/gu, ' ').replaceAll('\u00ad', '');

describe.each(pdfs)('$id', ({ id, title }) => {
  it('names itself, its language, its maker and its day', () => {
    const { info } = open(id);
    expect(info).toMatchObject({
      Title: title,
      Language: LANGUAGE,
      PDFFormatVersion: '1.7',
      Author: company.name,
    });
    expect(String(info['CreationDate'])).toContain(dateOf(id).replaceAll('-', ''));
  });

  it('has one main heading, no level left out, an alternative for every figure, and whole tables and lists', () => {
    const { structure } = open(id);
    const roles = structure.map(({ role }) => role);
    const levels = roles.flatMap((role) => /^H(\d)$/u.exec(role)?.[1] ?? []).map(Number);
    expect(levels.filter((level) => level === 1)).toEqual([1]);
    expect(levels[0]).toBe(1);
    levels.forEach((level, index) => expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1));
    for (const { alt = '' } of structure.filter(({ role }) => role === 'Figure'))
      expect(alt.length).toBeGreaterThan(20);
    const count = (wanted: string) => roles.filter((role) => role === wanted).length;
    expect(count('TBody')).toBe(count('Table'));
    expect(count('TH')).toBeGreaterThanOrEqual(count('TR'));
    expect(count('LBody')).toBe(count('LI'));
    expect(count('Lbl')).toBe(count('LI'));
  });

  it('has links for each telephone number and address, which say where they lead', () => {
    for (const { text, links } of open(id).sheets) {
      const count = (part: string) => text.split(part).length - 1;
      expect(count(company.email)).toBeGreaterThan(0);
      const expected = [
        ...Array.from({ length: count(company.email) }, () => ({ url: emailLink, contents: company.email })),
        ...maker.phones.flatMap((phone) =>
          Array.from({ length: count(phone) }, () => ({ url: phoneLink(phone), contents: phone })),
        ),
        // A data sheet leads to its products.
        ...products
          .map(({ page }) => company.siteUrl + paths[page])
          .filter((url) => text.includes(url))
          .map((url) => ({ url, contents: url })),
      ];
      expect(links).toHaveLength(expected.length);
      expect(links).toEqual(expect.arrayContaining(expected));
    }
  });
});

it.each(dataSheets)('$id states every fact of its products', (sheet) => {
  const text = plain(open(sheet.id).text);
  for (const { facts, name, limits, features } of coveredBy(sheet, products)) {
    expect(text).toContain(name);
    for (const { label, value, unit, note } of facts) {
      expect(text).toContain(plain([label, unit ? `${value} ${unit}` : value].join(' ')));
      expect(text).toContain(plain(note ?? ''));
    }
    for (const sentence of [...limits, ...features]) expect(text).toContain(plain(sentence));
  }
});
