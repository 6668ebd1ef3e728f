/** Iron oxide: the brand colour, the accent of the design. */
const ACCENT = '#9c3f2b';

/**
 * The colours of the design, all from the material, for the stylesheet (`--text-quiet` and so on), the forms, the mails and the documents.
 * Text has a contrast of 4.5:1 on ground, band and paper, the lines of controls 3:1: `contrast.ts` says of what, and the build refuses others.
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

/**
 * The logo as SVG with a viewBox of any proportion: in the header, in documents, as icon of the site and in link previews. Words in it are
 * outlines. Here, a square of terrazzo in the colours of the design. Pure: the functions use the colours without it.
 */
export const logo = /* @__PURE__ */ (() =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><clipPath id="a"><rect width="32" height="32" rx="2"/></clipPath><g clip-path="url(#a)"><path fill="#d9d3c7" d="M0 0h32v32H0z"/><path fill="${colours.text}" d="M2 6.8 8 1.6l8.6 2.2 1.8 6-4.2 6.6-7.6.6-4.8-4.6z"/><path fill="#fff" d="M21 -2 34 -3v12.4l-6.6 2-6.2-3.6z"/><path fill="${colours.accent}" d="m16.6 22 3-6.4 6.6-1.8 4.6 4-1 7-6.8 2.6z"/><path fill="#7c766c" d="M-3 19.6 6 18l6.6 4.4 1 6.2L9.6 35H-3z"/><path fill="${colours.text}" d="m17.4 30.4 4.6-1.2 3.4 2L25 35h-7z"/></g></svg>`)();

/** Whether the logo says the name, which is then not written beside it. */
export const logoSaysName: boolean = false;

/** Width of the logo in its height. */
export function logoRatio(svg: string = logo): number {
  const [, , width = 1, height = 1] = (/viewBox="([^"]+)"/u.exec(svg)?.[1] ?? '').split(/[\s,]+/u).map(Number);
  return width / height;
}
