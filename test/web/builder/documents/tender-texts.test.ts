import { readFile } from 'node:fs/promises';
import { requirementOf } from '@works/stone/tender/requirement';
import { beforeAll, describe, expect, it } from 'vitest';
import { company } from '../../../../shared/owner/company.ts';
import { documentFiles } from '../../../../web/builder/documents/document-cache.ts';
import { documentFile } from '../../../../web/components/documents/document-path.ts';
import { products, tenderPositionsOf } from '../../../../web/content/all-products.ts';
import { coveredBy, downloadGroups } from '../../../../web/content/product-downloads.ts';
import { standardEntries } from '../../../../web/content/standards.ts';
import { readDocx } from './read-docx.ts';

const files = downloadGroups.find(({ id }) => id === 'ausschreibungstexte')?.files ?? [];
const plain = (text: string) => text.replaceAll(/[\u00a0\s]+/gu, ' ');
const read = new Map<string, ReturnType<typeof readDocx>>();

beforeAll(async () => {
  const made = await documentFiles();
  for (const file of files) read.set(file.id, readDocx(await readFile(made.get(documentFile(file)) ?? '')));
});

describe.each(files)('$id', (file) => {
  const { id, title } = file;
  const covered = coveredBy(file, products);
  const text = () => plain(read.get(id)?.text ?? '');

  it('has every position, every requirement and every standard', () => {
    expect(text().startsWith(title)).toBe(true);
    for (const { page, facts } of covered) {
      for (const fact of facts) {
        const { preset, permitted } = requirementOf(fact);
        expect(text()).toContain(plain(`${fact.label} ${preset} ${permitted}`));
      }
      for (const position of tenderPositionsOf(page)) {
        expect(text()).toContain(plain(position.title));
        expect(text()).toContain(plain(position.text));
        for (const { label, preset = '', permitted = '', others = [] } of position.fields) {
          for (const part of [label, preset, permitted, others.join(' / ')]) expect(text()).toContain(plain(part));
        }
      }
    }
    const named = standardEntries.filter((entry) => covered.some(({ page }) => entry.products.includes(page)));
    for (const { title: standard } of named) expect(text()).toContain(standard);
  });

  it('is built of Word’s own headings and tables', () => {
    const { styles, tables } = read.get(id) ?? { styles: [], tables: 0 };
    const positions = covered.reduce((sum, { page }) => sum + tenderPositionsOf(page).length, 0);
    expect(styles.filter((style) => style === 'Heading2').length).toBeGreaterThanOrEqual(positions + covered.length);
    expect(tables).toBeGreaterThanOrEqual(2 * positions + covered.length);
  });

  it('prescribes no maker, and names chapters of the catalogue by number alone', () => {
    expect(text()).not.toContain(company.shortName);
    const without = text().replaceAll(/Kapitel NPK \d{3} nach geltender Ausgabe prüfen/gu, '');
    expect(without).not.toMatch(/\bNPK\b|\d{3}\.\d{3}/u);
  });
});
