/** The command behind `npm run smoke`. */
import { allPaths } from '../../shared/paths.ts';
import {
  bucketName,
  HOME_PAGE_OUTPUT,
  REGION,
  SITE_URL_OUTPUT,
  stackNames,
  UNSENT_QUEUE_OUTPUT,
  type DeployedStage,
} from '../stack/names.ts';
import { readSettings, sendsMail } from '../stack/settings.ts';
import { stages } from '../stages.ts';
import { accountOf, awsCli, describeStack, outputOf } from './aws-cli.ts';
import { OperateError } from './operate-error.ts';
import { processTerminal } from './process-terminal.ts';
import { mailsOnAws, mailsOnThisMachine } from './sent-mails.ts';
import { smoke, type SmokeTarget } from './smoke-checks.ts';
import { profileOption, runStageCommand, stageOption, type StageOptions } from './stage-command.ts';
import { readHostFile } from './stores.ts';

const LOCAL_ADDRESS = 'probe@musterstein.example';

await runStageCommand<StageOptions>(
  'Tries out a site as a visitor, the running "npm start" or a stage, with one test request of each form.',
  [stageOption(), profileOption()],
  async ({ stage, profile }) =>
    smoke(
      await (stage === undefined ? localTarget(process.env['DATA_DIR'] || '.data') : awsTarget(stage, profile)),
      processTerminal(),
    ),
);

/** The running `npm start` of a data folder. */
async function localTarget(dataDir: string): Promise<SmokeTarget> {
  const { url } = await readHostFile(dataDir);
  return {
    url,
    paths: allPaths,
    address: LOCAL_ADDRESS,
    hsts: 'host',
    mails: mailsOnThisMachine(dataDir),
    cleanUp: 'npm run submissions --',
  };
}

/** @throws OperateError if the stage isn't deployed, SettingsError about a wrong setting */
async function awsTarget(stage: DeployedStage, profile?: string): Promise<SmokeTarget> {
  const settings = readSettings(stage, stages);
  const ask = awsCli(profile);
  const { website } = stackNames(stage);
  const stack = await describeStack(ask, website, REGION);
  const url = outputOf(stack, SITE_URL_OUTPUT);
  if (url === undefined)
    throw new OperateError(`There is no stack ${website} in ${REGION}: npx cdk deploy --all -c stage=${stage}`);
  const queue = outputOf(stack, UNSENT_QUEUE_OUTPUT);
  return {
    url,
    paths: allPaths,
    address: settings.teamAddress ?? LOCAL_ADDRESS,
    hsts: settings.hsts,
    homePage: outputOf(stack, HOME_PAGE_OUTPUT),
    uploadOrigin: `https://${bucketName(settings, 'uploads', await accountOf(ask))}.s3.${REGION}.amazonaws.com`,
    mails: sendsMail(settings) && queue !== undefined ? mailsOnAws(ask, website, queue) : undefined,
    cleanUp: `npm run submissions -- --stage ${stage}${profile === undefined ? '' : ` --profile ${profile}`}`,
  };
}
