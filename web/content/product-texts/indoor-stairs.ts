import type { TenderPosition } from '../product.ts';
import { product } from '../products/indoor-stairs.ts';
import { bedOf, blank, choice, colour, finishOf, jointWidth } from '../tender-texts.ts';

/** Positions of the tender text. */
export const tenderPositions = (): readonly TenderPosition[] => [
  {
    title: 'Stufen im Innern',
    text: 'Stufen aus Betonwerkstein liefern und im Mörtelbett auf betoniertem Lauf versetzen. Steigung vom Antritt bis zum Austritt gleich. Sichtbare Untersicht ebenfalls bearbeitet.',
    unit: 'Stück',
    fields: [
      choice('Stufenart', 'Tritt- und Setzstufe', 'Winkelstufe'),
      blank('Stufenlänge', 'cm'),
      finishOf(product),
      colour,
      choice('Vorderkante', 'gefast', 'gerundet', 'unterschnitten'),
      bedOf('Mörtelbett'),
      choice('Trittschalllager', 'ja', 'nein'),
    ],
  },
  {
    title: 'Podestplatten im Innern',
    text: 'Podestplatten in derselben Mischung und Bearbeitung wie die Stufen liefern und verlegen.',
    unit: 'm²',
    fields: [blank('Format', 'mm'), blank('Plattendicke', 'mm'), bedOf('Mörtelbett'), jointWidth],
  },
  {
    title: 'Schutz der Stufen während der Bauzeit',
    text: 'Stufen und Kanten nach dem Versetzen diffusionsoffen abdecken, ohne dichte Folie und ohne Klebeband auf dem Stein; vor der Abnahme entfernen.',
    unit: 'Stück',
    fields: [blank('Dauer', 'Wochen')],
  },
];
