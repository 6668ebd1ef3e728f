import { numberWord } from '../../shared/language.ts';
import { company } from '../../shared/owner/company.ts';
import { cantons as allCantons, countries } from '../../shared/owner/countries.ts';
import { statistics } from '../../shared/owner/statistics.ts';

/** A value that a page sets large. */
export interface KeyFigure {
  readonly label: string;
  /** What limits the figure: «bis», «seit mehr als». */
  readonly limit?: string;
  readonly value: string;
  readonly unit?: string;
}

const CANTONS = allCantons.length;
const { within } = countries[company.country];

/** How long the company has done this, as a figure; undefined if the owner does not state it. */
export const experience: KeyFigure | undefined = statistics
  .filter(({ id }) => id === 'expertise')
  .map(({ suffix, value }) => ({
    label: 'Expertise',
    limit: suffix === '+' ? 'seit mehr als' : 'seit',
    value: String(value),
    unit: 'Jahren',
  }))[0];

const cantons = statistics.find(({ id }) => id === 'cantons')?.value;

const isInAll = cantons === CANTONS;

/** The cantons in which the company works, if its figures name several. */
export const serviceArea: KeyFigure | undefined =
  cantons === undefined || cantons < 2
    ? undefined
    : { label: 'Fachberatung', limit: isInAll ? 'in allen' : 'in', value: String(cantons), unit: 'Kantonen' };

/** The same behind a verb. */
export const inCantons: string | undefined =
  cantons !== undefined && serviceArea
    ? `${serviceArea.limit} ${isInAll ? cantons : numberWord(cantons)} ${serviceArea.unit}`
    : undefined;

/** Where the company works, behind a verb. */
export const inServiceArea: string = inCantons ?? within;

/** The same without a number. */
export const inCountry: string = isInAll ? 'in der ganzen Schweiz' : within;
