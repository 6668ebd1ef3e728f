import { data as certificates } from '../../../shared/owner/certificates.ts';
import { data as company } from '../../../shared/owner/company.ts';
import { data as projects } from '../../../shared/owner/projects.ts';
import { data as statements } from '../../../shared/owner/statements.ts';
import { data as statistics } from '../../../shared/owner/statistics.ts';
import { data as swissSlip } from '../../../shared/owner/swiss-slip.ts';
import { data as textureTerms } from '../../../shared/owner/texture-terms.ts';
import { isMarked } from '../../../shared/owner/values-of.ts';

const MOST_LETTERS = 80;

/** What the company has not confirmed yet. */
export interface OpenPoint {
  /** The file, and the value's name in it. */
  readonly place: string;
  /** Beginning of the value. */
  readonly text: string;
}

const owned = {
  certificates,
  company,
  projects,
  statements,
  statistics,
  'swiss-slip': swissSlip,
  'texture-terms': textureTerms,
};

/** All values that are marked as not confirmed. @param files data by name of their file */
export const openPoints = (files: Readonly<Record<string, unknown>> = owned): readonly OpenPoint[] =>
  Object.entries(files).flatMap(([file, data]) => pointsIn(data, `shared/owner/${file}.ts`));

function pointsIn(data: unknown, place: string): readonly OpenPoint[] {
  if (typeof data !== 'object' || data === null) return [];
  if (!isMarked(data)) return Object.entries(data).flatMap(([key, value]) => pointsIn(value, `${place} ${key}`));
  return data.confirmed
    ? pointsIn(data.value, place)
    : [{ place, text: JSON.stringify(data.value).slice(0, MOST_LETTERS) }];
}
