import type { TenderPosition } from '../product.ts';
import { product } from '../products/outdoor-stairs.ts';
import { bedOf, blank, choice, colour, finishOf, jointWidth } from '../tender-texts.ts';

/** Positions of the tender text. */
export const tenderPositions = (): readonly TenderPosition[] => [
  {
    title: 'Stufen im Freien',
    text: 'Stufen aus Betonwerkstein nach Aufmass am Bau liefern und versetzen. Trittfläche mit leichtem Gefälle nach vorn, griffige Bearbeitung bis nahe an die Kante, Stirn- und sichtbare Seitenflächen gleich bearbeitet. Alle Steigungen eines Laufs gleich hoch. Fugen zwischen den Stufen geschlossen.',
    unit: 'Stück',
    fields: [choice('Stufenart', 'Blockstufe', 'Winkelstufe', 'Plattenstufe'), blank('Stufenlänge', 'cm'), finishOf(product), colour, choice('Auflager', 'bauseitige Fundation', 'betonierter Lauf')],
  },
  {
    title: 'Podestplatten im Freien',
    text: 'Podestplatten in derselben Mischung und Bearbeitung wie die Stufen liefern und im Gefälle verlegen.',
    unit: 'm²',
    fields: [blank('Format', 'mm'), blank('Plattendicke', 'mm'), bedOf('Drainmörtel'), jointWidth],
  },
  {
    title: 'Kantenmarkierung',
    text: 'Kontrastierende Markierung der Stufenkante für hindernisfreies Bauen, in die Stufe eingelassen.',
    unit: 'm',
    fields: [blank('Streifenbreite', 'mm'), blank('Farbton')],
  },
];
