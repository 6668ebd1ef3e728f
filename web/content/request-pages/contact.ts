import type { RequestPageText } from '../request-pages.ts';

export const contactPage: RequestPageText = {
  heading: 'Kontakt',
  intro:
    'Für Fragen zu Produkten, Unterlagen und laufenden Aufträgen. Rufen Sie während der Öffnungszeiten an oder schreiben Sie uns.',
  formHeading: 'Kontaktformular',
  next: ['Wir lesen Ihre Nachricht während der Öffnungszeiten.', 'Die Antwort kommt an die angegebene E-Mail-Adresse.'],
  notes: [
    {
      term: 'Wenn es eilt',
      text: 'Rufen Sie während der Öffnungszeiten an. Dort erfahren Sie auch, bis wann Sie mit einer schriftlichen Antwort rechnen können.',
    },
    {
      term: 'Unterlagen',
      text: 'Fehlt ein Nachweis oder ein Detail, nennen Sie Produkt, Eigenschaft und Projekt.',
    },
  ],
};
