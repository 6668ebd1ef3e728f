import { finishNames, type FinishId } from '../codes/finishes.ts';
import type { BandId } from '../codes/materials.ts';

export const colourGroups = {
  hell: 'Weiss und hell',
  warm: 'Beige, gelb und rot',
  grau: 'Grau',
  gruen: 'Grün',
  dunkel: 'Anthrazit und schwarz',
} as const;
export type ColourGroupId = keyof typeof colourGroups;

/** A surface of the material library. Like all mixes of the Atelier it is an example (D24). */
export interface SurfaceCard {
  /** Names it in an address: `grau-fein-geschliffen`. */
  readonly id: string;
  /** Two digits, from `01` on. */
  readonly number: string;
  /** Of its mix, by colour and grain. */
  readonly name: string;
  /** Of its recipe. */
  readonly code: string;
  readonly finish: FinishId;
  readonly colour: ColourGroupId;
  /** The coarsest band of the mix. */
  readonly grain: BandId;
}

/** A surface in words: «Grau fein, geschliffen». */
export const surfaceName = ({ name, finish }: SurfaceCard): string => `${name}, ${finishNames[finish]}`;

/** A surface by its number: «Nr. 21 Anthrazit fein, geschliffen». Captions, plans and sample requests name it so. */
export const surfaceLabel = (surface: SurfaceCard): string => `Nr.\u00a0${surface.number} ${surfaceName(surface)}`;

/** At most so many surfaces in these finishes: each finish in turn, colours as different as can be. In the order of the library. */
export function surfacesIn<Card extends SurfaceCard>(
  surfaces: readonly Card[],
  finishes: readonly FinishId[],
  most: number,
): readonly Card[] {
  const suitable = surfaces.filter((surface) => finishes.includes(surface.finish));
  const taken: Card[] = [];
  const alike = ({ colour, name }: Card) =>
    taken.filter((other) => other.colour === colour).length + 3 * taken.filter((other) => other.name === name).length;
  for (let turn = 0; taken.length < Math.min(most, suitable.length); turn += 1) {
    const finish = finishes[turn % finishes.length];
    const [next] = suitable
      .filter((surface) => surface.finish === finish && !taken.includes(surface))
      .sort((a, b) => alike(a) - alike(b));
    if (next) taken.push(next);
  }
  return suitable.filter((surface) => taken.includes(surface));
}

/** What the pictures of a surface show, for those who don't see them. */
export const surfaceAlt = {
  swatch: (surface: SurfaceCard): string => `${surfaceName(surface)}: 10 × 10 cm der Fläche von oben.`,
  flat: (surface: SurfaceCard): string => `${surfaceName(surface)}: 30 × 30 cm der Fläche von oben.`,
  macro: (surface: SurfaceCard): string => `${surfaceName(surface)}: Kante einer Platte von nahem, im Streiflicht.`,
} as const;
