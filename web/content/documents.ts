import { inChoice } from '@works/stone/language';
import { waysToReach } from '../../shared/company/company-words.ts';
import { certificates } from '../../shared/owner/certificates.ts';
import { dateOf } from './document-dates.ts';

/** What the site offers to download. The extension of the file is the format in small letters. */
type DocumentFormat = 'PDF' | 'DOCX' | 'DWG' | 'DXF';

/** A file that exists, made by the build from the words and drawings of the pages. Its size is read from the file itself. */
export interface DocumentEntry {
  /** File name without its extension. */
  readonly id: string;
  /** By which a document is asked for and quoted; never given twice. */
  readonly number: number;
  readonly title: string;
  /** What a document of the library is about. */
  readonly description?: string;
  readonly format: DocumentFormat;
}

/** A day as Swiss documents write it: `20.11.2026`. @param date as `2026-11-20` */
export const swissDate = (date: string): string => date.split('-').map(Number).reverse().join('.');

/** How a document is quoted: «Dokument 12, Stand 20.11.2026». */
export const documentCode = ({ id, number }: DocumentEntry): string =>
  `${documentWords.number} ${number}, ${documentWords.date} ${swissDate(dateOf(id))}`;

/** Words of every document. */
export const documentWords = {
  number: 'Dokument',
  date: 'Stand',
  /** On every document about a certificate or a test. */
  summary: `Dieses Dokument fasst zusammen; es ist ${certificates.length > 0 ? 'weder Zertifikat noch' : 'kein'} Prüfbericht.`,
  where: `Anfragen an ${inChoice(waysToReach)}.`,
} as const;
