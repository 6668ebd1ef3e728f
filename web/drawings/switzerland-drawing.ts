import type { Drawing, Entity, Label, Point } from '@works/stone/drafting/drawing';
import { extentsOf, seen, seenOutline } from '@works/stone/drafting/parts';
import { rectangle } from '@works/stone/plans/layout';
import { company } from '../../shared/owner/company.ts';
import { towns, contactMap as words } from '../content/contact-map.ts';
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

type Side = (typeof towns)[number]['side'];
/** Of a name from its place, in millimetres of paper to the right and up. */
const BESIDE: Readonly<Record<Side, readonly [right: number, up: number, align: Label['align']]>> = {
  left: [-2, 0, 'end'],
  right: [2, 0, 'start'],
  below: [2, -3, 'start'],
  // Beyond the border, which is close.
  outside: [5, -2, 'start'],
};

/** The country's border, six towns in their true place, and the company's. */
function draw(): Drawing {
  const at =
    company.latitude === undefined || company.longitude === undefined
      ? undefined
      : onMap(company.latitude, company.longitude);
  const places = towns.map((town) => ({ ...town, point: onMap(town.latitude, town.longitude) }));
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
    ...(at
      ? [
          {
            kind: 'solid',
            outline: rectangle(at[0] - mm(1.3), at[1] - mm(1.3), at[0] + mm(1.3), at[1] + mm(1.3)),
          } as const,
        ]
      : []),
    ...places.map(({ name, side, point }) => label(name, side, point)),
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
    summary: `${words.marked}: ${company.city}. ${words.towns}: ${names}.`,
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
const label = (name: string, side: Side, [x, y]: Point): Entity => {
  const [right, up, align] = BESIDE[side];
  return { kind: 'label', at: [x + mm(right), y + mm(up)], lines: [name], align };
};

export const switzerlandDrawing = draw();
