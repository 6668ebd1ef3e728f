import { EDGE_REGION, REGION, stackNames } from '../stack/names.ts';
import type { Settings } from '../stack/settings.ts';
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
}

type Check = (inspected: Inspected) => Promise<readonly Finding[]>;

/** A new account starts with about ten. */
const LEAST_CONCURRENCY = 100;
/** https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html */
const MOST_HEADER_POLICIES = 20;
const OWN_HEADER_POLICIES = 3;

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
  Account: checkSignIn,
  Region: checkRegion,
  Bootstrap: checkBootstrap,
  CloudFront: checkCloudFront,
  Lambda: checkLambda,
  SES: checkMail,
  Domain: checkDomain,
  Stacks: checkStackStates,
};

async function checkSignIn({ settings: { account, stage }, ask }: Inspected): Promise<Finding[]> {
  const { Account } = await ask<{ readonly Account: string }>('sts', 'get-caller-identity');
  if (account === undefined) return [note(`You are signed in to account ${Account}. With account: '${Account}' in infra/stages.ts, ${stage} can't be deployed to another one.`)];
  return [account === Account ? ok(`You are signed in to account ${account}.`) : todo(`You are signed in to account ${Account}, but ${stage} belongs to ${account}: name another --profile.`)];
}

async function checkRegion({ ask }: Inspected): Promise<Finding[]> {
  const { RegionOptStatus } = await ask<{ readonly RegionOptStatus: string }>('account', 'get-region-opt-status', '--region-name', REGION);
  if (RegionOptStatus.startsWith('ENABLED')) return [ok(`The region ${REGION} is enabled.`)];
  return [todo(`The region ${REGION} is ${RegionOptStatus}: aws account enable-region --region-name ${REGION}, then wait some minutes.`)];
}

async function checkBootstrap({ settings: { account = '<account>', stage }, ask }: Inspected): Promise<Finding[]> {
  const findings = [REGION, EDGE_REGION].map(async (region) =>
    (await describeStack(ask, 'CDKToolkit', region))
      ? ok(`CDK is bootstrapped in ${region}.`)
      : todo(`CDK is not bootstrapped in ${region}: npx cdk bootstrap aws://${account}/${region} -c stage=${stage}`),
  );
  return Promise.all(findings);
}

interface Distributions {
  readonly DistributionList?: { readonly Items?: readonly unknown[] };
}

interface HeaderPolicies {
  readonly ResponseHeadersPolicyList: { readonly Items?: readonly { readonly ResponseHeadersPolicy: { readonly ResponseHeadersPolicyConfig: { readonly Name: string } } }[] };
}

async function checkCloudFront({ settings: { stage }, ask }: Inspected): Promise<Finding[]> {
  const { DistributionList } = await ask<Distributions>('cloudfront', 'list-distributions', '--max-items', '1');
  const { ResponseHeadersPolicyList } = await ask<HeaderPolicies>('cloudfront', 'list-response-headers-policies', '--type', 'custom');
  const names = (ResponseHeadersPolicyList.Items ?? []).map(({ ResponseHeadersPolicy }) => ResponseHeadersPolicy.ResponseHeadersPolicyConfig.Name);
  const others = names.filter((name) => !name.startsWith(`${stackNames(stage).website}-`));
  const unverified =
    'The account has no distribution yet, and a new account may have to be verified first. If the deployment says «Your account must be verified before you can add new CloudFront resources», open a case: https://console.aws.amazon.com/support → Account → Verify for CloudFront. Then repeat the same command.';
  return [
    (DistributionList?.Items ?? []).length > 0 ? ok('CloudFront accepts distributions of this account.') : note(unverified),
    others.length + OWN_HEADER_POLICIES <= MOST_HEADER_POLICIES
      ? ok(`CloudFront has room for ${OWN_HEADER_POLICIES} response headers policies.`)
      : todo(`The account has ${others.length} other response headers policies of ${MOST_HEADER_POLICIES}: delete some or ask Service Quotas for more.`),
  ];
}

async function checkLambda({ ask }: Inspected): Promise<Finding[]> {
  const { AccountLimit } = await ask<{ readonly AccountLimit: { readonly ConcurrentExecutions: number } }>('lambda', 'get-account-settings', '--region', REGION);
  const { ConcurrentExecutions: most } = AccountLimit;
  if (most >= LEAST_CONCURRENCY) return [ok(`Lambda runs ${most} functions at the same time.`)];
  const request = `aws service-quotas request-service-quota-increase --service-code lambda --quota-code L-B99A9384 --desired-value 1000 --region ${REGION}`;
  return [todo(`Lambda runs only ${most} functions at the same time in this account: ${request}`)];
}

interface SendingAccount {
  readonly ProductionAccessEnabled: boolean;
  readonly SendingEnabled: boolean;
}

async function checkMail({ settings: { teamAddress, domain }, ask }: Inspected): Promise<Finding[]> {
  if (teamAddress === undefined) return [note('The stage has no addresses, so it sends no mail.')];
  const { ProductionAccessEnabled, SendingEnabled } = await ask<SendingAccount>('sesv2', 'get-account', '--region', REGION);
  if (!SendingEnabled) return [todo(`SES has stopped sending for this account: see Account dashboard in SES, ${REGION}.`)];
  if (ProductionAccessEnabled) return [ok('SES sends to every address.')];
  const request = `aws sesv2 put-account-details --region ${REGION} --production-access-enabled --mail-type TRANSACTIONAL --website-url https://${domain ?? '<site>'} --use-case-description 'Confirmations of requests that visitors send by the forms of our website, and their copies to our own team.'`;
  return [todo(`SES is in its sandbox, confirmations to visitors fail: ${request} (takes about a day).`), await teamIdentity(ask, teamAddress)];
}

/** In the sandbox, SES also requires a verified recipient: the address or its domain. */
async function teamIdentity(ask: AwsCli, address: string): Promise<Finding> {
  const names = [address, address.slice(address.lastIndexOf('@') + 1)];
  const identities = await Promise.all(
    names.map((name) => ifThere(ask<{ readonly VerifiedForSendingStatus: boolean }>('sesv2', 'get-email-identity', '--email-identity', name, '--region', REGION))),
  );
  if (identities.some((identity) => identity?.VerifiedForSendingStatus === true)) return ok(`SES sends to ${address} in the sandbox, too.`);
  return todo(`Until then SES sends to ${address} only once it is confirmed: aws sesv2 create-email-identity --email-identity ${address} --region ${REGION}, then open the link in the mail.`);
}
