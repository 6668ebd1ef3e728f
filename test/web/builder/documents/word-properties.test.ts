import { tenderFile } from '@works/stone/word/tender-file';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';

it('a Word file keeps an ampersand of its title and of the company in its properties', async () => {
  const company = {
    inks: { text: '#111111', quiet: '#222222', line: '#333333' },
    name: 'Frères Bürgisser & Associés <Sàrl>',
    shortName: 'Frères',
    address: ['Gasse 1', '3186 Düdingen'],
    phones: [],
    email: 'bureau@firma.ch',
  };
  const bytes = await tenderFile({
    title: 'Stufen & Podeste',
    lead: 'x',
    code: 'Dokument 1',
    date: '2026-11-27',
    company,
    children: [],
  });
  const properties = strFromU8(unzipSync(bytes)['docProps/core.xml'] ?? new Uint8Array());
  expect(properties).toContain('<dc:title>Stufen &amp; Podeste</dc:title>');
  expect(properties).toContain('<dc:creator>Frères Bürgisser &amp; Associés &lt;Sàrl&gt;</dc:creator>');
});
