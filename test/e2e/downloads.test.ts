import type { Locator } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { documentFile, documentPath } from '../../web/components/document-path.ts';
import { sizeText } from '../../web/components/size-text.ts';
import { documents } from '../../web/content/library.ts';
import { asDxf, downloadGroups } from '../../web/content/product-downloads.ts';
import { visit } from './browser.ts';
import { bytesOf, downloadBy } from './download.ts';

const files = downloadGroups.flatMap((group) => group.files);
const everything = [...documents, ...files, ...files.filter(({ format }) => format === 'DWG').map(asDxf)];

/** What a file of a format begins with, and how it is served. */
const formats = {
  PDF: { begins: '%PDF-1.7', type: 'application/pdf' },
  DOCX: { begins: 'PK\u0003\u0004', type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
  DWG: { begins: 'AC1015', type: 'image/vnd.dwg' },
  DXF: { begins: '  0\nSECTION', type: 'image/vnd.dxf' },
} as const;

/** Presses a control, which delivers this file, of the size that its row states. */
async function expectDelivered(control: Locator, file: Parameters<typeof documentFile>[0]): Promise<void> {
  const download = await downloadBy(control);
  expect(download.suggestedFilename()).toBe(documentFile(file));
  const { length } = await bytesOf(download);
  expect(await control.locator('xpath=ancestor::tr').textContent()).toContain(sizeText(length));
}

it.each(everything)('$title, $format, is served as what it is, and asked for again each time', async (entry) => {
  const answer = await fetch(inject('url') + documentPath(entry));
  const { begins, type } = formats[entry.format];
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': type,
    'content-disposition': 'attachment',
    'cache-control': 'no-cache',
  });
  expect(
    Buffer.from(await answer.arrayBuffer())
      .toString('latin1')
      .startsWith(begins),
  ).toBe(true);
});

it.each([true, false])(
  'every button of the product downloads delivers its file, of the stated size (script: %s)',
  { tags: 'thorough' },
  async (javaScriptEnabled) => {
    const { page, consoleErrors } = await visit(paths.productDownloads, { javaScriptEnabled });
    const buttons = page.locator('main').getByRole('button');
    expect(await buttons.count()).toBe(files.length);
    for (const [index, file] of files.entries()) await expectDelivered(buttons.nth(index), file);
    expect(new URL(page.url()).pathname).toBe(paths.productDownloads);
    expect(consoleErrors).toEqual([]);
  },
);
