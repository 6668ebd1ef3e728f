/** @module-tag thorough */
import { expect, inject, it } from 'vitest';
import { documentPath } from '../../web/components/documents/document-path.ts';
import { documents } from '../../web/content/library.ts';
import { asDxf, downloadGroups } from '../../web/content/product-downloads.ts';

it('every document and product file is served as a download', async () => {
  const files = downloadGroups.flatMap((group) => group.files);
  const everything = [...documents, ...files, ...files.filter(({ format }) => format === 'DWG').map(asDxf)];
  const missing: string[] = [];
  for (const path of everything.map(documentPath)) {
    const { status, headers } = await fetch(inject('url') + path);
    if (status !== 200 || headers.get('content-disposition') !== 'attachment') missing.push(`${path}: ${status}`);
  }
  expect(missing).toEqual([]);
});
