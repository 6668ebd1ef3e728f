import type { ProductPage } from '../../../shared/paths.ts';
import type { FinishId } from '../../../shared/stone/materials.ts';
import type { Layout } from './layout.ts';

/** Lengths are whole millimetres, `Stück` and `%` whole numbers; the unit is the one that visitors read. */
export type Unit = 'mm' | 'cm' | 'm' | 'Stück' | '%';

/** Where a range or a rule comes from: the technical data of the product, the laying data, or a rule of thumb. */
export type Source = 'Technische Daten' | 'Verlegung' | 'Faustregel' | 'Annahme';

/** A number that the visitor sets. All figures are in millimetres, pieces or per cent. */
export interface NumberParameter {
  readonly kind: 'number';
  readonly label: string;
  readonly unit: Unit;
  readonly least: number;
  readonly most: number;
  readonly step: number;
  readonly initial: number;
  readonly source: Source;
  /** The row of the technical table, or the layer of the laying data, that the range is taken from. */
  readonly fact?: string;
  /** Where it means nothing, it is neither asked for nor named. It keeps its place in the address. */
  readonly appliesTo?: (values: Values) => boolean;
}

/** One of few; its value is the index of the option. Options are appended only: an address stores the index. */
export interface ChoiceParameter {
  readonly kind: 'choice';
  readonly label: string;
  readonly options: readonly string[];
  /** Of a finish: what each option after the first means. */
  readonly finishes?: readonly FinishId[];
  readonly initial: number;
  readonly source: Source;
  readonly fact?: string;
}

export type Parameter = NumberParameter | ChoiceParameter;

/** A value for each parameter. */
export type Values<Name extends string = string> = Readonly<Record<Name, number>>;

/** A combination that must hold. */
export interface Rule<Name extends string = string> {
  readonly source: Source;
  /** Parameters that may change to make the rule hold; all their values are tried. */
  readonly adjusts: readonly Name[];
  readonly holds: (values: Values<Name>) => boolean;
  /** What is wrong, with the figures, and the rule. */
  readonly says: (values: Values<Name>) => string;
}

/** A measured sum of the plan that tenders and orders need. */
export interface Sum {
  readonly label: string;
  readonly value: number;
  readonly unit: 'm²' | 'm' | 'Stück';
}

/** Pieces of one size. Lengths in millimetres: of the box around a piece with a profile. */
export interface Piece {
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
  /** How many people carry the heaviest piece; more than two need lifting gear. */
  readonly carriers: number;
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

/** A question that a plan answers, or leaves to be clarified. */
export interface Check {
  readonly label: string;
  readonly text: string;
  readonly isOpen: boolean;
  readonly source: string;
}

/** The position of the product's tender text that a plan fills in. */
interface PlannedPosition {
  readonly title: string;
  /** In the unit of the position. */
  readonly quantity: number;
  /** Values of its fields by their labels. */
  readonly fields: Readonly<Record<string, string>>;
}

/** The plan of a product: what can be set, what must hold, and what follows. */
export interface Plan<Name extends string = string> {
  readonly page: ProductPage;
  /** The order is what an address means: parameters are appended only. */
  readonly parameters: Readonly<Record<Name, Parameter>>;
  readonly rules: readonly Rule<Name>[];
  /** Pieces too thin for their grain are sawn from a block. */
  readonly isSawn?: true;
  /** All pieces in their places. */
  readonly layout: (values: Values<Name>) => Layout;
  readonly sums: (values: Values<Name>, measured: Measured) => readonly Sum[];
  /** What is to be clarified of this product beside what all have. */
  readonly checks?: (values: Values<Name>, quantities: Quantities) => readonly Check[];
  readonly tender: (values: Values<Name>, quantities: Quantities) => PlannedPosition;
}

type Definition<Name extends string> = Omit<Plan<NoInfer<Name>>, 'parameters'> & {
  readonly parameters: Readonly<Record<Name, Parameter>>;
};

/** Checks the names of the parameters, then forgets them: plans of all products have one type. */
export const definePlan = <Name extends string>(plan: Definition<Name>): Plan => plan as unknown as Plan;

type Length = Omit<NumberParameter, 'kind'>;

export const length = (settings: Length): NumberParameter => ({ kind: 'number', ...settings });

/** A number of pieces. */
export const pieces = (label: string, least: number, most: number, initial: number): NumberParameter => ({
  kind: 'number',
  label,
  unit: 'Stück',
  least,
  most,
  step: 1,
  initial,
  source: 'Annahme',
});

/** The parameters that mean something beside the values of the others, by their names. */
export const askedParameters = (
  { parameters }: Plan,
  values: Values,
): readonly (readonly [name: string, parameter: Parameter])[] =>
  Object.entries(parameters).filter(
    ([, parameter]) => parameter.kind === 'choice' || (parameter.appliesTo?.(values) ?? true),
  );

/** The values that a plan begins with. */
export const initialValues = ({ parameters }: Plan): Values =>
  Object.fromEntries(Object.entries(parameters).map(([name, { initial }]) => [name, initial]));
