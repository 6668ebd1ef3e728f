import { company } from '../../shared/owner/company.ts';

const weeks = company.projectWeeks;

/** How long a project takes, where the owner says it. */
export const projectDuration = weeks
  ? `Im Durchschnitt dauert ein Projekt ${weeks.from}–${weeks.to}\u00a0Wochen, je nach Bemusterung und Zahl der Teile.`
  : undefined;
