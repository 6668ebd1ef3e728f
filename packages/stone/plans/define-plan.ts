import type { FinishId } from '../codes/finishes.ts';
import type { Recipe } from '../codes/recipe.ts';
import type { ElementKind } from '../facts/elements.ts';
import { layers, type BedId } from '../facts/layers.ts';
import { inMillimetres, type LengthRange } from '../facts/technical-fact.ts';
import type { PlaceId, Use } from '../facts/uses.ts';
import { PIECES } from '../language.ts';
import type { PlannedField } from '../tender/position.ts';
import type { Layout } from './layout.ts';
import type { TopicId } from './topics.ts';

/** Lengths are whole millimetres, pieces and `%` whole numbers; the unit is the one that visitors read. */
export type Unit = 'mm' | 'cm' | 'm' | typeof PIECES | '%';

/** Where a range or a rule comes from: the technical data of the product, the laying data, a rule of thumb, or the planner itself. */
export type Source = 'data' | 'laying' | 'ruleOfThumb' | 'assumption';

/** A number that the visitor sets. All figures are in millimetres, pieces or per cent. */
export interface NumberParameter {
  readonly kind: 'number';
  readonly label: string;
  readonly unit: Unit;
  readonly least: number;
  readonly most: number;
  readonly step: number;
  readonly initial: number;
  /** By default an assumption of the planner. */
  readonly source?: Source;
  /** Which edge or face the value is measured at, where the label leaves it open. */
  readonly meaning?: string;
  /** Id of the fact of the product, or of the bed, that the range is taken from. */
  readonly fact?: string;
  /** Where it means nothing, it is neither asked for nor named. It keeps its place in the address. */
  readonly appliesTo?: (values: Values) => boolean;
  /** Added later: an address without it means its initial value. Only at the end. */
  readonly isLater?: true;
}

/** One of few; its value is the index of the option. Options are appended only: an address stores the index. */
export interface ChoiceParameter {
  readonly kind: 'choice';
  readonly label: string;
  readonly options: readonly string[];
  /** Of a finish: what each option after the first means. */
  readonly finishes?: readonly FinishId[];
  /** Indices that are offered no more; an address that names one keeps it, and a check says so. */
  readonly withdrawn?: readonly number[];
  /** What the list of options says beside one, by its index. */
  readonly notes?: Readonly<Record<number, string>>;
  readonly initial: number;
  readonly source?: Source;
  readonly fact?: string;
  readonly appliesTo?: (values: Values) => boolean;
  readonly isLater?: true;
}

export type Parameter = NumberParameter | ChoiceParameter;

/** A value for each parameter. */
export type Values<Name extends string = string> = Readonly<Record<Name, number>>;

/** What a rule finds: it is kept, it is not, or the plan cannot know. */
export type State = 'met' | 'missed' | 'open';

/** A figure that a rule is decided by, with its limits. */
export interface Measurement {
  readonly value: number;
  readonly least?: number;
  readonly most?: number;
}

/** What a rule is asked of: a plan that can be made, and its surface. */
export interface Subject<Name extends string = string> {
  readonly plan: Plan;
  readonly values: Values<Name>;
  readonly quantities: Quantities;
  readonly layout: Layout;
  /** Of the surface, and its finish; undefined while they are open. */
  readonly recipe: Recipe | undefined;
  readonly finish: FinishId | undefined;
}

interface Asked {
  readonly id: string;
  /** How the answer begins: «Schrittmass». */
  readonly label: string;
  /** The row of the table of topics that it answers. */
  readonly topic: TopicId;
  /** The rule in one sentence. */
  readonly asks: string;
  /** The values that decide. */
  readonly of: string;
  /** The standard is named, but its figures have not been read in it. */
  readonly isToConfirm?: true;
}

/** A combination of values that must hold: a plan that misses it cannot be made. */
export interface Limit<Name extends string = string> extends Asked {
  readonly kind: 'limit';
  readonly source: Source;
  /** Parameters that may change to make it hold; all their values are tried. */
  readonly adjusts: readonly Name[];
  readonly applies?: (values: Values<Name>) => boolean;
  readonly measure: (values: Values<Name>) => Measurement;
  /** What it says with the figures; when missed, `asks` follows. */
  readonly says: Readonly<Record<'met' | 'missed', (values: Values<Name>) => string>>;
}

/** A question that a plan answers by measures, or leaves open where it has none. */
export interface Question<Name extends string = string> extends Asked {
  readonly kind?: undefined;
  /** A source of the site, or a norm, leaflet or maker by its name. */
  readonly source: Source | (string & {});
  /** The plans that it is asked of, for a question of all. */
  readonly isOf?: (plan: Plan) => boolean;
  readonly applies?: (subject: Subject<Name>) => boolean;
  readonly measures?: (subject: Subject<Name>) => readonly Measurement[] | undefined;
  /** What it says in each state that it can have. */
  readonly says: Readonly<Partial<Record<State, (subject: Subject<Name>) => string>>>;
}

export type Rule<Name extends string = string> = Limit<Name> | Question<Name>;

/** A measured sum of the plan that tenders and orders need. */
export interface Sum {
  readonly label: string;
  readonly value: number;
  readonly unit: 'm²' | 'm' | typeof PIECES;
}

/** Pieces of one size. Lengths in millimetres: of the box around a piece with a profile. */
export interface Piece {
  /** The number that it has in layout, list, tender and CAD file. */
  readonly position: number;
  readonly name: string;
  readonly count: number;
  readonly length: number;
  readonly width: number;
  readonly height: number;
  /** Of one piece, in m³ and kg. */
  readonly volume: number;
  readonly weight: number;
}

export interface Quantities {
  readonly pieces: readonly Piece[];
  readonly sums: readonly Sum[];
  readonly count: number;
  /** Of all pieces, in m³ and kg. */
  readonly volume: number;
  readonly weight: number;
  readonly heaviest: Piece;
}

/** What the layout measures. */
export interface Measured {
  readonly layout: Layout;
  /** Along its plane, in millimetres. */
  readonly jointLength: number;
  /** Number of places where two pieces face each other. */
  readonly jointCount: number;
  /** Of all pieces together in the drawn plane, in millimetres. */
  readonly length: number;
}

/** What a plan says to a rule. */
export interface Check {
  /** Of the rule. */
  readonly id: string;
  readonly label: string;
  /** What was measured, where, and against what. */
  readonly text: string;
  readonly state: State;
  readonly source: string;
  /** The figures that a rule that is met or missed was decided by. */
  readonly measured: readonly Measurement[];
}

/** The position of the product's tender text that a plan fills in. */
interface PlannedPosition {
  /** Its id. */
  readonly position: string;
  /** In the unit of the position. */
  readonly quantity: number;
  readonly fields: Readonly<Partial<Record<PlannedField, string>>>;
}

/** The plan of a product: what can be set, what must hold, and what follows. */
export interface Plan<Name extends string = string> {
  /** Of the product in the codes of its plans: never changed, nor given again when the product is left out. */
  readonly number: number;
  readonly uses: readonly Use[];
  /** What its pieces are in a model. */
  readonly element: ElementKind;
  /** Of 50 mm and more everywhere: thick enough for every grain. */
  readonly isThick?: true;
  /** The order is what an address means: parameters are appended only. */
  readonly parameters: Readonly<Record<Name, Parameter>>;
  /** What must hold, and what is asked beside; those of all plans are in `common-rules.ts`. In the order in which they are answered. */
  readonly rules: readonly Rule<Name>[];
  /** Pieces too thin for their grain are sawn from a block. */
  readonly isSawn?: true;
  /** All pieces in their places. */
  readonly layout: (values: Values<Name>) => Layout;
  readonly sums: (values: Values<Name>, measured: Measured) => readonly Sum[];
  /** The use that the plan belongs to. */
  readonly place: (values: Values<Name>) => PlaceId;
  readonly tender: (values: Values<Name>, quantities: Quantities) => PlannedPosition;
}

type Definition<Name extends string> = Omit<Plan<NoInfer<Name>>, 'parameters'> & {
  readonly parameters: Readonly<Record<Name, Parameter>>;
};

/** Checks the names of the parameters, then forgets them: plans of all products have one type. */
export const definePlan = <Name extends string>(plan: Definition<Name>): Plan => plan as unknown as Plan;

type Length = Omit<NumberParameter, 'kind'>;

export const length = (settings: Length): NumberParameter => ({ kind: 'number', ...settings });

/** A length with the range and the example of a product's fact. @param step in millimetres */
export const factLength = (fact: string, range: LengthRange, step: number): NumberParameter =>
  rangeLength(fact, range, 'data', step);

/** The thickness of a bed, as in the laying data. @param step in millimetres @param initial in millimetres, if not its example */
export const bedLength = (bed: BedId, step: number, initial?: number): NumberParameter =>
  rangeLength(bed, layers[bed], 'laying', step, initial);

function rangeLength(
  fact: string,
  { label, unit, least, most, example = NaN }: LengthRange,
  source: Source,
  step: number,
  initial = inMillimetres(example, unit),
): NumberParameter {
  return length({
    label,
    unit,
    least: inMillimetres(least, unit),
    most: inMillimetres(most, unit),
    step,
    initial,
    source,
    fact,
  });
}

/** A number of pieces. */
export const pieces = (label: string, least: number, most: number, initial: number): NumberParameter => ({
  kind: 'number',
  label,
  unit: PIECES,
  least,
  most,
  step: 1,
  initial,
});

/** The parameters that mean something beside the values of the others, by their names. */
export const askedParameters = (
  { parameters }: Plan,
  values: Values,
): readonly (readonly [name: string, parameter: Parameter])[] =>
  Object.entries(parameters).filter(([, parameter]) => parameter.appliesTo?.(values) ?? true);

/** The values that a plan begins with. */
export const initialValues = ({ parameters }: Plan): Values =>
  Object.fromEntries(Object.entries(parameters).map(([name, { initial }]) => [name, initial]));
