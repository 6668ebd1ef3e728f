import { given, type Silences } from '../../plans/silences.ts';

/** What none of its rules answers. */
export const silences: Silences = {
  measures: { notOurs: 'frei in den Grenzen des Planers; die technischen Daten nennen keine Masse' },
  load: { said: 'kippen' },
  falls: { drawn: 'Sitzfläche zur Mitte überhöht' },
  drainage: { drawn: 'Tropfkanten unter der Sitzplatte' },
  tolerance: given,
  edge: { drawn: 'Fasen und Anzug im Schnitt' },
  access: { notOurs: 'Sitzhöhe und Armlehnen nach der Nutzung des Orts' },
  thermal: { notOurs: 'Einzelstück, das sich frei dehnt' },
};
