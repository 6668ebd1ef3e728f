import type { TenderPosition } from '../product.ts';
import { product } from '../products/facades.ts';
import { blank, choice, colour, finishOf, jointWidth } from '../tender-texts.ts';

/** Positions of the tender text. */
export const tenderPositions = (): readonly TenderPosition[] => [
  {
    title: 'Werkplanung und Bemessung der Verankerung',
    text: 'Elementplan und Fugenplan, Bemessung der Trag- und Halteanker auf Eigengewicht und Windsog, Abstimmung mit der Tragwerksplanung, bevor Öffnungen und Fugen feststehen.',
    unit: 'pauschal',
    fields: [blank('Gebäudehöhe', 'm'), blank('Tragende Wand'), blank('Dämmdicke', 'mm')],
  },
  {
    title: 'Fassadenelemente, vorgehängt und hinterlüftet',
    text: 'Elemente aus Betonwerkstein mit bearbeitetem Vorsatz und bewehrtem Kernbeton liefern und an Trag- und Halteankern versetzen. Verdeckte Verankerung, Elemente einzeln demontierbar. Luftraum hinter dem Element durchgehend. Wasserführung mit Tropfnasen nach Fassadenschnitt.',
    unit: 'm²',
    fields: [finishOf(product), colour, choice('Fuge', 'offen', 'elastisch geschlossen'), jointWidth],
  },
  {
    title: 'Ecken, Stürze, Leibungen und Gesimse',
    text: 'Formteile als ganze Stücke gegossen, in derselben Mischung und Bearbeitung wie die Fläche, Korn um die Ecke durchlaufend.',
    unit: 'Stück',
    fields: [blank('Bauteil'), blank('Abmessung', 'mm')],
  },
];
