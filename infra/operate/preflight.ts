/** The command behind `npm run preflight`. */
import { Resolver } from 'node:dns/promises';
import { readSettings } from '../stack/settings.ts';
import { stages } from '../stages.ts';
import { awsCli } from './aws-cli.ts';
import { checkAccount } from './preflight-checks.ts';
import { processTerminal } from './process-terminal.ts';
import { namedStage, runStageCommand, stageOptions } from './stage-command.ts';

await runStageCommand(async () => {
  const options = stageOptions(process.argv.slice(2));
  const settings = readSettings(namedStage(options), stages);
  return checkAccount({ settings, ask: awsCli(options.profile), dns: new Resolver() }, processTerminal());
});
