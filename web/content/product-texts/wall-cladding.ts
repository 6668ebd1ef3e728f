import type { TenderPosition } from '../product.ts';
import { product } from '../products/wall-cladding.ts';
import { bedOf, blank, colour, finishOf, jointWidth } from '../tender-texts.ts';

/** Positions of the tender text. */
export const tenderPositions = (): readonly TenderPosition[] => [
  {
    title: 'Mauerverkleidung, mechanisch befestigt',
    text: 'Platten aus Betonwerkstein liefern und einzeln an Ankern versetzen, Ankerdorne in der Stirnseite. Unebenheiten am Anker ausgeglichen, Platten einzeln auswechselbar. Bewegungsfugen der Mauer in der Verkleidung übernehmen.',
    unit: 'm²',
    fields: [blank('Format', 'mm'), finishOf(product), colour, blank('Wandhöhe', 'm'), blank('Untergrund'), jointWidth],
  },
  {
    title: 'Mauerverkleidung, geklebt',
    text: 'Platten aus Betonwerkstein liefern und auf ebenem, festem und trockenem Grund ohne Hohlräume verkleben, im Freien mit frostsicherem, verformbarem Kleber. Bewegungsfugen der Mauer in der Verkleidung übernehmen.',
    unit: 'm²',
    fields: [blank('Format', 'mm'), finishOf(product), colour, blank('Wandhöhe', 'm'), blank('Untergrund'), bedOf('Kleber'), jointWidth],
  },
  {
    title: 'Mauerkrone',
    text: 'Abdeckung aus Betonwerkstein mit Gefälle, beidseitigem Überstand und Tropfkante.',
    unit: 'm',
    fields: [blank('Kronenbreite', 'mm'), blank('Kronendicke', 'mm'), finishOf(product)],
  },
];
