/** The command behind `npm run preflight`. */
import { Resolver } from 'node:dns/promises';
import { identityNames } from '../stack/mail-identities.ts';
import { ACCOUNT_STACK, EDGE_REGION, REGION, SITE_URL_OUTPUT, stackNames } from '../stack/names.ts';
import { openPoints } from '../stack/open-points.ts';
import { deliversByGitHub, readSettings, sendsMail, type Settings } from '../stack/settings.ts';
import { GITHUB } from '../stack/workflow-roles.ts';
import { stages } from '../stages.ts';
import { accountOf, awsCli, awsCliVersion, ifThere, type AwsCli } from './aws-cli.ts';
import { checkDomain, type Dns } from './domain-checks.ts';
import { note, ok, printFinding, runChecks, todo, type Finding } from './findings.ts';
import { processTerminal } from './process-terminal.ts';
import { checkStackStates, describeStack, outputOf } from './stack-states.ts';
import { namedStage, runStageCommand, type NamedStageOptions } from './stage-command.ts';
import type { Terminal } from './terminal.ts';

/** The stage that is about to be deployed. */
export interface Inspected {
  readonly settings: Settings;
  readonly ask: AwsCli;
  readonly dns: Dns;
  /** Of the AWS CLI. */
  readonly cliVersion: string | undefined;
}

type Findings = AsyncGenerator<Finding>;

/** A new account starts with about ten. */
const LEAST_CONCURRENCY = 100;
/** https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html */
const MOST_HEADER_POLICIES = 20;
const OWN_HEADER_POLICIES = 3;
/** The AWS CLI of the documents: version 1 ignores AWS_REGION, which the runbook sets. */
const CLI_MAJOR = '2';
/** The first version of CDK's bootstrap with a role that only looks up. */
const LEAST_BOOTSTRAP = 8;

const checks: Readonly<Record<string, (inspected: Inspected) => Findings>> = {
  'The AWS CLI': checkCli,
  Account: checkSignIn,
  Plan: checkPlan,
  Region: checkRegion,
  Bootstrap: checkBootstrap,
  CloudFront: checkCloudFront,
  Lambda: checkLambda,
  SES: checkMail,
  GitHub: checkGitHub,
  Aliases: checkAliases,
  Domain: checkDomain,
  Stacks: checkStackStates,
};

/**
 * Checks whether an account is ready for a stage, and prints one line for each finding. Nothing is changed.
 * @returns whether there is nothing left to do
 */
export function checkAccount(inspected: Inspected, terminal: Terminal): Promise<boolean> {
  const bound = Object.entries(checks).map(([name, check]) => [name, () => check(inspected)] as const);
  return runChecks(Object.fromEntries(bound), terminal);
}

async function* checkCli({ cliVersion = 'of an unknown version' }: Inspected): Findings {
  yield cliVersion.startsWith(`${CLI_MAJOR}.`)
    ? ok(`The AWS CLI is ${cliVersion}.`)
    : todo(
        `The AWS CLI is ${cliVersion}, and the documents need ${CLI_MAJOR}: https://docs.aws.amazon.com/cli/latest/userguide/getting-started-install.html`,
      );
}

async function* checkSignIn({ settings: { account, stage }, ask }: Inspected): Findings {
  const signedIn = await accountOf(ask);
  const where = `You are signed in to account ${signedIn}`;
  if (account === undefined)
    yield note(`${where}. With account: '${signedIn}' in infra/stages.ts, ${stage} can't be deployed to another one.`);
  else if (account === signedIn) yield ok(`${where}.`);
  else yield todo(`${where}, but ${stage} belongs to ${account}: name another --profile.`);
}

interface Plan {
  readonly accountPlanType?: string;
  readonly accountPlanExpirationDate?: string;
}

/** AWS closes an account on the free plan after six months. */
async function* checkPlan({ ask }: Inspected): Findings {
  const plan = await ifThere(ask<Plan>(`freetier get-account-plan-state --region ${EDGE_REGION}`));
  yield plan?.accountPlanType !== 'FREE'
    ? ok('The account is on the paid plan.')
    : todo(
        `The account is on the free plan, which ends on ${plan.accountPlanExpirationDate ?? 'its day'} and with it the site: aws freetier upgrade-account-plan --account-plan-type PAID --region ${EDGE_REGION}`,
      );
}

async function* checkRegion({ ask }: Inspected): Findings {
  const { RegionOptStatus: status } = await ask<{ readonly RegionOptStatus: string }>(
    `account get-region-opt-status --region-name ${REGION}`,
  );
  yield status.startsWith('ENABLED')
    ? ok(`The region ${REGION} is enabled.`)
    : todo(
        `The region ${REGION} is ${status}: aws account enable-region --region-name ${REGION}, then wait some minutes.`,
      );
}

async function* checkBootstrap({ settings: { stage }, ask }: Inspected): Findings {
  const account = await accountOf(ask);
  for (const region of [REGION, EDGE_REGION]) {
    const stack = await describeStack(ask, 'CDKToolkit', region);
    const version = Number(outputOf(stack, 'BootstrapVersion'));
    const command = `npx cdk bootstrap aws://${account}/${region} -c stage=${stage}`;
    if (!stack) yield todo(`CDK is not bootstrapped in ${region}: ${command}`);
    else if (version >= LEAST_BOOTSTRAP && /^(?:CREATE|UPDATE|IMPORT)_COMPLETE$/.test(stack.StackStatus))
      yield ok(`CDK is bootstrapped in ${region}, version ${version}.`);
    else yield todo(`CDK's bootstrap in ${region} is version ${version} and ${stack.StackStatus}: ${command}`);
  }
}

interface Distributions {
  readonly DistributionList?: {
    readonly Items?: readonly { readonly Id?: string; readonly Aliases?: { readonly Items?: readonly string[] } }[];
  };
}

interface HeaderPolicies {
  readonly ResponseHeadersPolicyList: {
    readonly Items?: readonly {
      readonly ResponseHeadersPolicy: { readonly ResponseHeadersPolicyConfig: { readonly Name: string } };
    }[];
  };
}

async function* checkCloudFront({ settings: { stage }, ask }: Inspected): Findings {
  const { DistributionList } = await ask<Distributions>('cloudfront list-distributions --max-items 1');
  const hasDistribution = (DistributionList?.Items ?? []).length > 0;
  yield hasDistribution
    ? ok('CloudFront accepts distributions of this account.')
    : note(
        'The account has no distribution yet, and a new account may have to be verified first. If the deployment says «Your account must be verified before you can add new CloudFront resources», open a case: https://console.aws.amazon.com/support → Account → Verify for CloudFront. Then repeat the same command.',
      );
  const { ResponseHeadersPolicyList } = await ask<HeaderPolicies>(
    'cloudfront list-response-headers-policies --type custom',
  );
  const others = (ResponseHeadersPolicyList.Items ?? []).filter(
    ({ ResponseHeadersPolicy: { ResponseHeadersPolicyConfig } }) =>
      !ResponseHeadersPolicyConfig.Name.startsWith(`${stackNames(stage).website}-`),
  ).length;
  yield others + OWN_HEADER_POLICIES <= MOST_HEADER_POLICIES
    ? ok(`CloudFront has room for ${OWN_HEADER_POLICIES} response headers policies.`)
    : todo(
        `The account has ${others} other response headers policies of ${MOST_HEADER_POLICIES}: delete some or ask Service Quotas for more.`,
      );
}

async function* checkLambda({ ask }: Inspected): Findings {
  const { AccountLimit } = await ask<{ readonly AccountLimit: { readonly ConcurrentExecutions: number } }>(
    `lambda get-account-settings --region ${REGION}`,
  );
  const { ConcurrentExecutions: most } = AccountLimit;
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

async function* checkMail({ settings, ask }: Inspected): Findings {
  if (!sendsMail(settings)) return yield note('The stage has no addresses, so it sends no mail.');
  const { ProductionAccessEnabled, SendingEnabled } = await ask<SendingAccount>(`sesv2 get-account --region ${REGION}`);
  if (!SendingEnabled)
    return yield todo(`SES has stopped sending for this account: see Account dashboard in SES, ${REGION}.`);
  yield* checkIdentities(ask, settings);
  if (ProductionAccessEnabled) return yield ok('SES sends to every address.');
  const url = outputOf(await describeStack(ask, stackNames(settings.stage).website, REGION), SITE_URL_OUTPUT);
  yield url === undefined
    ? note('SES is in its sandbox. When the site is up, which AWS looks at, this command prints the request.')
    : todo(
        `SES is in its sandbox, confirmations to visitors fail: aws sesv2 put-account-details --region ${REGION} --production-access-enabled --mail-type TRANSACTIONAL --website-url ${url} --use-case-description 'Confirmations of requests that visitors send by the forms of our website, and their copies to our own team.' (takes about a day).`,
      );
}

/** The stack of the account makes them, so none may be there before it; afterwards each has to be confirmed. */
async function* checkIdentities(ask: AwsCli, settings: Settings): Findings {
  const isMade = (await describeStack(ask, ACCOUNT_STACK, REGION)) !== undefined;
  for (const name of identityNames(settings)) {
    const found = await ifThere(
      ask<{ readonly VerifiedForSendingStatus: boolean }>(
        `sesv2 get-email-identity --email-identity ${name} --region ${REGION}`,
      ),
    );
    if (!isMade && found) yield todo(takeOver(`SES already has the identity ${name}`, settings));
    else if (found?.VerifiedForSendingStatus) yield ok(`SES knows ${name}.`);
    else if (isMade && name.includes('@')) yield todo(`SES waits for ${name}: open the link in its mail.`);
    else if (isMade) yield todo(`SES waits for the DNS records of ${name}, which the stack ${ACCOUNT_STACK} prints.`);
  }
}

const takeOver = (what: string, { stage }: Settings): string =>
  `${what}. Let the first deployment take it over: npx cdk deploy --all --import-existing-resources -c stage=${stage}`;

/** GitHub's provider can exist once in an account. */
async function* checkGitHub({ settings, ask }: Inspected): Findings {
  if (!deliversByGitHub(settings) || (await describeStack(ask, ACCOUNT_STACK, REGION))) return;
  const { OpenIDConnectProviderList: providers } = await ask<{
    readonly OpenIDConnectProviderList: readonly { readonly Arn: string }[];
  }>('iam list-open-id-connect-providers');
  yield providers.some(({ Arn }) => Arn.endsWith(`/${GITHUB}`))
    ? todo(takeOver('The account already trusts GitHub', settings))
    : ok('The account does not trust GitHub yet.');
}

/** One distribution only may answer for a host name. */
async function* checkAliases({ settings: { stage, domain, redirectedDomain }, ask }: Inspected): Findings {
  if (domain === undefined || (await describeStack(ask, stackNames(stage).website, REGION))) return;
  const { DistributionList } = await ask<Distributions>('cloudfront list-distributions');
  for (const { Id, Aliases } of DistributionList?.Items ?? [])
    for (const alias of Aliases?.Items ?? [])
      if (alias === domain || alias === redirectedDomain)
        yield todo(`The distribution ${Id} already answers for ${alias}: remove that alternate domain name there.`);
}

if (import.meta.main)
  await runStageCommand<NamedStageOptions>(
    'Checks whether an account is ready for a stage. Changes nothing.',
    namedStage(),
    async ({ stage, profile }) => {
      const settings = readSettings(stage, stages);
      const terminal = processTerminal();
      const open = openPoints();
      // Only production is refused while something is open.
      const mark = stage === 'prod' ? todo : note;
      for (const { place, text } of open)
        printFinding(terminal, mark(`Not confirmed by the company: ${place} ${text}`));
      const cliVersion = await awsCliVersion();
      const isReady = await checkAccount({ settings, ask: awsCli(profile), dns: new Resolver(), cliVersion }, terminal);
      return isReady && (stage !== 'prod' || open.length === 0);
    },
  );
