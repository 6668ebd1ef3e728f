import { InvalidArgumentError, Option } from 'commander';
import { allForms } from '../../shared/forms/all-forms.ts';
import type { Form } from '../../shared/forms/define-form.ts';
import type { Selection } from './read-records.ts';
import { addDays, isDay, swissDay } from './swiss-time.ts';

/** Which records a command line names. */
export interface SelectionOptions {
  readonly form?: Form;
  readonly since?: string;
  readonly search?: string;
}

const formIds = allForms.map(({ id }) => id).join(', ');

export const formOption = () => new Option('--form <id>', `of this form only: ${formIds}`).argParser(readForm);
export const sinceOption = () => new Option('--since <day>', 'from this day on: 2026-11-01, or 30d for the last 30 days').argParser(readDay);
export const searchOption = () => new Option('--search <text>', 'with this text in any field');

export function selectionOf({ form: only, since: day, search: text }: SelectionOptions): Selection {
  return { forms: only ? [only] : allForms, ...(day !== undefined && { since: day }), ...(text !== undefined && { search: text }) };
}

function readForm(id: string): Form {
  const found = allForms.find((candidate) => candidate.id === id);
  if (!found) throw new InvalidArgumentError(`There is ${formIds}.`);
  return found;
}

function readDay(text: string): string {
  const [, days] = /^(\d{1,5})d$/.exec(text) ?? [];
  if (days !== undefined) return addDays(swissDay(new Date()), -Number(days));
  if (!isDay(text)) throw new InvalidArgumentError('A day is written as 2026-11-01, or as 30d.');
  return text;
}

/** A count, from 1. @throws InvalidArgumentError */
export function readNumber(text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new InvalidArgumentError('A whole number is wanted.');
  return Number(text);
}
