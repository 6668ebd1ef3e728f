import { answersOn } from '../../../shared/owner/answers.ts';
import { statements } from '../../../shared/owner/statements.ts';
import type { RequestPageText } from '../../content/request-pages.ts';

/** Above the field of the wanted surfaces. */
export const chooserWords = {
  legend: 'Aus der Materialbibliothek wählen',
  library: 'In der Materialbibliothek ansehen',
} as const;

export const sampleFolderPage: RequestPageText = {
  heading: 'Mustermappe bestellen',
  intro:
    'Farbe, Korn und Griffigkeit beurteilt man am Original. Wählen Sie die Standard-Mustermappe mit einer Übersicht über Material und Oberflächen oder eine Sonderauswahl, die wir für Ihr Projekt zusammenstellen.',
  formHeading: 'Ihre Bestellung',
  next: [
    'Sie erhalten eine Referenz für Rückfragen zu Ihrer Bestellung.',
    'Bei einer Sonderauswahl fragen wir nach, was zu Nutzung, Farbe und Oberfläche noch offen ist.',
    'Die Muster gehen an die angegebene Lieferadresse.',
  ],
  notes: [
    ...answersOn('sampleFolder'),
    { term: 'Verbindlichkeit', text: statements.orderBinding },
    {
      term: 'Private Bauherrschaften',
      text: 'Muster bestellen können auch Private. Hilfreich ist ein Satz zum Ort der Verwendung, etwa «Terrasse im Schatten, Nordseite».',
    },
    {
      term: 'Handel und Ausstellung',
      text: 'Brauchen Sie mehrere Mappen, nennen Sie unter «Bemerkungen» Anzahl und Zweck.',
    },
  ],
};
