/** The command behind `npm run status`. */
import { readSettings } from '../stack/settings/settings.ts';
import { stages } from '../stages.ts';
import { awsCli } from './aws-cli.ts';
import { namedStage, runStageCommand, type NamedStageOptions } from './command-line.ts';
import { checkStatus } from './status-checks.ts';
import { processTerminal } from './terminal.ts';

if (import.meta.main)
  await runStageCommand<NamedStageOptions>(
    'Says whether all is well on a stage. Changes nothing.',
    namedStage(),
    async ({ stage, profile }) =>
      checkStatus({ settings: readSettings(stage, stages), ask: awsCli(profile), now: new Date() }, processTerminal()),
  );
