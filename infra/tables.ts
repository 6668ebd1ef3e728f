import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { attackTable, floodTable } from './costs/attack.ts';
import { measuresOf } from './costs/measures.ts';
import { ASSUMED, monthTable } from './costs/month.ts';
import { PRICES_OF } from './costs/prices.ts';
import { ordinaryProduction } from './ordinary-production.ts';
import { ALARMS, EVENTS, UNSEEN } from './stack/constructs/failures.ts';

const OPERATIONS = fileURLToPath(new URL('../docs/operations.md', import.meta.url));

/** The tables of docs/operations.md that are made from data, by their names. */
function tables(): Readonly<Record<string, readonly string[]>> {
  const measures = measuresOf(ordinaryProduction());
  return {
    failures: failures(),
    month: [
      `In USD, without VAT, list prices of ${PRICES_OF}: **[check them](https://calculator.aws)**. Assumed: ${ASSUMED}.`,
      '',
      ...monthTable(measures),
    ],
    attack: attackTable(measures),
    flood: floodTable(),
  };
}

function failures(): readonly string[] {
  const seen = Object.entries({ ...ALARMS, ...EVENTS }).flatMap(([name, notice]) =>
    notice.failures.map((failure) => {
      const from = failure.from === undefined ? '' : ` ${failure.from}`;
      return `| ${failure.name} | [${name}](runbook.md#${name}) | ${failure.minutes} min${from} |`;
    }),
  );
  return [
    '| Failure | Mail | After, at most |',
    '|---|---|---|',
    ...seen,
    ...UNSEEN.map(({ name, because }) => `| ${name} | none | ${because} |`),
  ];
}

/** The document with its tables as they have to be. @throws Error about a table that is not there */
export function withTables(document: string): string {
  return Object.entries(tables()).reduce((text, [name, table]) => {
    const place = new RegExp(`(<!-- ${name}: [^\\n]*-->\\n)[\\s\\S]*?(<!-- end -->)`);
    if (!place.test(text)) throw new Error(`There is no place for the table ${name}.`);
    return text.replace(place, (_, begin: string, end: string) => `${begin}\n${table.join('\n')}\n\n${end}`);
  }, document);
}

export const readOperations = (): string => readFileSync(OPERATIONS, 'utf8');

/** Writes the tables anew: `npx node infra/tables.ts`, after a change of alarms, settings or prices. */
if (import.meta.main) writeFileSync(OPERATIONS, withTables(readOperations()));
