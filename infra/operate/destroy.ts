/** The command behind `npm run destroy`. */
import { S3Client } from '@aws-sdk/client-s3';
import { REGION } from '../stack/names.ts';
import { readSettings } from '../stack/settings.ts';
import { stages } from '../stages.ts';
import { awsCli } from './aws-cli.ts';
import { destroyStage } from './destroy-stage.ts';
import { processTerminal } from './process-terminal.ts';
import {
  confirmOption,
  namedStageOption,
  profileOption,
  readOptions,
  runStageCommand,
  type NamedStageOptions,
} from './stage-command.ts';

await runStageCommand(async () => {
  const {
    stage,
    profile,
    confirm = false,
  } = readOptions<NamedStageOptions & { readonly confirm?: boolean }>(
    'Deletes a development stage with all that is stored in it.',
    [namedStageOption(), profileOption(), confirmOption()],
  );
  const settings = readSettings(stage, stages);
  const s3 = new S3Client({ region: REGION, profile });
  return destroyStage({ settings, ask: awsCli(profile), s3, isConfirmed: confirm }, processTerminal());
});
