import { factRows } from '@works/stone/facts/technical-fact';
import { finishesFor, finishWords } from '@works/stone/facts/uses';
import { facts, uses } from '@works/stone/products/small-architecture/facts';
import { blank, choice, colour, planned, type TenderPosition } from '@works/stone/tender/position';
import type { ProductWords } from '../product.ts';
import { finishOf, resultField } from '../tender-texts.ts';

const worked = finishWords(uses);

export const product: ProductWords = {
  name: 'Kleinarchitektur',
  otherNames:
    'Gartenbank Sitzbank Parkbank Betonbank Blumentrog Blumenkiste Pflanztrog Pflanzkübel Pflanzgefäss Brunnen Poller Stele Beeteinfassung Stellriemen Stellplatte Stellstein Rabatte',
  badge: 'Stadtmöblierung',
  title: 'Kleinarchitektur und Stadtmöblierung aus Beton',
  searchText:
    'Bänke, Tröge, Poller und Brunnen aus Betonwerkstein: Rohdichte 2.3–2.4\u00a0g/cm³, Druckfestigkeit über 50\u00a0N/mm², Toleranz ±2\u00a0mm. Varianten, Versetzen, Unterhalt.',
  card: 'Bänke, Tröge, Poller und Brunnen für Strassen, Parks und Höfe.',
  keyFact: 'strength',
  sample: `Kleinarchitektur: Oberfläche ${worked}`,
  documents: ['datenblatt-elemente', 'ausschreibung-elemente'],
  standards: [],
  intro:
    'Sitzbänke, Pflanztröge, Poller und Brunnen für Strassen, Parks und Höfe, gegossen als Einzelstück oder in Serie.',
  description: [
    'Viele Stücke halten ihren Platz durch ihr Gewicht und brauchen keine sichtbare Verschraubung. Schlanke Auskragungen und lange Sitzflächen werden bewehrt; die Überdeckung bestimmt den Querschnitt mit.',
    'Flächen brauchen einen leichten Anzug, Kanten eine Fase oder Rundung. Jede neue Form verlangt eine eigene Schalung: Wenige Grundkörper sparen Aufwand und Zeit.',
  ],
  features: [
    'Stand durch Eigengewicht, Verankerung bei Bedarf verdeckt',
    'Ansichten geschliffen, gestrahlt oder gewaschen, auch am selben Stück',
    'Für Sitzauflagen aus Holz und Einbauteile aus Metall vorbereitet',
    'Schrift, Zeichen und Reliefs im Abguss',
    'Versetzhülsen an verdeckter Stelle',
  ],
  applicationsLabel: 'Produktvarianten',
  applications: [
    'Sitzbänke und Sitzblöcke',
    'Pflanztröge',
    'Poller und Absperrungen',
    'Brunnen und Wasserbecken',
    'Beeteinfassungen',
    'Stelen und Schriftsteine',
  ],
  facts: factRows(facts),
  limits: [
    'Kranstandort, Traglast von Decken und Werkleitungen begrenzen das Gewicht oft stärker als die Gestaltung. Über Tiefgaragen ist die Auflast mit der Tragwerksplanung zu klären.',
    'Tröge und Becken brauchen einen offenen Abfluss, sonst drückt gefrierende Erde die Wandung auseinander. Ein Schutz gegen Sprayereien ist am Muster zu erproben; er kann den Farbton vertiefen.',
  ],
  planned: 'Geplant wird eine Sitzbank aus einem Stück. Tröge und andere Elemente klären wir in der Beratung.',
  finishes: finishesFor(uses),
  spread: 'facts-first',
  stone: '02',
};

/** Positions of the tender text. */
export const tenderPositions = (): readonly TenderPosition[] => [
  {
    id: 'benches',
    title: 'Sitzbank oder Sitzblock',
    text: 'Element aus Betonwerkstein mit Anzug und gefasten Kanten liefern, mit verdeckten Versetzhülsen auf bauseitiger Fundation versetzen. Sitzauflage und Einbauteile nach Plan vorbereitet.',
    unit: 'Stück',
    fields: [
      planned('element', choice('Element', 'Sitzbank', 'Sitzblock')),
      planned('size', blank('Abmessung', 'mm')),
      planned('weight', blank('Gewicht', 'kg')),
      finishOf(uses),
      colour,
      blank('Sitzauflage'),
      planned('stability', choice('Standsicherheit', 'verdeckter Dorn', 'Eigengewicht')),
      resultField('frost'),
      resultField('deicingSalt'),
    ],
  },
  {
    title: 'Pflanztrog oder Becken',
    text: 'Element aus Betonwerkstein mit offenem Abfluss liefern und versetzen, Wandung bewehrt.',
    unit: 'Stück',
    fields: [
      choice('Element', 'Pflanztrog', 'Becken'),
      blank('Abmessung', 'mm'),
      blank('Gewicht', 'kg'),
      finishOf(uses),
      colour,
      blank('Abfluss'),
    ],
  },
  {
    title: 'Poller',
    text: 'Poller aus Betonwerkstein liefern und versetzen.',
    unit: 'Stück',
    fields: [
      blank('Abmessung', 'mm'),
      finishOf(uses),
      colour,
      choice('Standsicherheit', 'Eigengewicht', 'verdeckte Verankerung'),
    ],
  },
];
