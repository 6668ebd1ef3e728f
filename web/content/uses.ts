import type { FinishId } from '@works/stone/codes/finishes';
import { tableOfUse, type ProductUse } from './table-of-use.ts';

/** What a finish is used for, in the order of the table. */
export const usesOf = (finish: FinishId): readonly ProductUse[] =>
  tableOfUse.filter(({ finishes }) => finishes.includes(finish));
