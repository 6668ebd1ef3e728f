import { factRows } from '@works/stone/facts/technical-fact';
import { finishesFor, finishWords } from '@works/stone/facts/uses';
import { facts, uses } from '@works/stone/products/window-sills/facts';
import { blank, choice, colour, planned, type TenderPosition } from '@works/stone/tender/position';
import type { ProductWords } from '../product.ts';
import { finishOf, resultField } from '../tender-texts.ts';

const workedOutside = finishWords(uses, 'sill');
const workedInside = finishWords(uses, 'interior');

export const product: ProductWords = {
  name: 'Fensterbänke',
  otherNames: 'Fenstersims Sims Simse Fenstersimse Fensterbrett Fenstergesims',
  badge: 'Fassadenelemente',
  title: 'Fensterbänke aus Betonwerkstein',
  searchText:
    'Fensterbänke aus Betonwerkstein: Länge bis 3.0\u00a0m, Breite 15–40\u00a0cm, Dicke 3–6\u00a0cm, Tropfkante 10–15\u00a0mm. Gefälle, seitlicher Anschluss und thermische Trennung.',
  card: 'Fensterbänke in einem Stück, mit Gefälle und Tropfkante.',
  keyFact: 'length',
  sample: `Fensterbänke: aussen ${workedOutside}, innen ${workedInside}`,
  documents: ['datenblatt-fassade-wand', 'ausschreibung-fassade-wand', 'detail-fensterbank'],
  standards: [],
  intro:
    'Fensterbänke in einem Stück. Gefälle und Tropfkante halten Regenwasser von der Wand fern, die Mischung wird auf Fassade oder Boden abgestimmt.',
  description: [
    'Ein Stück von Leibung zu Leibung hat keinen Stoss, der undicht werden kann. Mit der Länge wachsen dafür Gewicht, Dehnung und die Gefahr von Rissen: Breite Öffnungen teilt man dort, wo auch das Fenster geteilt ist, und hinterlegt die Fuge.',
    `Die Breite ergibt sich aus Leibungstiefe und Überstand. Lange und weit auskragende Stücke sind dicker. Aussen werden Bänke ${workedOutside}, nur innen ${workedInside}. Innenbänke brauchen keine Tropfkante.`,
  ],
  features: [
    'Oberseite nach aussen geneigt',
    'Unterseitige Tropfkante vor der Fassadenflucht',
    'Seitliche Aufbordung für den Anschluss an Putz oder Stein',
    'Gewände, Sturz und Schwelle aus der gleichen Mischung',
    'Vorderkante gerade, gefast oder profiliert',
  ],
  applicationsLabel: 'Anwendungen',
  applications: [
    'Verputzte Aussendämmung',
    'Sichtmauerwerk',
    'Fassaden aus Betonwerkstein',
    'Fenstertüren und Schwellen',
    'Innere Simse',
    'Ersatz schadhafter Bänke im Bestand',
  ],
  facts: factRows(facts),
  limits: [
    'Unter dem Rahmen durchlaufend wäre die Bank eine Wärmebrücke: Aussen- und Innenbank werden getrennt, unter der äusseren liegt eine zweite, wasserführende Ebene.',
    'Die Enden nicht starr einmauern; ein langes Stück dehnt sich in der Sonne und braucht seitlich eine weiche Fuge. Fensterbänke sind keine Standfläche für Arbeiten am Fenster.',
  ],
  planned:
    'Geplant werden äussere Bänke gleicher Länge. Innenbänke, Gewände, Stürze und Schwellen klären wir in der Beratung.',
  finishes: finishesFor(uses),
  spread: 'drawing-first',
  stone: '21',
};

/** Positions of the tender text. */
export const tenderPositions = (): readonly TenderPosition[] => [
  {
    id: 'sills',
    title: 'Äussere Fensterbank',
    text: 'Fensterbank aus Betonwerkstein in einem Stück von Leibung zu Leibung liefern und versetzen, Oberseite nach aussen geneigt, Tropfkante an der Unterseite vor der Fassadenflucht. Zweite, wasserführende Ebene bauseits. Enden mit weicher Fuge, nicht eingemauert.',
    unit: 'Stück',
    fields: [
      finishOf(uses, 'sill'),
      colour,
      planned('sideConnection', choice('Seitlicher Anschluss', 'ohne Aufbordung', 'mit Aufbordung')),
      planned('frontThickness', blank('Dicke an der Vorderkante', 'mm')),
      planned('fall', blank('Gefälle', '%')),
      planned('bearing', blank('Auflager')),
      resultField('frost'),
      resultField('deicingSalt'),
    ],
  },
  {
    title: 'Innere Fensterbank',
    text: 'Fensterbank aus Betonwerkstein ohne Tropfkante liefern und versetzen, von der äusseren getrennt.',
    unit: 'Stück',
    fields: [finishOf(uses, 'interior'), colour, choice('Vorderkante', 'gerade', 'gefast', 'profiliert')],
  },
  {
    title: 'Gewände, Sturz und Schwelle',
    text: 'Formteile in derselben Mischung wie die Fensterbank liefern und versetzen.',
    unit: 'Stück',
    fields: [choice('Bauteil', 'Gewände', 'Sturz', 'Schwelle'), blank('Abmessung', 'mm')],
  },
];
