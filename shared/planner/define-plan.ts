import type { ProductPage } from '../paths.ts';

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
  /** Parameters that may change to make the rule hold. At most two, because all their values are tried. */
  readonly adjusts: readonly Name[];
  readonly holds: (values: Values<Name>) => boolean;
  /** What is wrong, with the figures, and the rule. */
  readonly says: (values: Values<Name>) => string;
}

/** Pieces of one size. Lengths in millimetres. */
export interface Piece {
  readonly name: string;
  readonly count: number;
  readonly length: number;
  readonly width: number;
  readonly height: number;
  /** Of one piece, in m³. It is less than the box around a piece with a profile. */
  readonly volume: number;
}

/** A measured sum of the plan that tenders and orders need. */
export interface Sum {
  readonly label: string;
  readonly value: number;
  readonly unit: 'm²' | 'm' | 'Stück';
}

/** A rectangle of the laying plan, from its lower left corner, in millimetres. */
export interface LaidPiece {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Whether it is cut from a whole piece. */
  readonly isCut: boolean;
}

export interface Laying {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly joint: number;
  /** Of a whole piece. */
  readonly pieceWidth: number;
  readonly pieceHeight: number;
  readonly pieces: readonly LaidPiece[];
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
  /** In the codes of its plans. It may never change, nor be given to another product. */
  readonly number: number;
  /** The order is what an address means: parameters are appended only. */
  readonly parameters: Readonly<Record<Name, Parameter>>;
  readonly rules: readonly Rule<Name>[];
  readonly pieces: (values: Values<Name>) => readonly Piece[];
  readonly sums: (values: Values<Name>) => readonly Sum[];
  /** The field that the pieces cover, where there is one. */
  readonly laying?: (values: Values<Name>) => Laying;
  readonly tender: (values: Values<Name>) => PlannedPosition;
}

type Definition<Name extends string> = Omit<Plan<NoInfer<Name>>, 'parameters'> & { readonly parameters: Readonly<Record<Name, Parameter>> };

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
export const askedParameters = ({ parameters }: Plan, values: Values): readonly (readonly [name: string, parameter: Parameter])[] =>
  Object.entries(parameters).filter(([, parameter]) => parameter.kind === 'choice' || (parameter.appliesTo?.(values) ?? true));

/** The values that a plan begins with. */
export const initialValues = ({ parameters }: Plan): Values => Object.fromEntries(Object.entries(parameters).map(([name, { initial }]) => [name, initial]));
