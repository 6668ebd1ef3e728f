/** Iron oxide: the brand colour, the accent of the design. */
const ACCENT = '#9c3f2b';

/**
 * The colours of the design, all from the material, for the stylesheet (`--text-quiet` and so on), the forms, the mails and the documents.
 * Text has a contrast of 4.5:1 on ground, band and paper, the lines of controls 3:1.
 */
export const colours = {
  ground: '#f5f3ef',
  band: '#e9e5dd',
  paper: '#ffffff',
  text: '#24272a',
  textQuiet: '#625d55',
  accent: ACCENT,
  accentDark: blended(ACCENT, '#000000', 0.2),
  hairline: '#d5d0c6',
  controlLine: '#857f75',
  error: '#a80048',
  success: '#2f5d3a',
} as const;

/** Blends two colours in sRGB. @param share of the second colour, 0 to 1 @returns `#rrggbb` */
export function blended(first: string, second: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const [from = 0, to = 0] = [first, second].map((colour) => Number.parseInt(colour.slice(start, start + 2), 16));
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
