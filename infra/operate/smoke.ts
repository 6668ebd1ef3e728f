/** The command behind `npm run smoke`. */
import { allPaths } from '../../shared/paths.ts';
import { siteHeaders } from '../../shared/security-headers.ts';
import {
  bucketName,
  HOME_PAGE_OUTPUT,
  REGION,
  SITE_URL_OUTPUT,
  stackNames,
  UNSENT_QUEUE_OUTPUT,
} from '../stack/settings/names.ts';
import { readSettings, sendsMail } from '../stack/settings/settings.ts';
import { stages } from '../stages.ts';
import { checkAlarms } from './alarm-checks.ts';
import { awsCli, describeStack, outputOf, signedInAccount, type AwsCli } from './aws-cli.ts';
import { namedStage, runStageCommand, type NamedStageOptions } from './command-line.ts';
import { OperateError } from './operate-error.ts';
import { smoke, type SentMails, type SmokeTarget } from './smoke-checks.ts';
import { processTerminal } from './terminal.ts';

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
  const uploadOrigin = `https://${bucketName(settings, 'uploads', await signedInAccount(ask))}.s3.${REGION}.amazonaws.com`;
  return {
    url,
    paths: allPaths,
    address: settings.teamAddress ?? 'probe@website.example',
    headers: siteHeaders({ uploadOrigin, hsts: settings.hsts }),
    homePage: outputOf(stack, HOME_PAGE_OUTPUT),
    alarms: checkAlarms(settings, ask),
    mails: sendsMail(settings) && queue !== undefined ? mailsOnAws(ask, website, queue) : undefined,
    options: `--stage ${stage}${profile === undefined ? '' : ` --profile ${profile}`}`,
  };
}

/** No mailbox can be read on AWS: the log of the function that mails the team counts them. */
const mailsOnAws = (ask: AwsCli, stack: string, queue: string): SentMails => ({
  async count(since) {
    const [log] = await ask<readonly string[]>(
      `logs describe-log-groups --log-group-name-prefix ${stack}-MailSubmission --region ${REGION} --query logGroups[].logGroupName`,
    );
    const lines = await ask<readonly string[]>(
      `logs filter-log-events --log-group-name ${log} --start-time ${since.getTime()} --region ${REGION} --query events[].message --filter-pattern`,
      '{ $.mails > 0 }',
    );
    return lines.reduce((sum, line) => sum + (JSON.parse(line) as { readonly mails: number }).mails, 0);
  },
  givenUp: async () =>
    Number(
      await ask(
        `sqs get-queue-attributes --queue-url ${queue} --attribute-names ApproximateNumberOfMessages --region ${REGION} --query Attributes.ApproximateNumberOfMessages`,
      ),
    ),
});

if (import.meta.main)
  await runStageCommand<NamedStageOptions>(
    'Tries out a site as a visitor, with one test request of each form.',
    namedStage(),
    async (options) => smoke(await targetOf(options), processTerminal()),
  );
