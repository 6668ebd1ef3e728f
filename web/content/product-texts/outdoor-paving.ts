import type { TenderPosition } from '../product.ts';
import { product } from '../products/outdoor-paving.ts';
import { bedOf, blank, choice, colour, finishOf, jointWidth } from '../tender-texts.ts';

/** Positions of the tender text. */
export const tenderPositions = (): readonly TenderPosition[] => [
  {
    title: 'Plattenbelag im Freien, im Splittbett',
    text: 'Platten aus Betonwerkstein mit bearbeitetem Vorsatz liefern und auf bauseitiger, im Gefälle abgenommener Tragschicht verlegen. Bettung aus Splitt, abgezogen. Platten aus mehreren Paletten gemischt. Fugen mit gewaschenem Sand trocken eingekehrt und eingeschlämmt, nach den ersten Wochen nachgefüllt. Zuschnitte und Anschlüsse an Ränder, Schächte und Abläufe eingerechnet.',
    unit: 'm²',
    fields: [blank('Format', 'mm'), finishOf(product), colour, bedOf('Splittbett'), jointWidth, blank('Verkehrslast')],
  },
  {
    title: 'Plattenbelag im Freien, in Drainmörtel',
    text: 'Platten aus Betonwerkstein mit bearbeitetem Vorsatz liefern und auf tragfähigem Untergrund mit Gefälle verlegen. Bett aus Drainmörtel, Haftbrücke auf der Rückseite der Platte. Fuge als durchlässige, gebundene Drainfuge. Bewegungsfugen nach Plan.',
    unit: 'm²',
    fields: [blank('Format', 'mm'), finishOf(product), colour, bedOf('Drainmörtel'), jointWidth, blank('Untergrund')],
  },
  {
    title: 'Aussparungen und Passstücke',
    text: 'Aussparungen für Schächte, Abläufe und Stützen schneiden, Kanten gefast.',
    unit: 'Stück',
    fields: [blank('Abmessung', 'mm'), blank('Form'), choice('Ausführung', 'im Werk', 'auf dem Bau')],
  },
];
