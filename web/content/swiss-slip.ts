import { factRows, type FactRow } from '@works/stone/facts/technical-fact';
import type { SwissSlip } from '../../shared/owner/schema.ts';
import { swissSlip } from '../../shared/owner/swiss-slip.ts';

const unbroken = (name: string) => name.replace(' ', '\u00a0');

/** The row of a technical table beside R; none until the company has named classes of the product. */
export function swissSlipRows(page: keyof SwissSlip): readonly FactRow[] {
  const classes = swissSlip[page]?.map(unbroken) ?? [];
  const [example] = classes;
  return example
    ? factRows({ swissSlip: { label: 'Rutschhemmung nach bfu', oneOf: classes, example, note: 'nach Prüfbericht' } })
    : [];
}

/** All classes of the company, behind those on the inclined plane: «, GS 2, GS 3 (bfu)»; nothing until there is one. */
export const swissSlipText = [...new Set(Object.values(swissSlip).flat())]
  .sort()
  .map((name, index, { length }) => `, ${unbroken(name)}${index === length - 1 ? '\u00a0(bfu)' : ''}`)
  .join('');
