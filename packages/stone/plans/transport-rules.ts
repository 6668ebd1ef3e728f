import type { Question } from './define-plan.ts';
import { measured } from './figures.ts';
import { onSite } from './quantities.ts';

/** Without a permit, in millimetres: the height of a vehicle with its load, and its loading floor, an assumption. */
const VEHICLE_HEIGHT = 4000;
const LOADING_FLOOR = 1200;
const LEAST_SIDE = VEHICLE_HEIGHT - LOADING_FLOOR;
const VEHICLE_WIDTH = 2550;

/** How heavy elements come to their place. */
export const deliveryRule: Question<'length' | 'height'> = {
  id: 'transport',
  label: 'Transport',
  topic: 'transport',
  asks: 'Zufahrt, Kran und Abstützung sind für das schwerste Element geplant.',
  of: 'Elementlänge, Elementhöhe und Gewicht',
  source: 'Montage',
  says: {
    open: ({ values: { length, height }, quantities: { heaviest } }) =>
      `Element ${measured(length, 'm')} × ${measured(height, 'm')}, ${onSite.weight(heaviest.weight)}; Zufahrt, Kran und Abstützung klären`,
  },
};

/** Whether an element travels without a special permit: lying it is too wide, upright too high where its shorter side is long. */
export const permitRule: Question<'length' | 'height'> = {
  id: 'ausnahmetransport',
  label: 'Transportmasse',
  topic: 'transport',
  asks: `Ohne Bewilligung ist ein Fahrzeug mit Ladung höchstens ${measured(VEHICLE_WIDTH, 'm')} breit und ${measured(VEHICLE_HEIGHT, 'm')} hoch.`,
  of: 'kürzere Seite des Elements',
  source: 'SVG Art.\u00a09; Ladefläche 1.2\u00a0m hoch angenommen',
  measures: ({ values: { length, height } }) => [{ value: Math.min(length, height), most: LEAST_SIDE }],
  says: {
    met: ({ values: { length, height } }) =>
      `kürzere Seite ${measured(Math.min(length, height), 'm')}, stehend geladen höchstens ${measured(LEAST_SIDE, 'm')}`,
    missed: ({ values: { length, height } }) =>
      `kürzere Seite ${measured(Math.min(length, height), 'm')}: liegend breiter als ${measured(VEHICLE_WIDTH, 'm')}, stehend höher als ${measured(VEHICLE_HEIGHT, 'm')}; Ausnahmebewilligung oder Teilung klären`,
  },
};
