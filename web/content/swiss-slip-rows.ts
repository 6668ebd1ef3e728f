import { factRows, type FactRow } from '@works/stone/facts/technical-fact';
import type { SwissSlip } from '../../shared/owner/schema.ts';
import { swissSlip } from '../../shared/owner/swiss-slip.ts';
import { slipClass } from './swiss-slip.ts';

/** The row of a technical table beside R; none until the company has named classes of the product. */
export function swissSlipRows(page: keyof SwissSlip): readonly FactRow[] {
  const classes = swissSlip[page]?.map(slipClass) ?? [];
  const [example] = classes;
  return example
    ? factRows({ swissSlip: { label: 'Rutschhemmung nach bfu', oneOf: classes, example, note: 'nach Prüfbericht' } })
    : [];
}
