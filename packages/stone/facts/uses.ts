import { finishNames, type FinishId } from '../codes/finishes.ts';
import { inChoice } from '../language.ts';

/** A place that asks something of a finish. */
interface PlaceOfUse {
  /** Completes «poliert ist … nicht vorgesehen». */
  readonly name: string;
  /** Whether people walk on it, which requires proof of slip resistance. */
  readonly isWalkedOn: boolean;
  readonly isWet: boolean;
  readonly isOutdoors: boolean;
  /** Whether splashes of water with de-icing salt reach it. */
  readonly isSalted: boolean;
}

/** In the order of lists. */
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
  inside: { name: 'für trockene Böden im Innern', isWalkedOn: true, isWet: false, isOutdoors: false, isSalted: false },
  wet: { name: 'für nasse Zonen im Innern', isWalkedOn: true, isWet: true, isOutdoors: false, isSalted: false },
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
} as const satisfies Readonly<Record<string, PlaceOfUse>>;
export type PlaceId = keyof typeof places;

/** A use of a product: what is not named is not offered there. Pages, planner, tender texts and search take what they say of it from here. */
export interface Use {
  readonly place: PlaceId;
  /** What it is used for, as lists of applications say it. */
  readonly name: string;
  /** Which finishes suit, the usual one first: tenders preset it. */
  readonly finishes: readonly FinishId[];
}

/** The finishes of a product: in one place, or in any; the usual one first. */
export const finishesFor = (uses: readonly Use[], place?: PlaceId): readonly FinishId[] => [
  ...new Set(uses.filter((use) => (place ?? use.place) === use.place).flatMap(({ finishes }) => finishes)),
];

/** The finishes of a product in words: «gestrahlt, fein gestockt oder gewaschen». */
export const finishWords = (uses: readonly Use[], place?: PlaceId): string =>
  inChoice(finishesFor(uses, place).map((finish) => finishNames[finish]));

/** Classes of slip resistance on the inclined plane, the least first. */
const slipClasses = ['R9', 'R10', 'R11', 'R12', 'R13'] as const;
type SlipClass = (typeof slipClasses)[number];

/** The classes that test results exist for. They are assigned to no finish and no mix. */
export const testedSlip: readonly SlipClass[] = ['R11', 'R12', 'R13'];

/** What a plan, a page or a tender says of the slip resistance of a finish, until a test report assigns a class to it. */
export const SLIP_UNPROVEN = 'Prüfwert anfragen';

/** Classes that Switzerland uses beside the inclined plane, the least first (bfu 2.032, «Anforderungsliste Bodenbeläge»). */
const swissSlipClasses = ['GS\u00a01', 'GS\u00a02', 'GS\u00a03', 'GS\u00a04'] as const;
export const SWISS_SLIP_OPEN = `nach bfu ${swissSlipClasses[0]} bis ${swissSlipClasses.at(-1)} festlegen`;
