import { colours } from '../../shared/colours.ts';

/** A diagram with two logarithmic axes. */
export interface Panel {
  readonly title: string;
  /** Powers of ten at both ends. */
  readonly x: Range & { readonly label: string };
  readonly y: Range;
  readonly lines: readonly Line[];
}

interface Range {
  readonly from: number;
  readonly to: number;
}

interface Line {
  readonly name: string;
  readonly points: readonly (readonly [x: number, y: number])[];
}

/** Outer size of a panel, in pixels. */
export const PANEL = { width: 340, height: 300 } as const;
/** The field between the axes. */
const FIELD = { left: 44, top: 34, width: 196, height: 216 } as const;
const LABEL_GAP = 15;
const COLOURS = [colours.accent, colours.text, colours.textQuiet];
const MARKS = [
  (x: number, y: number) => `<circle cx="${x}" cy="${y}" r="3.5"/>`,
  (x: number, y: number) => `<rect x="${x - 3}" y="${y - 3}" width="6" height="6"/>`,
  (x: number, y: number) => `<path d="M${x} ${y - 4.5} ${x + 4} ${y + 3} ${x - 4} ${y + 3}Z"/>`,
];

/** The panel as SVG, its upper left corner at this place; each line has its name at its right end. */
export function drawPanel({ title, x, y, lines }: Panel, left: number, top: number): string {
  const across = (value: number) => round(FIELD.left + (FIELD.width * (Math.log10(value) - x.from)) / (x.to - x.from));
  const up = (value: number) =>
    round(FIELD.top + FIELD.height - (FIELD.height * (Math.log10(value) - y.from)) / (y.to - y.from));
  const right = FIELD.left + FIELD.width;
  const bottom = FIELD.top + FIELD.height;
  const labelled = apart(lines.map(({ points }) => up(points.at(-1)?.[1] ?? 1)));
  return [
    `<g transform="translate(${left} ${top})">`,
    `<text x="0" y="14" font-size="14" font-weight="600">${title}</text>`,
    ...decades(y).map(
      (value) =>
        `<path d="M${FIELD.left} ${up(value)}H${right}" stroke="${colours.band}"/><text x="${FIELD.left - 8}" y="${up(value) + 4}" text-anchor="end" fill="${colours.textQuiet}">${short(value)}</text>`,
    ),
    ...decades(x).map(
      (value) =>
        `<path d="M${across(value)} ${FIELD.top}V${bottom}" stroke="${colours.band}"/><text x="${across(value)}" y="${bottom + 18}" text-anchor="middle" fill="${colours.textQuiet}">${short(value)}</text>`,
    ),
    `<text x="${right}" y="${bottom + 38}" text-anchor="end" fill="${colours.textQuiet}">${x.label}</text>`,
    ...lines.map(({ name, points }, index) => {
      const places = points.map(([along, value]) => [across(along), up(value)] as const);
      const [lastX = right] = places.at(-1) ?? [];
      return [
        `<g fill="${COLOURS[index]}">`,
        `<path d="M${places.map((place) => place.join(' ')).join('L')}" fill="none" stroke="${COLOURS[index]}" stroke-width="1.75" stroke-linejoin="round"/>`,
        ...places.map(([px, py]) => MARKS[index]?.(px, py) ?? ''),
        `<text x="${lastX + 10}" y="${(labelled[index] ?? 0) + 4}">${name}</text>`,
        '</g>',
      ].join('');
    }),
    '</g>',
  ].join('\n');
}

const decades = ({ from, to }: Range) =>
  Array.from({ length: to - from + 1 }, (_, index) => Number(`1e${from + index}`));

/** In few characters: 0.001, 10, 10,000, 1 million. */
const short = (value: number) =>
  value >= 1e6 ? `${value / 1e6} million` : value.toLocaleString('en-GB', { maximumFractionDigits: 3 });

const round = (value: number) => Math.round(value * 10) / 10;

/** Heights of labels beside these heights, in the same order, none over another. */
function apart(heights: readonly number[]): readonly number[] {
  const placed: number[] = [];
  for (const index of heights
    .keys()
    .toArray()
    .toSorted((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0))) {
    const lowest = Math.max(-Infinity, ...placed.filter((height) => height !== undefined));
    placed[index] = Math.max(heights[index] ?? 0, lowest + LABEL_GAP);
  }
  return placed;
}
