import type { TenderPosition } from '../product.ts';
import { blank, choice } from '../tender-texts.ts';

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
    title: 'Wandscheiben, Brüstungen und Stützen in Sichtbeton',
    text: 'Fertigteile nach Schalungsplan liefern und versetzen; Stösse, Ankerlöcher und Einbauteile nach Plan. Spitze Ecken mit Fase. Während der Bauzeit mit Abstand abgedeckt.',
    unit: 'm²',
    fields: [choice('Bauteil', 'Wandscheibe', 'Brüstung', 'Stütze'), blank('Abmessung', 'mm'), formwork, blank('Farbton')],
  },
  {
    title: 'Hydrophobierung',
    text: 'Bewitterte Flächen nach dem Austrocknen hydrophobieren; Probefläche vorgängig, weil sich der Farbton vertiefen kann.',
    unit: 'm²',
    fields: [blank('Flächen')],
  },
];
