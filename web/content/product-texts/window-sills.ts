import type { TenderPosition } from '../product.ts';
import { product } from '../products/window-sills.ts';
import { blank, choice, colour, finishOf } from '../tender-texts.ts';

/** Positions of the tender text. */
export const tenderPositions = (): readonly TenderPosition[] => [
  {
    title: 'Äussere Fensterbank',
    text: 'Fensterbank aus Betonwerkstein in einem Stück von Leibung zu Leibung liefern und versetzen, Oberseite nach aussen geneigt, Tropfkante an der Unterseite vor der Fassadenflucht, seitliche Aufbordung für den Anschluss. Zweite, wasserführende Ebene bauseits. Enden mit weicher Fuge, nicht eingemauert.',
    unit: 'Stück',
    fields: [finishOf(product), colour],
  },
  {
    title: 'Innere Fensterbank',
    text: 'Fensterbank aus Betonwerkstein ohne Tropfkante liefern und versetzen, von der äusseren getrennt.',
    unit: 'Stück',
    fields: [finishOf(product), colour, choice('Vorderkante', 'gerade', 'gefast', 'profiliert')],
  },
  {
    title: 'Gewände, Sturz und Schwelle',
    text: 'Formteile in derselben Mischung wie die Fensterbank liefern und versetzen.',
    unit: 'Stück',
    fields: [choice('Bauteil', 'Gewände', 'Sturz', 'Schwelle'), blank('Abmessung', 'mm')],
  },
];
