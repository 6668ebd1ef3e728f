import { identityNames } from '../stack/mail-identities.ts';
import { ACCOUNT_STACK, EDGE_REGION, REGION, SITE_URL_OUTPUT, stackNames } from '../stack/names.ts';
import { deliversByGitHub, sendsMail, type Settings } from '../stack/settings.ts';
import { GITHUB } from '../stack/workflow-roles.ts';
import { ifThere, type AwsCli } from './aws-cli.ts';
import { checkDomain, type Dns } from './domain-checks.ts';
import { note, ok, printFinding, todo, type Finding } from './findings.ts';
import { sentenceOf } from './operate-error.ts';
import { checkStackStates, describeStack } from './stack-states.ts';
import type { Terminal } from './terminal.ts';

/** The stage that is about to be deployed. */
export interface Inspected {
  readonly settings: Settings;
  readonly ask: AwsCli;
  readonly dns: Dns;
  /** Of the AWS CLI. */
  readonly cliVersion: string | undefined;
}

type Check = (inspected: Inspected) => Promise<readonly Finding[]>;

/** A new account starts with about ten. */
const LEAST_CONCURRENCY = 100;
/** https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html */
const MOST_HEADER_POLICIES = 20;
const OWN_HEADER_POLICIES = 3;
/** The AWS CLI of the documents: version 1 ignores AWS_REGION, which the runbook sets. */
const CLI_MAJOR = '2';
/** The first version of CDK's bootstrap with a role that only looks up. */
const LEAST_BOOTSTRAP = 8;

/**
 * Checks whether an account is ready for a stage, and prints one line for each finding. Nothing is changed.
 * @returns whether there is nothing left to do
 */
export async function checkAccount(inspected: Inspected, terminal: Terminal): Promise<boolean> {
  let isReady = true;
  for (const [name, check] of Object.entries(checks)) {
    for (const finding of await findingsOf(name, check, inspected)) {
      printFinding(terminal, finding);
      isReady &&= finding.mark !== 'to do';
    }
  }
  return isReady;
}

async function findingsOf(name: string, check: Check, inspected: Inspected): Promise<readonly Finding[]> {
  try {
    return await check(inspected);
  } catch (error) {
    return [todo(`${name} could not be checked. ${sentenceOf(error, 'AWS')}`)];
  }
}

const checks: Readonly<Record<string, Check>> = {
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

async function checkCli({ cliVersion }: Inspected): Promise<Finding[]> {
  return [
    cliVersion?.startsWith(`${CLI_MAJOR}.`)
      ? ok(`The AWS CLI is ${cliVersion}.`)
      : todo(
          `The AWS CLI is ${cliVersion ?? 'of an unknown version'}, and the documents need ${CLI_MAJOR}: https://docs.aws.amazon.com/cli/latest/userguide/getting-started-install.html`,
        ),
  ];
}

interface Plan {
  readonly accountPlanType?: string;
  readonly accountPlanExpirationDate?: string;
}

/** AWS closes an account on the free plan after six months. */
async function checkPlan({ ask }: Inspected): Promise<Finding[]> {
  const plan = await ifThere(ask<Plan>('freetier', 'get-account-plan-state', '--region', EDGE_REGION));
  if (plan?.accountPlanType !== 'FREE') return [ok('The account is on the paid plan.')];
  return [
    todo(
      `The account is on the free plan, which ends on ${plan.accountPlanExpirationDate ?? 'its day'} and with it the site: aws freetier upgrade-account-plan --account-plan-type PAID --region ${EDGE_REGION}`,
    ),
  ];
}

async function checkSignIn({ settings: { account, stage }, ask }: Inspected): Promise<Finding[]> {
  const { Account } = await ask<{ readonly Account: string }>('sts', 'get-caller-identity');
  if (account === undefined)
    return [
      note(
        `You are signed in to account ${Account}. With account: '${Account}' in infra/stages.ts, ${stage} can't be deployed to another one.`,
      ),
    ];
  return [
    account === Account
      ? ok(`You are signed in to account ${account}.`)
      : todo(`You are signed in to account ${Account}, but ${stage} belongs to ${account}: name another --profile.`),
  ];
}

async function checkRegion({ ask }: Inspected): Promise<Finding[]> {
  const { RegionOptStatus } = await ask<{ readonly RegionOptStatus: string }>(
    'account',
    'get-region-opt-status',
    '--region-name',
    REGION,
  );
  if (RegionOptStatus.startsWith('ENABLED')) return [ok(`The region ${REGION} is enabled.`)];
  return [
    todo(
      `The region ${REGION} is ${RegionOptStatus}: aws account enable-region --region-name ${REGION}, then wait some minutes.`,
    ),
  ];
}

async function checkBootstrap({ settings: { stage }, ask }: Inspected): Promise<Finding[]> {
  const { Account } = await ask<{ readonly Account: string }>('sts', 'get-caller-identity');
  const findings = [REGION, EDGE_REGION].map(async (region) => {
    const stack = await describeStack(ask, 'CDKToolkit', region);
    const command = `npx cdk bootstrap aws://${Account}/${region} -c stage=${stage}`;
    if (!stack) return todo(`CDK is not bootstrapped in ${region}: ${command}`);
    const version = Number(stack.Outputs?.find(({ OutputKey }) => OutputKey === 'BootstrapVersion')?.OutputValue);
    return version >= LEAST_BOOTSTRAP && /^(?:CREATE|UPDATE|IMPORT)_COMPLETE$/.test(stack.StackStatus)
      ? ok(`CDK is bootstrapped in ${region}, version ${version}.`)
      : todo(`CDK's bootstrap in ${region} is version ${version} and ${stack.StackStatus}: ${command}`);
  });
  return Promise.all(findings);
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

async function checkCloudFront({ settings: { stage }, ask }: Inspected): Promise<Finding[]> {
  const { DistributionList } = await ask<Distributions>('cloudfront', 'list-distributions', '--max-items', '1');
  const { ResponseHeadersPolicyList } = await ask<HeaderPolicies>(
    'cloudfront',
    'list-response-headers-policies',
    '--type',
    'custom',
  );
  const names = (ResponseHeadersPolicyList.Items ?? []).map(
    ({ ResponseHeadersPolicy }) => ResponseHeadersPolicy.ResponseHeadersPolicyConfig.Name,
  );
  const others = names.filter((name) => !name.startsWith(`${stackNames(stage).website}-`));
  const unverified =
    'The account has no distribution yet, and a new account may have to be verified first. If the deployment says «Your account must be verified before you can add new CloudFront resources», open a case: https://console.aws.amazon.com/support → Account → Verify for CloudFront. Then repeat the same command.';
  return [
    (DistributionList?.Items ?? []).length > 0
      ? ok('CloudFront accepts distributions of this account.')
      : note(unverified),
    others.length + OWN_HEADER_POLICIES <= MOST_HEADER_POLICIES
      ? ok(`CloudFront has room for ${OWN_HEADER_POLICIES} response headers policies.`)
      : todo(
          `The account has ${others.length} other response headers policies of ${MOST_HEADER_POLICIES}: delete some or ask Service Quotas for more.`,
        ),
  ];
}

async function checkLambda({ ask }: Inspected): Promise<Finding[]> {
  const { AccountLimit } = await ask<{ readonly AccountLimit: { readonly ConcurrentExecutions: number } }>(
    'lambda',
    'get-account-settings',
    '--region',
    REGION,
  );
  const { ConcurrentExecutions: most } = AccountLimit;
  if (most >= LEAST_CONCURRENCY) return [ok(`Lambda runs ${most} functions at the same time.`)];
  const request = `aws service-quotas request-service-quota-increase --service-code lambda --quota-code L-B99A9384 --desired-value 1000 --region ${REGION}`;
  return [todo(`Lambda runs only ${most} functions at the same time in this account: ${request}`)];
}

interface SendingAccount {
  readonly ProductionAccessEnabled: boolean;
  readonly SendingEnabled: boolean;
}

async function checkMail({ settings, ask }: Inspected): Promise<Finding[]> {
  if (!sendsMail(settings)) return [note('The stage has no addresses, so it sends no mail.')];
  const { ProductionAccessEnabled, SendingEnabled } = await ask<SendingAccount>(
    'sesv2',
    'get-account',
    '--region',
    REGION,
  );
  if (!SendingEnabled)
    return [todo(`SES has stopped sending for this account: see Account dashboard in SES, ${REGION}.`)];
  const identities = await checkIdentities(ask, settings);
  if (ProductionAccessEnabled) return [ok('SES sends to every address.'), ...identities];
  const website = await describeStack(ask, stackNames(settings.stage).website, REGION);
  const url = website?.Outputs?.find(({ OutputKey }) => OutputKey === SITE_URL_OUTPUT)?.OutputValue;
  if (url === undefined)
    return [
      ...identities,
      note('SES is in its sandbox. When the site is up, which AWS looks at, this command prints the request.'),
    ];
  const request = `aws sesv2 put-account-details --region ${REGION} --production-access-enabled --mail-type TRANSACTIONAL --website-url ${url} --use-case-description 'Confirmations of requests that visitors send by the forms of our website, and their copies to our own team.'`;
  return [
    ...identities,
    todo(`SES is in its sandbox, confirmations to visitors fail: ${request} (takes about a day).`),
  ];
}

/** The stack of the account makes them, so none may be there before it; afterwards each has to be confirmed. */
async function checkIdentities(ask: AwsCli, settings: Settings): Promise<Finding[]> {
  const isMade = (await describeStack(ask, ACCOUNT_STACK, REGION)) !== undefined;
  const findings = identityNames(settings).map(async (name) => {
    const found = await ifThere(
      ask<{ readonly VerifiedForSendingStatus: boolean }>(
        'sesv2',
        'get-email-identity',
        '--email-identity',
        name,
        '--region',
        REGION,
      ),
    );
    if (!isMade) return found ? [todo(takeOver(`SES already has the identity ${name}`, settings))] : [];
    if (found?.VerifiedForSendingStatus === true) return [ok(`SES knows ${name}.`)];
    return [
      todo(
        name.includes('@')
          ? `SES waits for ${name}: open the link in its mail.`
          : `SES waits for the DNS records of ${name}, which the stack ${ACCOUNT_STACK} prints.`,
      ),
    ];
  });
  return (await Promise.all(findings)).flat();
}

const takeOver = (what: string, { stage }: Settings): string =>
  `${what}. Let the first deployment take it over: npx cdk deploy --all --import-existing-resources -c stage=${stage}`;

/** GitHub's provider can exist once in an account. */
async function checkGitHub({ settings, ask }: Inspected): Promise<Finding[]> {
  if (!deliversByGitHub(settings) || (await describeStack(ask, ACCOUNT_STACK, REGION))) return [];
  const { OpenIDConnectProviderList } = await ask<{
    readonly OpenIDConnectProviderList: readonly { readonly Arn: string }[];
  }>('iam', 'list-open-id-connect-providers');
  return OpenIDConnectProviderList.some(({ Arn }) => Arn.endsWith(`/${GITHUB}`))
    ? [todo(takeOver('The account already trusts GitHub', settings))]
    : [ok('The account does not trust GitHub yet.')];
}

/** One distribution only may answer for a host name. */
async function checkAliases({ settings: { stage, domain, redirectedDomain }, ask }: Inspected): Promise<Finding[]> {
  if (domain === undefined || (await describeStack(ask, stackNames(stage).website, REGION))) return [];
  const { DistributionList } = await ask<Distributions>('cloudfront', 'list-distributions');
  return (DistributionList?.Items ?? []).flatMap(({ Id, Aliases }) =>
    (Aliases?.Items ?? [])
      .filter((alias) => alias === domain || alias === redirectedDomain)
      .map((alias) =>
        todo(`The distribution ${Id} already answers for ${alias}: remove that alternate domain name there.`),
      ),
  );
}
