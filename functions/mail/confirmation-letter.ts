import { addressLine, openingHoursText, phoneTexts } from '../../shared/company/company-words.ts';
import type { StoredRecord } from '../../shared/forms/stored-record.ts';
import { company } from '../../shared/owner/company.ts';
import type { Letter } from './letter.ts';
import { confirmationLetterWords as words } from './words.ts';

/**
 * The mail to the visitor: fixed words and the reference, so that the form can't be used to send a text to a third person (decisions.md D21).
 */
export function confirmationLetter({ form, reference }: Pick<StoredRecord, 'form' | 'reference'>): Letter {
  return {
    subject: words.subject(form.name, reference),
    heading: words.heading,
    opening: [words.greeting, words.thanks(form.received)],
    entries: [{ label: words.reference, value: reference }],
    closing: [
      form.next,
      ...(form.keep === undefined ? [] : [form.keep]),
      words.questions,
      words.notYours,
      words.regards,
    ],
    signature,
  };
}

const signature: readonly string[] = [
  company.name,
  addressLine,
  phoneTexts.join(', '),
  company.email,
  openingHoursText() ?? '',
].filter(Boolean);
