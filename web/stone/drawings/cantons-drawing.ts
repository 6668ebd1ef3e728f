import { cantonalCapitals, contactMap as words } from '../../content/contact-map.ts';
import { company } from '../../content/owner/company.ts';
import type { Drawing, Entity, Point } from '../drafting/drawing.ts';
import { extentsOf, rectangle, seen, seenOutline } from '../drafting/parts.ts';
import { swissBorder } from './swiss-border.ts';

const SCALE = 3_500_000;
/** Length of a degree of latitude, and the middle of the country, which the projection keeps true to length. */
const DEGREE_MM = 111_195_000;
const MIDDLE = { latitude: 46.8, longitude: 8.2 };
const BAR_KM = 50;

/** Where a place is on the map: equirectangular, true along the middle parallel, off by less than 1 km within Switzerland. */
function onMap(latitude: number, longitude: number): Point {
  const shrink = Math.cos((MIDDLE.latitude * Math.PI) / 180);
  return [(longitude - MIDDLE.longitude) * DEGREE_MM * shrink, (latitude - MIDDLE.latitude) * DEGREE_MM];
}

const mm = (paper: number) => paper * SCALE;

/** The country's border, the capitals of the cantons in their true place, and the company's town among them. */
function draw(): Drawing {
  const at = onMap(company.latitude, company.longitude);
  const places = cantonalCapitals.map((capital) => ({ ...capital, point: onMap(capital.latitude, capital.longitude) }));
  const [left, foot] = [onMap(46.2, 5.95)[0], onMap(45.76, 8)[1]];
  const bar = BAR_KM * 1_000_000;
  const entities: readonly Entity[] = [
    seenOutline(rounded(rounded(swissBorder.map(([latitude, longitude]) => onMap(latitude, longitude))))),
    ...places.map(({ point: [x, y] }): Entity => ({
      kind: 'arc',
      layer: 'view',
      centre: [x, y],
      radius: mm(0.55),
      from: 0,
      to: 360,
    })),
    { kind: 'solid', outline: rectangle(at[0] - mm(1.3), at[1] - mm(1.3), at[0] + mm(1.3), at[1] + mm(1.3)) },
    ...places.flatMap(({ name, side, point: [x, y] }): readonly Entity[] => (side ? [label(name, side, [x, y])] : [])),
    // Scale bar, and north.
    seen([left, foot], [left + bar, foot]),
    seen([left, foot - mm(0.8)], [left, foot + mm(0.8)]),
    seen([left + bar, foot - mm(0.8)], [left + bar, foot + mm(0.8)]),
    { kind: 'label', at: [left + bar + mm(2), foot], lines: [`${BAR_KM}\u00a0km`], align: 'start' },
  ];
  const names = places.map(({ name }) => name).join(', ');
  return {
    title: words.title,
    scale: SCALE,
    isSketch: true,
    extents: extentsOf(entities, SCALE),
    entities,
    note: words.note,
    summary: `${words.marked}: ${company.city}. ${words.capitals}: ${names}.`,
  };
}

/** An outline with its corners cut off, a quarter of each side from its ends (Chaikin). */
const rounded = (corners: readonly Point[]): readonly Point[] =>
  corners.flatMap(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [x, y];
    const between = (part: number): Point => [x + (nextX - x) * part, y + (nextY - y) * part];
    return [between(0.25), between(0.75)];
  });

/** The name of a place, beside it. */
function label(name: string, side: 'left' | 'right' | 'above' | 'below', [x, y]: Point): Entity {
  const [dx, dy] = { left: [-2, 0], right: [2, 0], above: [0, 3], below: [0, -3] }[side];
  const align = { left: 'end', right: 'start', above: 'middle', below: 'middle' } as const;
  return { kind: 'label', at: [x + mm(dx ?? 0), y + mm(dy ?? 0)], lines: [name], align: align[side] };
}

export const cantonsDrawing = draw();
