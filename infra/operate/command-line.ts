import { Command, InvalidArgumentError, Option } from 'commander';
import { addDays, isDay, swissDay } from '../../shared/desk/swiss-time.ts';
import { allForms } from '../../shared/forms/all-forms.ts';
import type { DeployedStage } from '../stack/settings/names.ts';

/** Which store is meant. */
export interface StageOptions {
  /** On this machine without it. */
  readonly stage?: DeployedStage;
  readonly profile?: string;
}

/** … on AWS. */
export type NamedStageOptions = StageOptions & { readonly stage: DeployedStage };

export const stageOption = () =>
  new Option('--stage <stage>', 'on AWS instead of this machine').choices(['dev', 'prod'] satisfies DeployedStage[]);
export const profileOption = () => new Option('--profile <name>', 'sign-in of the AWS configuration files');
/** Options of a command that works on AWS only. */
export const namedStage = () => [stageOption().makeOptionMandatory(), profileOption()];

/** Options of this process; ends it with 1 about one that makes no sense. */
export function readOptions<Options extends object>(description: string, options: readonly Option[]): Options {
  const command = new Command().description(description);
  for (const option of options) command.addOption(option);
  return command.parse().opts<Options>();
}

/** Runs a command with the options of this process, and sets the exit code: 0, or 1 if it returns false or fails. */
export async function runStageCommand<Options extends object>(
  description: string,
  options: readonly Option[],
  command: (options: Options) => Promise<boolean>,
): Promise<void> {
  try {
    process.exitCode = (await command(readOptions<Options>(description, options))) ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

export const formOption = () => new Option('--form <id>', 'of this form only').choices(allForms.map(({ id }) => id));
/** Adds the options of a `Selection`. */
export const selecting = (command: Command): Command =>
  command
    .addOption(formOption())
    .option('--since <day>', `from this day on: ${DAYS}`, readDay)
    .option('--until <day>', 'up to and including this day', readDay)
    .option('--with-photos', 'with photos only')
    .option('--stone <number>', 'that name this surface of the material library', readNumber)
    .option('--search <text>', 'with this text in any field');

const DAYS = '2026-11-01, today, yesterday, heute, gestern, or 30d for 30 days ago';
const AGO: Readonly<Record<string, string>> = { today: '0d', heute: '0d', yesterday: '1d', gestern: '1d' };

/** A day in Zürich. @throws InvalidArgumentError */
export function readDay(text: string): string {
  const [, days] = /^(\d{1,5})d$/.exec(AGO[text.toLowerCase()] ?? text) ?? [];
  if (days !== undefined) return addDays(swissDay(new Date()), -Number(days));
  if (!isDay(text)) throw new InvalidArgumentError(`A day is ${DAYS}.`);
  return text;
}

/** A count, from 1. @throws InvalidArgumentError */
export function readNumber(text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new InvalidArgumentError('A whole number is wanted.');
  return Number(text);
}
