import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { DeployedStage } from '../stack/names.ts';
import { SettingsError } from '../stack/settings.ts';
import { OperateError, sentenceOf } from './operate-error.ts';

interface StageOptions {
  /** Absent where a command also works on this machine. */
  readonly stage?: DeployedStage;
  readonly profile?: string;
  readonly confirm: boolean;
}

/** @throws OperateError about an option that makes no sense */
export function stageOptions(args: readonly string[]): StageOptions {
  const {
    stage,
    profile,
    confirm = false,
  } = optionsOf(args, {
    stage: { type: 'string' },
    profile: { type: 'string' },
    confirm: { type: 'boolean' },
  });
  if (stage !== undefined && stage !== 'dev' && stage !== 'prod')
    throw new OperateError(`There is no stage ${stage}: --stage dev or --stage prod.`);
  return { stage, profile, confirm };
}

/** @throws OperateError without a stage */
export function namedStage({ stage }: StageOptions): DeployedStage {
  if (stage === undefined) throw new OperateError('Name the stage: --stage dev or --stage prod.');
  return stage;
}

/** The values of options. @throws OperateError about one that is unknown or has no value */
export function optionsOf<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new OperateError((error as Error).message);
  }
}

/** Runs a command and sets the exit code: 0, or 1 if it returns false or fails. */
export async function runStageCommand(command: () => Promise<boolean>): Promise<void> {
  try {
    process.exitCode = (await command()) ? 0 : 1;
  } catch (error) {
    console.error(error instanceof SettingsError ? error.message : sentenceOf(error, 'AWS'));
    process.exitCode = 1;
  }
}
