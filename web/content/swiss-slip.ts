import { swissSlip } from '../../shared/owner/swiss-slip.ts';

/** «GS 2», whose parts a line doesn't break. */
export const slipClass = (name: string): string => name.replace(' ', '\u00a0');

/** All classes of the company, behind those on the inclined plane: «, GS 2, GS 3 (bfu)»; nothing until there is one. */
export const swissSlipText = [...new Set(Object.values(swissSlip).flat())]
  .sort()
  .map((name, index, { length }) => `, ${slipClass(name)}${index === length - 1 ? '\u00a0(bfu)' : ''}`)
  .join('');
