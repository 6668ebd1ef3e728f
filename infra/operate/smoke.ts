/** The command behind `npm run smoke`. */
import { allPaths } from '../../shared/paths.ts';
import {
  bucketName,
  HOME_PAGE_OUTPUT,
  REGION,
  SITE_URL_OUTPUT,
  stackNames,
  UNSENT_QUEUE_OUTPUT,
} from '../stack/names.ts';
import { readSettings, sendsMail } from '../stack/settings.ts';
import { stages } from '../stages.ts';
import { accountOf, awsCli, describeStack, outputOf } from './aws-cli.ts';
import { OperateError } from './operate-error.ts';
import { processTerminal } from './process-terminal.ts';
import { mailsOnAws } from './sent-mails.ts';
import { smoke, type SmokeTarget } from './smoke-checks.ts';
import { namedStage, runStageCommand, type NamedStageOptions } from './stage-command.ts';

await runStageCommand<NamedStageOptions>(
  'Tries out a site as a visitor, with one test request of each form.',
  namedStage(),
  async (options) => smoke(await targetOf(options), processTerminal()),
);

/** @throws OperateError if the stage isn't deployed, SettingsError about a wrong setting */
async function targetOf({ stage, profile }: NamedStageOptions): Promise<SmokeTarget> {
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
    address: settings.teamAddress ?? 'probe@musterstein.example',
    hsts: settings.hsts,
    homePage: outputOf(stack, HOME_PAGE_OUTPUT),
    uploadOrigin: `https://${bucketName(settings, 'uploads', await accountOf(ask))}.s3.${REGION}.amazonaws.com`,
    mails: sendsMail(settings) && queue !== undefined ? mailsOnAws(ask, website, queue) : undefined,
    options: `--stage ${stage}${profile === undefined ? '' : ` --profile ${profile}`}`,
  };
}
