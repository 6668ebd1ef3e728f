import { numberWord } from '../../shared/language.ts';
import { company } from '../../shared/owner/company.ts';
import { cantons as allCantons, countries } from '../../shared/owner/countries.ts';
import type { Statistic } from '../../shared/owner/schema.ts';
import { statistics } from '../../shared/owner/statistics.ts';

const CANTONS = allCantons.length;
const { within } = countries[company.country];

/** A figure within a sentence: «mehr als 40»; undefined if the owner has none of this id. */
export function figureInWords(id: Statistic['id']): string | undefined {
  const found = statistics.find((statistic) => statistic.id === id);
  return found && `${found.suffix === '+' ? 'mehr als ' : ''}${found.value}`;
}

const cantons = statistics.find(({ id }) => id === 'cantons')?.value;

/** The cantons in which the company works, behind a verb, if its figures name several. */
export const inCantons: string | undefined =
  cantons === undefined || cantons < 2
    ? undefined
    : cantons === CANTONS
      ? `in allen ${CANTONS} Kantonen`
      : `in ${numberWord(cantons)} Kantonen`;

/** Where the company works, behind a verb. */
export const inServiceArea: string = inCantons ?? within;

/** The same without a number. */
export const inCountry: string = cantons === CANTONS ? 'in der ganzen Schweiz' : within;
