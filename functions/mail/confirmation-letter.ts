import { addressLine, openingHoursText, phoneTexts } from '../../shared/company/company-words.ts';
import type { StoredRecord } from '../../shared/forms/stored-record.ts';
import { company } from '../../shared/owner/company.ts';
import type { Letter } from './letter.ts';

/**
 * The mail to the visitor: fixed words and the reference, so that the form can't be used to send a text to a third person (decisions.md D21).
 */
export function confirmationLetter({ form, reference }: Pick<StoredRecord, 'form' | 'reference'>): Letter {
  return {
    subject: `${form.name}: Eingang bestätigt, Referenz ${reference}`,
    heading: 'Eingangsbestätigung',
    opening: ['Guten Tag', `Vielen Dank. ${form.received} ist bei uns eingegangen.`],
    entries: [{ label: 'Referenz', value: reference }],
    closing: [
      form.next,
      ...(form.keep === undefined ? [] : [form.keep]),
      'Bei Rückfragen antworten Sie auf diese Nachricht, oder Sie erreichen uns wie unten angegeben. Nennen Sie bitte die Referenz.',
      'Haben Sie kein Formular gesendet? Dann hat eine andere Person Ihre Adresse angegeben. Antworten Sie kurz auf diese Nachricht, und wir löschen den Eintrag.',
      'Freundliche Grüsse',
    ],
    signature,
  };
}

const signature: readonly string[] = [
  company.name,
  addressLine,
  phoneTexts.join(', '),
  company.email,
  openingHoursText ?? '',
].filter(Boolean);
