import { answersOn } from '../../../shared/owner/answers.ts';
import { company } from '../../../shared/owner/company.ts';
import type { RequestPageText } from '../../content/request-pages.ts';

const [hasPhone, hasHours] = [company.phones.length > 0, company.openingHours.length > 0];
/** Behind «rufen Sie» and «lesen wir». */
const inHours = hasHours ? ' während der Öffnungszeiten' : '';

export const contactPage: RequestPageText = {
  heading: 'Kontakt',
  intro: `Für Fragen zu Produkten, Unterlagen und laufenden Aufträgen. ${hasPhone ? `Rufen Sie${inHours} an oder schreiben` : 'Schreiben'} Sie uns.`,
  formHeading: 'Kontaktformular',
  next: [`Wir lesen Ihre Nachricht${inHours}.`, 'Die Antwort kommt an die angegebene E-Mail-Adresse.'],
  notes: [
    ...answersOn('contact'),
    ...(hasPhone
      ? [
          {
            term: 'Wenn es eilt',
            text: `Rufen Sie${inHours} an. Am Telefon erfahren Sie auch, bis wann Sie mit einer schriftlichen Antwort rechnen können.`,
          },
        ]
      : []),
    {
      term: 'Unterlagen',
      text: 'Fehlt ein Nachweis oder ein Detail, nennen Sie Produkt, Eigenschaft und Projekt.',
    },
  ],
};
