import { figure } from '../language.ts';
import { isBuildable } from './check-plan.ts';
import type { Measurement, Plan, Question, Values } from './define-plan.ts';
import { valueText } from './figures.ts';
import { coversField } from './kinds.ts';
import { LEAST_PART, rowsOf, spansOf } from './laying.ts';
import { boxOf, type Layout } from './layout.ts';

type Field = NonNullable<Layout['field']>;

/** How many pieces of a field are cut, and how small. */
interface Cuts {
  readonly count: number;
  readonly cut: number;
  /** The smallest part of a whole piece, along its length or its width. */
  readonly part: number;
}

/** Most pieces of a field stay whole and none is too narrow, or another format does better. */
export const cuttingRule: Question = {
  id: 'zuschnitt',
  label: 'Zuschnitt',
  topic: 'measures',
  asks: 'Passstücke sind mindestens ein Drittel eines ganzen Stücks breit und höchstens die Hälfte aller.',
  of: 'Format und Feld',
  source: 'Faustregel, Passstücke mindestens ein Drittel und höchstens die Hälfte aller',
  isOf: coversField,
  measures: ({ layout }) => measuredIn(layout).measured,
  says: {
    met: ({ layout }) => measuredIn(layout).text,
    missed: ({ plan, values, layout }) => {
      const better = layout.field ? betterText(plan, values, layout.field, layout.joint) : '';
      return `${measuredIn(layout).text}; ${better}`;
    },
  },
};

function measuredIn({ field, pieces }: Layout): { readonly text: string; readonly measured: readonly Measurement[] } {
  const boxes = pieces.map(({ outline }) => boxOf(outline));
  const narrowest = narrowestOf(
    boxes.map(([left, , right]) => right - left),
    field?.pieceWidth ?? NaN,
  );
  const lowest = narrowestOf(
    boxes.map(([, bottom, , top]) => top - bottom),
    field?.pieceHeight ?? NaN,
  );
  const least = narrowest.part <= lowest.part ? narrowest : lowest;
  const cut = pieces.filter(({ isCut }) => isCut).length;
  const smallest = `, schmalstes ${figure(least.size)} von ${figure(least.whole)}\u00a0mm, verlangt ${figure(Math.ceil(least.whole * LEAST_PART))}\u00a0mm`;
  return {
    text: `${figure(cut)} von ${figure(pieces.length)}\u00a0Stück zugeschnitten${cut > 0 ? smallest : ''}`,
    measured: [
      { value: least.size, least: least.whole * LEAST_PART },
      { value: cut, most: pieces.length / 2 },
    ],
  };
}

function narrowestOf(sizes: readonly number[], whole: number) {
  const size = Math.min(...sizes);
  return { size, whole, part: size / whole };
}

const isWell = ({ count, cut, part }: Cuts) => part >= LEAST_PART && cut * 2 <= count;

/** The nearest format with which the field is cut well, by changing one side. */
function betterText(plan: Plan, values: Values, field: Field, joint: number): string {
  const side = plan.parameters['width'] ? 'width' : 'height';
  const better = (['length', side] as const).flatMap((name) => {
    const parameter = plan.parameters[name];
    const size = values[name] ?? NaN;
    if (parameter?.kind !== 'number') return [];
    const { least, most, step } = parameter;
    return Array.from({ length: (most - least) / step + 1 }, (_, index) => least + index * step)
      .filter((other) => {
        const format = name === 'length' ? { pieceWidth: other } : { pieceHeight: other };
        return isWell(cutsOf({ ...field, ...format }, joint)) && isBuildable(plan, { ...values, [name]: other });
      })
      .map((other) => ({
        change: Math.abs(other - size) / size,
        text: `${parameter.label} ${valueText(parameter, other)}`,
      }));
  });
  const [nearest] = better.sort((one, other) => one.change - other.change);
  return nearest ? `weniger Passstücke mit ${nearest.text}` : 'Format oder Feld prüfen';
}

/** The cuts of a field, without its pieces. */
function cutsOf({ width, height, pieceWidth, pieceHeight, offset }: Field, joint: number): Cuts {
  const rows = rowsOf(width, pieceWidth, joint, offset).map((row) => row.map(({ size }) => size));
  const columns = (spansOf(height, pieceHeight, joint, [0])[0] ?? []).map(({ size }) => size);
  const rowAt = (index: number) => rows[index % rows.length] ?? [];
  const count = columns.reduce((sum, _, index) => sum + rowAt(index).length, 0);
  const whole = columns.reduce(
    (sum, high, index) => sum + (high < pieceHeight ? 0 : rowAt(index).filter((wide) => wide === pieceWidth).length),
    0,
  );
  const laid = rows.slice(0, columns.length).flat();
  return {
    count,
    cut: count - whole,
    part: Math.min(Math.min(...laid) / pieceWidth, Math.min(...columns) / pieceHeight),
  };
}
