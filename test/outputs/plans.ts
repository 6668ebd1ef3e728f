import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { productPages, type ProductPage } from '../../shared/paths.ts';
import { buildResources } from '../../web/build/documents/pdf-resources.ts';
import { planFormatIds, planFormats } from '../../web/stone/planner/files/make-plan-file.ts';
import { planPdf } from '../../web/stone/planner/files/plan-pdf.ts';
import { checkPlan, permittedValues } from '../../web/stone/plans/check-plan.ts';
import { askedParameters, initialValues, type Values } from '../../web/stone/plans/define-plan.ts';
import { valueText } from '../../web/stone/plans/figures.ts';
import { quantitiesOf, weightText } from '../../web/stone/plans/quantities.ts';
import { plans } from '../../web/stone/products/all-products.ts';
import { readPdf } from '../web/build/documents/read-pdf.ts';
import { planned } from '../web/stone/planner/planned.ts';
import type { ReadDimension } from './expected-dimensions.ts';

/** A plan, and its files of a format. */
interface WrittenPlan {
  readonly page: ProductPage;
  readonly values: Values;
  /** The product, and the value that is looked at. */
  readonly name: string;
  readonly paths: readonly string[];
}

/** A closed outline as another program reads it; lengths in millimetres. */
export interface ReadOutline {
  readonly layer: string;
  readonly corners: number;
  readonly area: number;
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
}

/** Parameters that a dimension of the drawings states, where they aren't those of the technical data. */
const DRAWN: Readonly<Partial<Record<ProductPage, readonly string[]>>> = {
  outdoorPaving: ['thickness', 'bed', 'fieldLength', 'fieldWidth', 'length', 'width'],
  flooring: ['thickness', 'bed', 'screed', 'insulation', 'fieldLength', 'fieldWidth', 'length', 'width'],
  facades: ['thickness', 'fieldLength', 'fieldHeight', 'length', 'height'],
  outdoorStairs: ['width', 'rise', 'thickness', 'bed'],
  indoorStairs: ['width', 'rise', 'thickness', 'bed'],
  wallCladding: ['thickness', 'fieldLength', 'fieldHeight', 'length', 'height'],
  smallArchitecture: ['height', 'width', 'thickness'],
  windowSills: ['width', 'thickness', 'drip'],
  exposedConcrete: ['thickness', 'joint', 'chamfer'],
};

const drawnOf = (page: ProductPage) =>
  DRAWN[page] ??
  Object.entries(plans[page].parameters).flatMap(([name, { kind, source }]) =>
    kind === 'number' && source === 'Technische Daten' ? [name] : [],
  );

/** Where an odd value is, between the ends of its range. */
const ODD = 0.37;

/** Each product at its initial values, at both ends of each range, and at odd values of all parameters. */
function lookedPlans(): readonly Omit<WrittenPlan, 'paths'>[] {
  return productPages.flatMap((page) => {
    const plan = plans[page];
    const initial = initialValues(plan);
    const ends = Object.entries(plan.parameters).flatMap(([name, parameter]) => {
      const values =
        parameter.kind === 'number' ? [parameter.least, parameter.most] : parameter.options.map((_, index) => index);
      return values.map((value) => ({ name: `${name} ${value}`, values: { ...initial, [name]: value } }));
    });
    const odd = Object.entries(plan.parameters).map(([name, parameter]) => [
      name,
      parameter.kind === 'number'
        ? parameter.least + ODD * (parameter.most - parameter.least)
        : parameter.options.length - 1,
    ]);
    const looked = [
      { name: 'initial', values: initial },
      ...ends,
      { name: 'odd', values: permittedValues(plan, Object.fromEntries(odd) as Values) },
    ];
    return looked.map(({ name, values }) => ({
      page,
      name: `${page}, ${name}`,
      values: checkPlan(plan, values)[0]?.nearest ?? values,
    }));
  });
}

/** Writes the files of one kind of each of these plans into a temporary folder. */
export async function writePlans(extension: 'dxf' | 'dwg' | 'pdf' | 'docx' | 'xlsx'): Promise<readonly WrittenPlan[]> {
  const folder = await mkdtemp(join(tmpdir(), 'website-plans-'));
  const written: WrittenPlan[] = [];
  for (const [index, plan] of lookedPlans().entries()) {
    const of = planned(plan.page, plan.values);
    const paths: string[] = [];
    for (const format of planFormatIds.filter((candidate) => planFormats[candidate].extension === extension)) {
      const path = join(folder, `${index}-${format}.${extension}`);
      // The site's own sheet fetches its fonts.
      await writeFile(
        path,
        extension === 'pdf' ? await planPdf(of, await buildResources()) : await planFormats[format].make(of),
      );
      paths.push(path);
    }
    written.push({ ...plan, paths });
  }
  return written;
}

const TOLERANCE_MM = 0.01;

/** Values that no dimension of a file has, or whose dimension says another figure than it measures. */
export function planFindings({ page, values, name }: WrittenPlan, read: readonly ReadDimension[]): readonly string[] {
  const missing = drawnOf(page).filter((parameter) => {
    const value = values[parameter] ?? NaN;
    if (isAlwaysCut(parameter, values)) return false;
    return !read.some(
      ({ text, measurement }) => Math.abs(measurement - value) < TOLERANCE_MM && text.split(' ')[0] === String(value),
    );
  });
  const wrong = read.filter(
    ({ text, measurement }) =>
      /^\d+(?: |$)/u.test(text) && Math.abs(Number.parseInt(text, 10) - measurement) >= TOLERANCE_MM,
  );
  return [
    ...missing.map((parameter) => `${name}: no dimension of ${parameter} ${values[parameter]}`),
    ...wrong.map(({ text, measurement }) => `${name}: the dimension ${text} measures ${measurement}`),
  ];
}

/** A field of one slab and less than a third of another has two cut ones (decisions.md D36). */
function isAlwaysCut(parameter: string, { fieldLength, fieldHeight, fieldWidth = fieldHeight, ...values }: Values) {
  const field = { length: fieldLength, width: fieldWidth, height: fieldHeight }[parameter] ?? NaN;
  const size = values[parameter] ?? NaN;
  const rest = field - size - (values['joint'] ?? 0);
  return rest > 0 && rest < size / 3;
}

/** Quantities against the outlines of the plan's files: pieces of a field by number and area, profiles by the area of their section. */
export function quantityFindings(
  { page, values, name }: WrittenPlan,
  files: readonly (readonly ReadOutline[])[],
): readonly string[] {
  const { pieces, count, volume } = quantitiesOf(plans[page], values);
  const { fieldLength, fieldHeight, fieldWidth = fieldHeight, thickness = NaN, length = NaN } = values;
  if (fieldLength === undefined) {
    if (page === 'exposedConcrete') return wallFindings(name, values, volume);
    const missing = pieces.filter(
      (piece) => !files.flat().some(({ area }) => isEqual((area * length) / 1e9, piece.volume)),
    );
    return missing.map((piece) => `${name}: no outline has the section of ${piece.name}, ${piece.volume} m³`);
  }
  const isField = ({ corners, from, to }: ReadOutline) =>
    corners === 4 && isEqual(to[0] - from[0], fieldLength) && isEqual(to[1] - from[1], fieldWidth ?? NaN);
  const layingPlan = files.find((outlines) => outlines.some(isField)) ?? [];
  const field = layingPlan.find(isField);
  if (!field) return [`${name}: no outline of the field`];
  const laid = layingPlan.filter((outline) => outline !== field && isWithin(outline, field));
  const laidVolume = laid.reduce((sum, { area }) => sum + area * thickness, 0) / 1e9;
  return [
    ...(laid.length === count ? [] : [`${name}: ${count} pieces, ${laid.length} outlines`]),
    ...(isEqual(laidVolume, volume) ? [] : [`${name}: ${volume} m³, outlines make ${laidVolume}`]),
  ];
}

const isEqual = (one: number, other: number) => Math.abs(one - other) <= 1e-6 * Math.max(1, Math.abs(other));
const isWithin = ({ from, to }: ReadOutline, field: ReadOutline) =>
  [0, 1].every(
    (axis) =>
      (from[axis] ?? NaN) >= (field.from[axis] ?? NaN) - TOLERANCE_MM &&
      (to[axis] ?? NaN) <= (field.to[axis] ?? NaN) + TOLERANCE_MM,
  );

/** A slab whose section isn't drawn as a whole: the rectangle on plan without four right-angled triangles, times its height. */
function wallFindings(
  name: string,
  { length = NaN, height = NaN, thickness = NaN, chamfer = NaN, count = NaN }: Values,
  volume: number,
): readonly string[] {
  const own = (count * height * (length * thickness - 2 * chamfer * chamfer)) / 1e9;
  return isEqual(own, volume) ? [] : [`${name}: ${volume} m³, calculated ${own}`];
}

/** Values and weights that the sheet does not state. */
export async function sheetFindings({
  page,
  values,
  name,
  paths: [path = ''],
}: WrittenPlan): Promise<readonly string[]> {
  const { text } = await readPdf(await readFile(path));
  const read = plain(text);
  const wanted = askedParameters(plans[page], values).flatMap(([key, parameter]) => [
    parameter.label,
    valueText(parameter, values[key] ?? NaN),
  ]);
  const { weight, heaviest } = quantitiesOf(plans[page], values);
  return [...wanted, weightText(weight), weightText(heaviest.weight)]
    .filter((value) => !new RegExp(`(?<![\\p{L}\\d.,’])${RegExp.escape(plain(value))}(?![\\p{L}\\d])`, 'u').test(read))
    .map((value) => `${name}: the sheet does not say ${value}`);
}

const plain = (text: string) => text.replaceAll(/\s+/gu, ' ').replaceAll('\u00a0', ' ');
