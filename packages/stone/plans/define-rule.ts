import type { FinishId } from '../codes/materials.ts';
import type { ProductId } from '../codes/product-id.ts';
import type { Recipe } from '../codes/recipe.ts';
import type { Plan, Quantities, Source, Values } from './define-plan.ts';
import type { Layout } from './layout.ts';
import type { TopicId } from './topics.ts';

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
  /** Norm, leaflet or maker. */
  readonly source: string;
  /** The products that it is asked of, for a question of all plans. */
  readonly isOf?: (product: ProductId) => boolean;
  readonly applies?: (subject: Subject<Name>) => boolean;
  readonly measures?: (subject: Subject<Name>) => readonly Measurement[] | undefined;
  /** What it says in each state that it can have. */
  readonly says: Readonly<Partial<Record<State, (subject: Subject<Name>) => string>>>;
}

export type Rule<Name extends string = string> = Limit<Name> | Question<Name>;

export const isLimit = (rule: Rule): rule is Limit => rule.kind === 'limit';

export const isWithin = ({ value, least = -Infinity, most = Infinity }: Measurement): boolean =>
  value >= least && value <= most;

/** Whether a limit is kept, or means nothing for the values. */
export const holds = ({ applies, measure }: Limit, values: Values): boolean =>
  applies?.(values) === false || isWithin(measure(values));

/** The same words, whether a rule is met or missed: they name the figure and what is asked. */
export const either = <Of>(says: (of: Of) => string) => ({ met: says, missed: says });
