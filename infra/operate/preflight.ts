/** The command behind `npm run preflight`. */
import { Resolver } from 'node:dns/promises';
import { openPoints } from '../stack/open-points.ts';
import { readSettings } from '../stack/settings.ts';
import { stages } from '../stages.ts';
import { awsCli, awsCliVersion } from './aws-cli.ts';
import { note, printFinding, todo } from './findings.ts';
import { checkAccount } from './preflight-checks.ts';
import { processTerminal } from './process-terminal.ts';
import { namedStage, runStageCommand, stageOptions } from './stage-command.ts';

await runStageCommand(async () => {
  const options = stageOptions(process.argv.slice(2));
  const settings = readSettings(namedStage(options), stages);
  const terminal = processTerminal();
  const open = openPoints();
  // Only production is refused while something is open.
  const mark = settings.stage === 'prod' ? todo : note;
  for (const { place, text } of open) printFinding(terminal, mark(`Not confirmed by the company: ${place} ${text}`));
  const isReady = await checkAccount(
    { settings, ask: awsCli(options.profile), dns: new Resolver(), cliVersion: await awsCliVersion() },
    terminal,
  );
  return isReady && (settings.stage !== 'prod' || open.length === 0);
});
