import type { Limit, Measurement, Rule, Values } from './define-plan.ts';

export const isLimit = (rule: Rule): rule is Limit => rule.kind === 'limit';

export const isWithin = ({ value, least = -Infinity, most = Infinity }: Measurement): boolean =>
  value >= least && value <= most;

/** Whether a limit is kept, or means nothing for the values. */
export const holds = ({ applies, measure }: Limit, values: Values): boolean =>
  applies?.(values) === false || isWithin(measure(values));

/** The same words, whether a rule is met or missed: they name the figure and what is asked. */
export const either = <Of>(says: (of: Of) => string) => ({ met: says, missed: says });
