/** The command behind `npm run preflight`. */
import { Resolver } from 'node:dns/promises';
import { identityNames } from '../stack/constructs/mail-identities.ts';
import { ACCOUNT_STACK, EDGE_REGION, REGION, SITE_URL_OUTPUT, stackNames } from '../stack/settings/names.ts';
import { readSettings, sendsMail } from '../stack/settings/settings.ts';
import { stages } from '../stages.ts';
import { checkAlarms } from './alarm-checks.ts';
import {
  awsCli,
  cliVersion,
  describeStack,
  ifThere,
  LEAST_CLI,
  outputOf,
  signedInAccount,
  versionOf,
} from './aws-cli.ts';
import { checkChanges, synthesisedTemplate } from './change-checks.ts';
import { namedStage, runStageCommand, type NamedStageOptions } from './command-line.ts';
import { checkDomain, type Inspected } from './domain-checks.ts';
import { note, ok, runChecks, todo, type Finding } from './findings.ts';
import { checkOwner, readOwnerState } from './owner-checks.ts';
import { processTerminal, type Terminal } from './terminal.ts';

type Findings = AsyncGenerator<Finding>;

/** A new account starts with about ten. */
const LEAST_CONCURRENCY = 100;

/**
 * Checks whether an account and the company's data are ready for a stage, and prints one line for each finding. Nothing is changed. What the synthesis or a
 * deployment itself says in clear words is not looked for here, but in docs/operations.md.
 * @returns whether there is nothing left to do
 */
export function checkAccount(inspected: Inspected, terminal: Terminal): Promise<boolean> {
  const checks = {
    'The AWS CLI': checkCli(inspected),
    Account: checkSignIn(inspected),
    Plan: checkPlan(inspected),
    Lambda: checkLambda(inspected),
    SES: checkMail(inspected),
    Domain: checkDomain(inspected),
    Changes: checkChanges(inspected.settings, inspected.ask, inspected.synthesised),
    Protection: checkProtection(inspected),
    Alarms: checkAlarms(inspected.settings, inspected.ask),
    Backup: checkBackup(inspected),
    Company: checkOwner(inspected.owner, inspected.settings.stage),
  };
  return runChecks(checks, terminal);
}

async function* checkCli({ cli }: Inspected): Findings {
  const found = versionOf(await cli());
  if (found?.isEnough) return yield ok(`The AWS CLI is ${found.version}.`);
  yield todo(
    `The AWS CLI is ${found?.version ?? 'of an unknown version'}, and the documents need ${LEAST_CLI} or newer: https://docs.aws.amazon.com/cli/latest/userguide/getting-started-install.html`,
  );
}

async function* checkSignIn({ settings: { account, stage }, ask }: Inspected): Findings {
  const signedIn = await signedInAccount(ask);
  const where = `You are signed in to account ${signedIn}`;
  if (account === undefined)
    yield note(`${where}. With account: '${signedIn}' in infra/stages.ts, ${stage} can't be deployed to another one.`);
  else if (account === signedIn) yield ok(`${where}.`);
  else yield todo(`${where}, but ${stage} belongs to ${account}: name another --profile.`);
}

/** AWS closes an account on the free plan after six months. */
async function* checkPlan({ ask }: Inspected): Findings {
  const plan = await ifThere(ask(`freetier get-account-plan-state --region ${EDGE_REGION} --query accountPlanType`));
  yield plan === 'FREE'
    ? todo(
        `The account is on the free plan, and the site ends with it: aws freetier upgrade-account-plan --account-plan-type PAID --region ${EDGE_REGION}`,
      )
    : ok('The account is on the paid plan.');
}

async function* checkLambda({ ask }: Inspected): Findings {
  const most = await ask<number>(
    `lambda get-account-settings --region ${REGION} --query AccountLimit.ConcurrentExecutions`,
  );
  yield most >= LEAST_CONCURRENCY
    ? ok(`Lambda runs ${most} functions at the same time.`)
    : todo(
        `Lambda runs only ${most} functions at the same time in this account: aws service-quotas request-service-quota-increase --service-code lambda --quota-code L-B99A9384 --desired-value 1000 --region ${REGION}`,
      );
}

interface SendingAccount {
  readonly ProductionAccessEnabled: boolean;
  readonly SendingEnabled: boolean;
}

async function* checkMail(inspected: Inspected): Findings {
  const { settings, ask } = inspected;
  if (!sendsMail(settings)) return yield note('The stage has no addresses, so it sends no mail.');
  const { ProductionAccessEnabled, SendingEnabled } = await ask<SendingAccount>(`sesv2 get-account --region ${REGION}`);
  if (!SendingEnabled)
    return yield todo(`SES has stopped sending for this account: see Account dashboard in SES, ${REGION}.`);
  yield* checkIdentities(inspected);
  if (ProductionAccessEnabled) return yield ok('SES sends to every address.');
  const url = outputOf(await describeStack(ask, stackNames(settings.stage).website, REGION), SITE_URL_OUTPUT);
  yield url === undefined
    ? note('SES is in its sandbox. When the site is up, which AWS looks at, this command prints the request.')
    : todo(
        `SES is in its sandbox, confirmations to visitors fail: aws sesv2 put-account-details --region ${REGION} --production-access-enabled --mail-type TRANSACTIONAL --website-url ${url} --use-case-description 'Confirmations of requests that visitors send by the forms of our website, and their copies to our own team.' (takes about a day).`,
      );
}

/** The stack of the account makes them; afterwards each has to be confirmed. */
async function* checkIdentities({ settings, ask }: Inspected): Findings {
  if (!(await describeStack(ask, ACCOUNT_STACK, REGION))) return;
  for (const name of identityNames(settings)) {
    const identity = `sesv2 get-email-identity --email-identity ${name} --region ${REGION}`;
    if (await ifThere(ask<boolean>(`${identity} --query VerifiedForSendingStatus`))) yield ok(`SES knows ${name}.`);
    else if (name.includes('@')) yield todo(`SES waits for ${name}: open the link in its mail.`);
    else yield todo(`SES waits for the DNS records of ${name}, which the stack ${ACCOUNT_STACK} prints.`);
  }
}

/** Not earlier: CloudFormation can't clean up a failed first creation that is protected. */
async function* checkProtection({ settings: { stage, isProtected }, ask }: Inspected): Findings {
  if (stage === 'prod' && !isProtected && (await describeStack(ask, stackNames(stage).website, REGION)))
    yield todo('Production is deployed: set isProtected: true in infra/stages.ts, and deploy again.');
}

/** AWS Backup copies what it is opted in to, in each region. */
async function* checkBackup({ settings: { stage, backup }, ask }: Inspected): Findings {
  if (backup === undefined) {
    if (stage === 'prod')
      yield note(
        'No copy of records and photos is outside the reach of this account: backup in infra/stages.ts makes one (docs/operations.md).',
      );
    return;
  }
  const region = `backup describe-region-settings --region ${REGION}`;
  const [optedIn, managed] = await ask<readonly Readonly<Record<string, boolean>>[]>(
    `${region} --query [ResourceTypeOptInPreference,ResourceTypeManagementPreference]`,
  );
  const isReady = optedIn?.['DynamoDB'] === true && optedIn['S3'] === true && managed?.['DynamoDB'] === true;
  const where = [backup.region, ...(backup.account === undefined ? [] : [`account ${backup.account}`])].join(', ');
  yield isReady
    ? ok(`AWS Backup copies records and photos to ${where}.`)
    : todo(
        `AWS Backup leaves out records or photos: aws backup update-region-settings --region ${REGION} --resource-type-opt-in-preference DynamoDB=true,S3=true --resource-type-management-preference DynamoDB=true`,
      );
}

if (import.meta.main)
  await runStageCommand<NamedStageOptions>(
    'Checks whether an account is ready for a stage. Changes nothing.',
    namedStage(),
    async ({ stage, profile }) =>
      checkAccount(
        {
          settings: readSettings(stage, stages),
          ask: awsCli(profile),
          cli: () => cliVersion(),
          dns: new Resolver(),
          owner: readOwnerState,
          synthesised: synthesisedTemplate,
        },
        processTerminal(),
      ),
  );
