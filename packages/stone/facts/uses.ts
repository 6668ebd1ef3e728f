import { finishNames, type FinishId } from '../codes/materials.ts';
import type { ProductId } from '../codes/product-id.ts';

/** A place that asks something of a finish. */
interface Place {
  /** Completes «poliert ist … nicht vorgesehen». */
  readonly name: string;
  /** Whether people walk on it, which requires proof of slip resistance. */
  readonly isWalkedOn: boolean;
  readonly isWet: boolean;
  readonly isOutdoors: boolean;
  /** Whether splashes of water with de-icing salt reach it. */
  readonly isSalted: boolean;
}

export const places = {
  outdoors: {
    name: 'für begangene Flächen im Freien',
    isWalkedOn: true,
    isWet: true,
    isOutdoors: true,
    isSalted: true,
  },
  driven: { name: 'für befahrene Flächen', isWalkedOn: true, isWet: true, isOutdoors: true, isSalted: true },
  outdoorStairs: { name: 'für Stufen im Freien', isWalkedOn: true, isWet: true, isOutdoors: true, isSalted: true },
  wet: { name: 'für nasse Zonen im Innern', isWalkedOn: true, isWet: true, isOutdoors: false, isSalted: false },
  inside: { name: 'für trockene Böden im Innern', isWalkedOn: true, isWet: false, isOutdoors: false, isSalted: false },
  indoorStairs: { name: 'für Stufen im Innern', isWalkedOn: true, isWet: false, isOutdoors: false, isSalted: false },
  facade: { name: 'für Fassaden', isWalkedOn: false, isWet: true, isOutdoors: true, isSalted: false },
  wall: { name: 'für Mauern und Sockel im Freien', isWalkedOn: false, isWet: true, isOutdoors: true, isSalted: true },
  sill: { name: 'für äussere Fensterbänke', isWalkedOn: false, isWet: true, isOutdoors: true, isSalted: false },
  furniture: { name: 'für Bänke und Tröge', isWalkedOn: false, isWet: true, isOutdoors: true, isSalted: true },
  interior: {
    name: 'für Wände, Simse und Möbel im Innern',
    isWalkedOn: false,
    isWet: false,
    isOutdoors: false,
    isSalted: false,
  },
} as const satisfies Readonly<Record<string, Place>>;
export type PlaceId = keyof typeof places;

/** A row of the table of use. */
export interface Use {
  readonly place: PlaceId;
  /** The product that is made for it; none where the site has no page for it. */
  readonly product?: ProductId;
  /** What it is used for, as lists of applications say it. */
  readonly name: string;
  /** Which finishes suit, the usual one first: tenders preset it. */
  readonly finishes: readonly FinishId[];
}

/**
 * The table of use: which finish suits which product in which place. Pages, planner, material library, tender texts and search take what
 * they say of it from here; what is not in a row is not offered there.
 */
export const uses: readonly Use[] = [
  {
    place: 'outdoors',
    product: 'outdoorPaving',
    name: 'Terrassen, Wege, Höfe und Plätze',
    finishes: ['gestrahlt', 'fein-gestockt', 'gewaschen'],
  },
  {
    place: 'driven',
    product: 'outdoorPaving',
    name: 'Befahrene Plätze und Zufahrten',
    finishes: ['gestrahlt', 'fein-gestockt', 'gewaschen'],
  },
  {
    place: 'outdoorStairs',
    product: 'outdoorStairs',
    name: 'Stufen und Podeste im Freien',
    finishes: ['fein-gestockt', 'gestrahlt', 'gewaschen'],
  },
  {
    place: 'inside',
    product: 'flooring',
    name: 'Böden in trockenen Räumen',
    finishes: ['geschliffen', 'seidenmatt', 'poliert'],
  },
  { place: 'wet', product: 'flooring', name: 'Windfänge und andere nasse Zonen', finishes: ['geschliffen'] },
  {
    place: 'indoorStairs',
    product: 'indoorStairs',
    name: 'Treppen im Innern',
    finishes: ['geschliffen', 'seidenmatt'],
  },
  {
    place: 'facade',
    product: 'facades',
    name: 'Fassaden und Brüstungen',
    finishes: ['geschliffen', 'gestrahlt', 'fein-gestockt', 'gewaschen'],
  },
  {
    place: 'facade',
    product: 'exposedConcrete',
    name: 'Fertigteile aus Sichtbeton',
    finishes: ['gestrahlt', 'geschliffen', 'fein-gestockt'],
  },
  {
    place: 'wall',
    product: 'wallCladding',
    name: 'Stützmauern und Sockel',
    finishes: ['gestrahlt', 'fein-gestockt', 'gewaschen'],
  },
  { place: 'sill', product: 'windowSills', name: 'Fensterbänke aussen', finishes: ['geschliffen', 'gestrahlt'] },
  { place: 'interior', product: 'windowSills', name: 'Fensterbänke innen', finishes: ['seidenmatt'] },
  {
    place: 'furniture',
    product: 'smallArchitecture',
    name: 'Bänke und Tröge',
    finishes: ['geschliffen', 'gestrahlt', 'gewaschen'],
  },
  { place: 'interior', name: 'Wandbekleidungen im Innern', finishes: ['poliert'] },
  { place: 'interior', name: 'Empfangstheken und Tische', finishes: ['poliert'] },
];

/** The finishes of a product: in one place, or in any; the usual one first. */
export const finishesFor = (product: ProductId, place?: PlaceId): readonly FinishId[] => [
  ...new Set(
    uses.filter((use) => use.product === product && (place ?? use.place) === use.place).flatMap((use) => use.finishes),
  ),
];

/** The finishes of a product in words: «gestrahlt, fein gestockt oder gewaschen». */
export function finishWords(product: ProductId, place?: PlaceId): string {
  const names = finishesFor(product, place).map((finish) => finishNames[finish]);
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' oder ');
}

/** What a finish is used for, in the order of the table. */
export const usesOf = (finish: FinishId): readonly Use[] => uses.filter(({ finishes }) => finishes.includes(finish));

/** The products that a finish suits, each once. */
export const productsIn = (finish: FinishId): readonly ProductId[] => [
  ...new Set(usesOf(finish).flatMap(({ product }) => product ?? [])),
];

/** Whether the table has the finish for a product in a place. */
export const isSuited = (product: ProductId, place: PlaceId, finish: FinishId): boolean =>
  finishesFor(product, place).includes(finish);

/** Classes of slip resistance on the inclined plane, the least first. */
export const slipClasses = ['R9', 'R10', 'R11', 'R12', 'R13'] as const;
export type SlipClass = (typeof slipClasses)[number];

/** The classes that test results exist for. They are assigned to no finish and no mix. */
export const testedSlip: readonly SlipClass[] = ['R11', 'R12', 'R13'];

/** What a plan, a page or a tender says of the slip resistance of a finish, until a test report assigns a class to it. */
export const SLIP_UNPROVEN = 'Prüfwert anfragen';

/** Classes that Switzerland uses beside the inclined plane, the least first (bfu 2.032, «Anforderungsliste Bodenbeläge»). */
export const swissSlipClasses = ['GS\u00a01', 'GS\u00a02', 'GS\u00a03', 'GS\u00a04'] as const;
export const swissSlipText = `nach bfu ${swissSlipClasses[0]} bis ${swissSlipClasses.at(-1)} festlegen`;
