import type { KeyFigure } from './statistics.ts';
import { swissSlipText } from './swiss-slip.ts';

export interface TestResult extends KeyFigure {
  /** What the figure means on the building. */
  readonly meaning: string;
}

type ResultId = 'slip' | 'frost' | 'strength' | 'deicingSalt';

export const testResult: Readonly<Record<ResultId, TestResult>> = {
  slip: {
    label: 'Rutschhemmung',
    value: `R11–R13${swissSlipText}`,
    meaning:
      'Ermittelt im Begehungsverfahren auf der schiefen Ebene. Je höher die Zahl, desto rutschhemmender; eine zulässige Neigung am Bau folgt daraus nicht. Für tiefere Gruppen, die ein Produkt nennt, liegt kein Ergebnis vor.',
  },
  frost: {
    label: 'Frostwiderstand',
    value: 'Klasse 3',
    meaning:
      'Verhalten unter wiederholtem Gefrieren und Auftauen bei nassem Stein. Die Prüfgrundlage steht im Prüfbericht, den Sie anfragen können.',
  },
  strength: {
    label: 'Druckfestigkeit',
    limit: 'mindestens',
    value: '65',
    unit: 'N/mm²',
    meaning: 'Am Prüfkörper gemessen.',
  },
  deicingSalt: {
    label: 'Tausalzwiderstand',
    value: 'Klasse 3',
    meaning:
      'Verhalten der Oberfläche, wenn Frost und Salzlösung zusammen einwirken, wie auf Treppen und Vorplätzen im Winter. Die Prüfgrundlage steht im Prüfbericht, den Sie anfragen können.',
  },
};

export const testResults: readonly TestResult[] = Object.values(testResult);

/** What the test results apply to: the specification assigns them to no product (decisions.md D24). */
export const testScope = {
  products: 'Produkte aus Betonwerkstein, Zuordnung auf Anfrage',
  text: 'Geprüft sind Produkte aus Betonwerkstein. Welches Ergebnis für ein bestimmtes Produkt, eine Mischung und eine Bearbeitung vorliegt, beantworten wir auf Anfrage.',
} as const;
