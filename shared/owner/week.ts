export type Day = 'Mo' | 'Di' | 'Mi' | 'Do' | 'Fr' | 'Sa' | 'So';

export const week = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'] as const satisfies readonly Day[];

/** The days from one to another, or one day; none if the second is before the first. */
export const daysOf = ({ from, to = from }: { readonly from: Day; readonly to?: Day | undefined }): readonly Day[] =>
  week.slice(week.indexOf(from), week.indexOf(to) + 1);
