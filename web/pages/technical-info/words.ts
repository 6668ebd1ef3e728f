import { paths, type PagePath } from '../../../shared/paths.ts';
import { certificatesName } from '../../content/certificates-name.ts';
import { certificatesSummary } from '../certificates/words.ts';

interface TechnicalInfoCard {
  readonly title: string;
  readonly text: string;
  /** What the page answers, as short questions. */
  readonly questions: readonly string[];
  readonly href: PagePath;
}

const cards: readonly TechnicalInfoCard[] = [
  {
    title: 'Oberflächen',
    text: 'Sechs Bearbeitungen des Vorsatzes, vom matten Schliff bis zur Politur, und was sie für Griffigkeit, Farbe und Pflege bedeuten.',
    questions: ['Wie verändert die Bearbeitung den Farbton?', 'Was bestimmt die Rutschhemmung?'],
    href: paths.finishes,
  },
  {
    title: certificatesName,
    text: certificatesSummary(),
    questions: ['Welche Produktnorm gilt für welches Bauteil?', 'Wie beständig ist der Stein gegen Frost und Salz?'],
    href: paths.certificates,
  },
  {
    title: 'Verlegung',
    text: 'Vier Verlegearten, drei Schichten darunter und drei Fugenarten mit Dicken, Vorteilen und Einsatz.',
    questions: ['Gebunden oder ungebunden?', 'Wie dick wird der Oberbau?'],
    href: paths.laying,
  },
  {
    title: 'Reinigung',
    text: 'Pflege nach Oberfläche und Jahreszeit, Hilfe bei sechs Arten von Flecken und eine Liste dessen, was dem Stein schadet.',
    questions: ['Welches Mittel verträgt der Stein?', 'Was tun bei Rost, Öl oder Kalk?'],
    href: paths.cleaning,
  },
];

export const technicalInfo = {
  heading: 'Technische Info',
  intro:
    'Grundlagen für Planung, Ausschreibung, Ausführung und Unterhalt, in der Reihenfolge, in der die Fragen am Bau auftauchen.',
  causes: {
    heading: 'Woher Schäden kommen',
    paragraphs: [
      'Die meisten Schäden an Steinbelägen haben ihre Ursache unter oder neben dem Stein: eine Bettung, die kein Wasser abgibt, eine fehlende Bewegungsfuge, ein saurer Reiniger. Deshalb werden Untergrund und Unterhalt hier ebenso behandelt wie das Material.',
    ],
  },
  cards,
  library: {
    title: 'Dokumente',
    text: 'Alle Unterlagen der Rubrik «Technische Info» als PDF, durchsuchbar nach Stichwort und Kategorie.',
    label: 'Zur Übersicht der Downloads',
    href: paths.library,
  },
} as const;
