import type { TenderPosition } from '../product.ts';
import { product } from '../products/small-architecture.ts';
import { blank, choice, colour, finishOf } from '../tender-texts.ts';

/** Positions of the tender text. */
export const tenderPositions = (): readonly TenderPosition[] => [
  {
    title: 'Sitzbank oder Sitzblock',
    text: 'Element aus Betonwerkstein mit Anzug und gefasten Kanten liefern, mit verdeckten Versetzhülsen auf bauseitiger Fundation versetzen. Sitzauflage und Einbauteile nach Plan vorbereitet.',
    unit: 'Stück',
    fields: [choice('Element', 'Sitzbank', 'Sitzblock'), blank('Abmessung', 'mm'), blank('Gewicht', 'kg'), finishOf(product), colour, blank('Sitzauflage')],
  },
  {
    title: 'Pflanztrog oder Becken',
    text: 'Element aus Betonwerkstein mit offenem Abfluss liefern und versetzen, Wandung bewehrt.',
    unit: 'Stück',
    fields: [choice('Element', 'Pflanztrog', 'Becken'), blank('Abmessung', 'mm'), blank('Gewicht', 'kg'), finishOf(product), colour, blank('Abfluss')],
  },
  {
    title: 'Poller',
    text: 'Poller aus Betonwerkstein liefern und versetzen.',
    unit: 'Stück',
    fields: [blank('Abmessung', 'mm'), finishOf(product), colour, choice('Standsicherheit', 'Eigengewicht', 'verdeckte Verankerung')],
  },
];
