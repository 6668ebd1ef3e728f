import { factRows } from '@works/stone/facts/technical-fact';
import { finishesFor, finishWords } from '@works/stone/facts/uses';
import { facts, uses } from '@works/stone/products/facades/facts';
import { blank, choice, colour, jointWidth, planned, type TenderPosition } from '@works/stone/tender/position';
import { statements } from '../../../shared/owner/statements.ts';
import type { ProductWords } from '../product.ts';
import { finishOf, resultField } from '../tender-texts.ts';

const worked = finishWords(uses);

export const product: ProductWords = {
  name: 'Fassaden',
  otherNames: 'Fassadenplatten Aussenwand Hausfassade Gebäudehülle Wandelement',
  badge: 'Fassadensysteme',
  title: 'Fassaden aus Betonwerkstein',
  searchText:
    'Vorgehängte Fassadenelemente aus Betonwerkstein: bis 3.0 × 1.5\u00a0m gross, 60–120\u00a0mm dick, Brandklasse A2-s1,d0. Verankerung, Fugenbild und Bemusterung.',
  card: 'Vorgehängte Elemente mit gegossenen Kanten, Leibungen und Profilen.',
  keyFact: 'size',
  sample: `Fassaden: Fassadenelement, Oberfläche ${worked}`,
  documents: ['datenblatt-fassade-wand', 'ausschreibung-fassade-wand', 'detail-fassade'],
  standards: [],
  intro:
    'Vorgehängte, hinterlüftete Fassadenelemente, gegossen mit Kanten, Profilen und Leibungen, die sich aus einer gesägten Platte nicht gewinnen lassen.',
  description: [
    'Grosse Elemente sparen Fugen, wiegen aber mehr. Trag- und Halteanker leiten Eigengewicht und Windsog in die Wand; ihre Lage wird mit der Tragwerksplanung geklärt, bevor Öffnungen und Fugen feststehen.',
    'Die Brandklasse gilt für das Material. Das Brandverhalten der ganzen Wand hängt auch von Dämmung, Unterkonstruktion und Anschlüssen ab.',
  ],
  features: [
    'Ecken, Stürze, Leibungen und Gesimse als ganze Stücke',
    'Vorsatz auf der Sichtseite, bewehrter Kernbeton dahinter',
    'Verdeckte Verankerung, Fugen offen oder elastisch geschlossen',
    'Mehrere Bearbeitungen am selben Element möglich',
    'Mechanisch befestigte Elemente einzeln demontierbar',
  ],
  applicationsLabel: 'Anwendungen',
  applications: [
    'Wohn- und Geschäftshäuser',
    'Schulen und öffentliche Bauten',
    'Gebäudesockel',
    'Brüstungs- und Sturzbänder',
    'Lisenen und Pfeiler',
    'Ergänzung bestehender Kunststeinfassaden',
  ],
  facts: factRows(facts),
  limits: [
    'Gesims, Tropfkante und Fensterbank bestimmen, wo Wasser läuft. Ungeführt hinterlässt es Schmutzfahnen, zuerst auf hellen und glatten Flächen.',
    'Zufahrt, Kran, Ankerabstand und Temperaturbewegung begrenzen die Elementgrösse. Beurteilen Sie das Muster im Freien, stehend, trocken und nass: Nass ist der Farbton dunkler.',
  ],
  planned: 'Geplant wird eine Wand ohne Öffnungen. Leibungen, Ecken und die Lage der Anker klären wir in der Beratung.',
  chapter: statements.catalogueChapters.facades,
  finishes: finishesFor(uses),
  spread: 'facts-first',
  stone: '09',
};

/** Positions of the tender text. */
export const tenderPositions = (): readonly TenderPosition[] => [
  {
    title: 'Werkplanung und Bemessung der Verankerung',
    text: 'Elementplan und Fugenplan, Bemessung der Trag- und Halteanker auf Eigengewicht und Windsog, Abstimmung mit der Tragwerksplanung, bevor Öffnungen und Fugen feststehen.',
    unit: 'pauschal',
    fields: [blank('Gebäudehöhe', 'm'), blank('Tragende Wand'), blank('Dämmdicke', 'mm')],
  },
  {
    id: 'panels',
    title: 'Fassadenelemente, vorgehängt und hinterlüftet',
    text: 'Elemente aus Betonwerkstein mit bearbeitetem Vorsatz und bewehrtem Kernbeton liefern und an Trag- und Halteankern versetzen. Verdeckte Verankerung, Elemente einzeln demontierbar. Luftraum hinter dem Element durchgehend, hinter offenen Fugen mindestens 40\u00a0mm. Wasserführung mit Tropfkanten nach Fassadenschnitt.',
    unit: 'm²',
    fields: [
      finishOf(uses),
      colour,
      planned('joint', choice('Fuge', 'offen', 'elastisch geschlossen')),
      jointWidth,
      planned('airGap', blank('Luftraum', 'mm')),
      planned('insulation', blank('Dämmdicke', 'mm')),
      resultField('frost'),
      resultField('deicingSalt'),
    ],
  },
  {
    title: 'Ecken, Stürze, Leibungen und Gesimse',
    text: 'Formteile als ganze Stücke gegossen, in derselben Mischung und Bearbeitung wie die Fläche, Korn um die Ecke durchlaufend.',
    unit: 'Stück',
    fields: [blank('Bauteil'), blank('Abmessung', 'mm')],
  },
];
