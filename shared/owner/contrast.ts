import { blended, colours } from './brand.ts';

export type Colours = Readonly<Record<keyof typeof colours, string>>;
type Name = keyof Colours;

const BACKS = ['ground', 'band', 'paper'] as const satisfies readonly Name[];
/** Text and signs, links, buttons and their words; WCAG 2.2, 1.4.3 asks for 4.5:1. */
const TEXTS = ['text', 'textQuiet', 'accent', 'accentDark', 'error', 'success'] as const satisfies readonly Name[];

/** Every pair of a colour and what it is seen on, with the contrast it needs. */
export const pairs: readonly { readonly front: Name; readonly back: Name; readonly least: number }[] = BACKS.flatMap(
  (back) => [
    ...TEXTS.map((front) => ({ front, back, least: 4.5 })),
    // Lines of controls: 1.4.11. The ring of the focus is the accent.
    { front: 'controlLine' as const, back, least: 3 },
  ],
);

/** After WCAG 2. */
export function contrast(front: string, back: string): number {
  const [dark = 0, light = 0] = [luminance(front), luminance(back)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Colours that can't be read, each by its name, with the nearest that can. */
export function contrastFaults(of: Colours = colours): readonly { readonly name: Name; readonly message: string }[] {
  return [...new Set(pairs.map(({ front }) => front))].flatMap((name) => {
    const own = pairs.filter(({ front }) => front === name);
    const passes = (colour: string) => own.every(({ back, least }) => contrast(colour, of[back]) >= least);
    const wrong = own.find(({ back, least }) => contrast(of[name], of[back]) < least);
    if (!wrong) return [];
    const darker = Array.from({ length: 101 }, (_, index) => blended(of[name], '#000000', index / 100)).find(passes);
    const has = contrast(of[name], of[wrong.back]).toFixed(2);
    const nearest = darker === undefined ? `${wrong.back} is too dark for any` : `${darker} is the nearest that has it`;
    return [
      {
        name,
        message: `«${of[name]}» has a contrast of ${has}:1 on ${wrong.back}, and needs ${wrong.least}: ${nearest}.`,
      },
    ];
  });
}
