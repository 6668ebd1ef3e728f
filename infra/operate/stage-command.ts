import { Command, Option } from 'commander';
import type { DeployedStage } from '../stack/names.ts';

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
