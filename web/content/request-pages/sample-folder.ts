import type { RequestPageText } from '../request-pages.ts';

export const sampleFolderPage: RequestPageText = {
  heading: 'Mustermappe bestellen',
  intro:
    'Farbe, Korn und Griffigkeit beurteilt man am Original. Wählen Sie die Standard-Mustermappe mit einer Übersicht über Material und Oberflächen oder eine Sonderzusammenstellung, die wir für Ihr Projekt auswählen.',
  formHeading: 'Ihre Bestellung',
  next: [
    'Sie erhalten eine Referenz, unter der wir Ihre Bestellung finden.',
    'Bei einer Sonderzusammenstellung fragen wir nach, was zu Nutzung, Farbe und Oberfläche noch offen ist.',
    'Die Muster gehen an die angegebene Lieferadresse.',
  ],
};
