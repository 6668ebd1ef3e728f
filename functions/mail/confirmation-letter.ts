import type { Letter } from './letter.ts';
import type { Row } from './row.ts';

/**
 * The mail to the visitor: fixed words and the reference, so that the form can't be used to send a text to a third person (decisions.md D21).
 * @param signature lines of the company's address
 */
export function confirmationLetter({ form, reference }: Pick<Row, 'form' | 'reference'>, signature: readonly string[]): Letter {
  return {
    subject: `${form.name}: Eingang bestätigt, Referenz ${reference}`,
    heading: 'Ihre Angaben sind eingegangen',
    opening: ['Guten Tag', `Vielen Dank. Wir haben das Formular «${form.heading}» erhalten.`],
    entries: [{ label: 'Referenz', value: reference }],
    closing: [
      form.next,
      'Bei Rückfragen antworten Sie auf diese Nachricht oder rufen uns an. Nennen Sie bitte die Referenz.',
      'Haben Sie kein Formular gesendet? Dann hat jemand Ihre Adresse angegeben. Teilen Sie es uns mit, und wir löschen den Eintrag.',
      'Freundliche Grüsse',
    ],
    signature,
  };
}
