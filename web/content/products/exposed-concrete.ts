import { factRows } from '@works/stone/facts/technical-fact';
import { finishesFor } from '@works/stone/facts/uses';
import { facts, uses } from '@works/stone/products/exposed-concrete/facts';
import { blank, choice, planned, type TenderPosition } from '@works/stone/tender/position';
import type { ProductWords } from '../product.ts';
import { resultField } from '../tender-texts.ts';

export const product: ProductWords = {
  name: 'Sichtbeton',
  otherNames: 'Betonwand Betonelement Fertigteil Schalung Ortbeton',
  badge: 'Architektonisch',
  title: 'Sichtbeton-Fertigteile SB1–SB4',
  searchText:
    'Fertigteile aus Sichtbeton in den Klassen SB1–SB4, Toleranzen nach DIN 18500: was die Klassen verlangen, Schalung, Fugen, Ankerlöcher, Muster und Abnahme.',
  card: 'Fertigteile, deren Oberfläche die Schalung prägt, nach Sichtbetonklassen.',
  keyFact: 'classes',
  sample: 'Sichtbeton: Schalungshaut, Sichtbetonklasse und Farbton nach Absprache',
  documents: ['datenblatt-elemente', 'ausschreibung-elemente'],
  standards: ['DIN 18500'],
  intro: 'Fertigteile, deren Oberfläche die Schalung prägt: Wandscheiben, Brüstungen, Stützen und Treppenläufe.',
  description: [
    'Sichtbeton zeigt den Abdruck der Schalung: Haut, Stösse, Ankerlöcher und Poren. Sie werden vor dem Betonieren festgelegt, denn eine Reparatur altert anders als die Fläche ringsum.',
    'Mit der Sichtbetonklasse steigen die Anforderungen an Textur, Porigkeit, Farbton und Ebenheit, und mit ihnen der Aufwand. Oft genügt für wenig sichtbare Bauteile eine tiefere Klasse.',
  ],
  features: [
    'Schalungshaut glatt, saugend, brettstrukturiert oder mit Matrize',
    'Fugen, Ankerlöcher und Einbauteile nach Schalungsplan',
    'Grau, mit Weisszement oder durchgefärbt',
    'Nachträgliche Bearbeitung möglich, etwa gestrahlt oder geschliffen',
    'Hydrophobierung für bewitterte Flächen möglich',
  ],
  applicationsLabel: 'Anwendungen',
  applications: [
    'Wandscheiben und Trennwände',
    'Brüstungen und Balkone',
    'Stützen und Unterzüge',
    'Treppenläufe',
    'Portale und Vordächer',
    'Einbauten im Innern',
  ],
  facts: factRows(facts),
  limits: [
    'Beurteilt wird der Gesamteindruck bei üblichem Abstand und Tageslicht, im Vergleich mit einem vereinbarten Referenzstück. Wolken, feine Haarlinien und einzelne Poren gehören zum Material; frischer Beton ist dunkler und fleckiger als ausgetrockneter.',
    'Öl, Fett und Rostwasser dringen rasch in die ungeschliffene Fläche ein. Abdeckungen brauchen Abstand zur Fläche, spitze Ecken eine Fase oder einen Radius.',
  ],
  planned:
    'Geplant werden gleiche Wandscheiben ohne Öffnungen. Brüstungen, Stützen und die Bewehrung klären wir in der Beratung.',
  finishes: finishesFor(uses),
  spread: 'facts-first',
};

const formwork = choice('Schalungshaut', 'glatt', 'saugend', 'brettstrukturiert', 'Matrize');

/** Positions of the tender text. */
export const tenderPositions = (): readonly TenderPosition[] => [
  {
    title: 'Referenzstück',
    text: 'Referenzstück in verlangter Sichtbetonklasse, Schalungshaut und Farbe herstellen. Es bleibt bis zur Abnahme auf der Baustelle und ist Grundlage der Beurteilung.',
    unit: 'Stück',
    fields: [blank('Abmessung', 'mm'), formwork, blank('Farbton')],
  },
  {
    id: 'walls',
    title: 'Wandscheiben, Brüstungen und Stützen in Sichtbeton',
    text: 'Fertigteile nach Schalungsplan liefern und versetzen; Stösse, Ankerlöcher und Einbauteile nach Plan. Spitze Ecken mit Fase. Während der Bauzeit mit Abstand abgedeckt.',
    unit: 'm²',
    fields: [
      planned('part', choice('Bauteil', 'Wandscheibe', 'Brüstung', 'Stütze')),
      planned('size', blank('Abmessung', 'mm')),
      formwork,
      blank('Farbton'),
      resultField('frost'),
      resultField('deicingSalt'),
    ],
  },
  {
    title: 'Hydrophobierung',
    text: 'Bewitterte Flächen nach dem Austrocknen hydrophobieren; Probefläche vorgängig, weil sich der Farbton vertiefen kann.',
    unit: 'm²',
    fields: [blank('Flächen')],
  },
];
