import type { PageName } from '../paths.ts';

/** The page that shows an answer, beside what it says already. */
type AnsweringPage = Extract<PageName, 'consultation' | 'sampleFolder' | 'sales' | 'contact'>;

export interface VisitorQuestion {
  /** As a visitor asks it. */
  readonly question: string;
  /** Heading of the answer on its page. */
  readonly term: string;
  readonly page: AnsweringPage;
  /** As the company has confirmed it. */
  readonly answer?: string;
}

/**
 * What visitors ask and docs/specification.md leaves open: only the company can answer it. An example is a comment, so no page and no script
 * contains it; a confirmed answer replaces the comment, as `answer: '…'`.
 */
export const questions: readonly VisitorQuestion[] = [
  {
    question: 'Was kostet eine Beratung?',
    term: 'Kosten der Beratung',
    page: 'consultation',
    // To confirm, for example: «Das erste Gespräch ist kostenlos, auch vor Ort.»
  },
  {
    question: 'Was kostet die Mustermappe?',
    term: 'Kosten der Mustermappe',
    page: 'sampleFolder',
    // To confirm, for example: «Die Standard-Mustermappe ist kostenlos. Eine Sonderauswahl wird nach Aufwand verrechnet.»
  },
  {
    question: 'Was ist in der Mustermappe, und wie gross ist sie?',
    term: 'Inhalt der Mustermappe',
    page: 'sampleFolder',
    // To confirm, for example: «Zwölf Muster von 100 × 100 mm in einer Mappe A4, rund vier Kilogramm.»
  },
  {
    question: 'In welcher Preisklasse liegen die Produkte?',
    term: 'Preisklasse',
    page: 'sales',
    // To confirm, for example: «Bodenplatten ab 150, Fassadenelemente ab 400 Franken je Quadratmeter, ohne Montage.»
  },
  {
    question: 'Wer ist für meine Region zuständig?',
    term: 'Ansprechpersonen',
    page: 'sales',
    // To confirm, for example: «Ostschweiz: Anna Muster, Westschweiz: Paul Muster.»
  },
  {
    question: 'Wo kann ich Muster ansehen?',
    term: 'Muster ansehen',
    page: 'contact',
    // To confirm, for example: «Alle Oberflächen der Materialbibliothek stehen in der Ausstellung, nach Anmeldung.»
  },
  {
    question: 'Wie lange dauert es bis zur Lieferung?',
    term: 'Lieferzeit',
    page: 'sales',
    // To confirm, for example: «Platten liefern wir in sechs, Elemente in zehn Wochen nach der Freigabe des Musters.»
  },
  {
    question: 'Wie viel muss ich mindestens bestellen?',
    term: 'Mindestmenge',
    page: 'sales',
    // To confirm, for example: «Es gibt keine Mindestmenge. Unter zehn Quadratmetern kommt ein Zuschlag dazu.»
  },
  {
    question: 'Wann bekomme ich eine Antwort?',
    term: 'Zeit bis zur Antwort',
    page: 'contact',
    // To confirm, for example: «Wir antworten innert zweier Arbeitstage.»
  },
  {
    question: 'Wie komme ich zu Ihnen?',
    term: 'Anfahrt',
    page: 'contact',
    // To confirm, for example: «Vom Bahnhof zehn Minuten zu Fuss. Parkplätze sind vor dem Haus.»
  },
  {
    question: 'Welche Sprachen sprechen Sie?',
    term: 'Sprachen',
    page: 'contact',
    // To confirm, for example: «Wir antworten auch auf Französisch und Italienisch.»
  },
];

/** The confirmed answers of a page, as its other notes. */
export const answersOn = (
  page: AnsweringPage,
  from: readonly VisitorQuestion[] = questions,
): readonly { readonly term: string; readonly text: string }[] =>
  from.flatMap(({ term, page: own, answer }) => (own === page && answer !== undefined ? [{ term, text: answer }] : []));
