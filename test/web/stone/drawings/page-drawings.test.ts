import { expect, test } from 'vitest';
import { towns } from '../../../../web/content/contact-map.ts';
import { layingMethods } from '../../../../web/content/laying.ts';
import type { DimensionChain } from '../../../../web/stone/drafting/drawing.ts';
import { pageDrawings } from '../../../../web/stone/drawings/page-drawings.ts';
import { swissBorder } from '../../../../web/stone/drawings/swiss-border.ts';

test('the section of each method shows the thickness of its bed', () => {
  const drawn = [pageDrawings.mortarBed, pageDrawings.gritBed, pageDrawings.adhesive, pageDrawings.drainageMortar];
  const beds = drawn.map(
    ({ entities }) => entities.find((entity): entity is DimensionChain => entity.kind === 'dimensions')?.texts[0],
  );
  expect(beds).toEqual(layingMethods.map(({ thickness }) => thickness));
});

test('the map has six towns in their true place', () => {
  expect(towns).toHaveLength(6);
  const { entities, scale } = pageDrawings.switzerland;
  const dots = entities.flatMap((entity) => (entity.kind === 'arc' ? [entity.centre] : []));
  const at = (name: string) => dots[towns.findIndex((town) => town.name === name)] ?? [NaN, NaN];
  const kilometres = (a: string, b: string) => Math.hypot(at(a)[0] - at(b)[0], at(a)[1] - at(b)[1]) / 1_000_000;
  // Great-circle distances between the towns.
  expect(kilometres('Zürich', 'Bern')).toBeCloseTo(95.5, -0.5);
  expect(kilometres('Genf', 'Chur')).toBeCloseTo(269, -1);
  expect(kilometres('Basel', 'Bellinzona')).toBeCloseTo(187, -1);
  expect(scale).toBe(3_500_000);
});

/** Whether a line to the east crosses the border an odd number of times. */
const isWithin = (latitude: number, longitude: number) =>
  swissBorder.filter(([top, right], index) => {
    const [foot, left] = swissBorder.at(index - 1) ?? [top, right];
    return top > latitude !== foot > latitude && longitude < left + ((right - left) * (latitude - foot)) / (top - foot);
  }).length %
    2 ===
  1;

test('the border on the map has the towns within it, and none beyond it', () => {
  expect(towns.filter(({ latitude, longitude }) => !isWithin(latitude, longitude))).toEqual([]);
  const beyond = {
    Konstanz: [47.68, 9.18],
    Vaduz: [47.141, 9.521],
    Como: [45.81, 9.09],
    Annecy: [45.9, 6.13],
    Lörrach: [47.63, 7.67],
    Pontarlier: [46.9, 6.35],
  };
  expect(Object.entries(beyond).filter(([, [latitude = 0, longitude = 0]]) => isWithin(latitude, longitude))).toEqual(
    [],
  );
});
