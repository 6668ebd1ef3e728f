/** The command behind `npm run preflight`. */
import { Resolver } from 'node:dns/promises';
import { openPoints } from '../stack/open-points.ts';
import { readSettings } from '../stack/settings.ts';
import { stages } from '../stages.ts';
import { awsCli, awsCliVersion } from './aws-cli.ts';
import { note, printFinding, todo } from './findings.ts';
import { checkAccount } from './preflight-checks.ts';
import { processTerminal } from './process-terminal.ts';
import {
  namedStageOption,
  profileOption,
  readOptions,
  runStageCommand,
  type NamedStageOptions,
} from './stage-command.ts';

await runStageCommand(async () => {
  const { stage, profile } = readOptions<NamedStageOptions>(
    'Checks whether an account is ready for a stage. Changes nothing.',
    [namedStageOption(), profileOption()],
  );
  const settings = readSettings(stage, stages);
  const terminal = processTerminal();
  const open = openPoints();
  // Only production is refused while something is open.
  const mark = stage === 'prod' ? todo : note;
  for (const { place, text } of open) printFinding(terminal, mark(`Not confirmed by the company: ${place} ${text}`));
  const isReady = await checkAccount(
    { settings, ask: awsCli(profile), dns: new Resolver(), cliVersion: await awsCliVersion() },
    terminal,
  );
  return isReady && (stage !== 'prod' || open.length === 0);
});
