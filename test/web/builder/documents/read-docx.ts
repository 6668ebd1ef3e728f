import { strFromU8, unzipSync } from 'fflate';
import { decoded } from '../../../fixtures/decoded.ts';

/** A text, or a blank of any kind. */
const PART = /<w:t(?: [^>]*)?>([^<]*)<\/w:t>|<w:(?:tab|br)\/>/gu;

/**
 * Reads a Word file (ECMA-376, part 1, 17). The rehearsal `outputs` opens the same files in an independent reader.
 * @returns the paragraphs of the body, one a line
 */
export function readDocx(bytes: Uint8Array) {
  const { 'word/document.xml': body } = unzipSync(bytes);
  if (!body) throw new Error('The file has no body.');
  const xml = strFromU8(body);
  const paragraphs = xml
    .split('</w:p>')
    .map((paragraph) => decoded(Array.from(paragraph.matchAll(PART), ([, text = ' ']) => text).join('')));
  return paragraphs.join('\n').trim();
}
