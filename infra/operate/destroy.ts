/** The command behind `npm run destroy`. */
import { S3Client } from '@aws-sdk/client-s3';
import { REGION } from '../stack/names.ts';
import { readSettings } from '../stack/settings.ts';
import { stages } from '../stages.ts';
import { awsCli } from './aws-cli.ts';
import { destroyStage } from './destroy-stage.ts';
import { processTerminal } from './process-terminal.ts';
import { namedStage, runStageCommand, stageOptions } from './stage-command.ts';

await runStageCommand(async () => {
  const options = stageOptions(process.argv.slice(2));
  const { confirm, profile } = options;
  const settings = readSettings(namedStage(options), stages);
  const s3 = new S3Client({ region: REGION, profile });
  return destroyStage({ settings, ask: awsCli(profile), s3, isConfirmed: confirm }, processTerminal());
});
