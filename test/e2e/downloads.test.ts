import { expect, inject, it } from 'vitest';
import { documentPath } from '../../web/components/documents/document-path.ts';
import { documents } from '../../web/content/library.ts';
import { asDxf, downloadGroups } from '../../web/content/product-downloads.ts';

const files = downloadGroups.flatMap((group) => group.files);
const everything = [...documents, ...files, ...files.filter(({ format }) => format === 'DWG').map(asDxf)];

/** What a file of a format begins with, and how it is served. */
const formats = {
  PDF: { begins: '%PDF-1.7', type: 'application/pdf' },
  DOCX: { begins: 'PK\u0003\u0004', type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
  DWG: { begins: 'AC1015', type: 'image/vnd.dwg' },
  DXF: { begins: '  0\nSECTION', type: 'image/vnd.dxf' },
} as const;

it.each(everything)(
  '$title, $format, is served as what it is, and asked for again each time',
  { tags: 'thorough' },
  async (entry) => {
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
  },
);
