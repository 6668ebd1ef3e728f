import { describe, expect, it } from 'vitest';
import type { Dns } from '../../../infra/operate/domain-checks.ts';
import type { OwnerState } from '../../../infra/operate/owner-checks.ts';
import { checkAccount } from '../../../infra/operate/preflight.ts';
import type { StageSettings } from '../../../infra/stack/settings/settings.ts';
import { ACCOUNT, DOMAIN, NO_SETTINGS, settingsOf } from '../fixtures/fixture-stack.ts';
import { fakeAws, MISSING_STACK, refusal } from './fake-aws.ts';
import { recordedTerminal } from './recorded-terminal.ts';

const SERVERS = ['ns-1.awsdns-01.org', 'ns-2.awsdns-02.com'];

/** An account that is ready for a first deployment. */
const READY = {
  'sts get-caller-identity': { Account: ACCOUNT },
  'freetier get-account-plan-state': { accountPlanType: 'PAID' },
  'cloudformation describe-stacks': MISSING_STACK,
  'cloudformation list-stack-resources': MISSING_STACK,
  'cloudformation get-template': MISSING_STACK,
  'lambda get-account-settings': { AccountLimit: { ConcurrentExecutions: 1000 } },
  'sesv2 get-account': { ProductionAccessEnabled: true, SendingEnabled: true },
  'sesv2 get-email-identity': refusal('NotFoundException'),
  'route53 get-hosted-zone': {
    HostedZone: { Name: 'firma.ch.', Config: { PrivateZone: false } },
    DelegationSet: { NameServers: SERVERS },
  },
  'route53 list-resource-record-sets': { ResourceRecordSets: [{ Name: 'firma.ch.', Type: 'NS' }] },
};

const noRecord = () => Promise.reject(Object.assign(new Error('queryCaa ENODATA'), { code: 'ENODATA' }));
const internet = (caa: Readonly<Record<string, string>> = {}, servers = SERVERS): Dns => ({
  resolveNs: async () => servers,
  resolveCaa: async (name) => caa[name]?.split(' ').map((issue) => ({ critical: 0, issue })) ?? noRecord(),
});

interface Account {
  readonly stage?: 'dev';
  readonly settings?: StageSettings;
  readonly answers?: Parameters<typeof fakeAws>[0];
  readonly dns?: Dns;
  readonly cli?: string;
  readonly owner?: Partial<OwnerState>;
}

async function preflight({
  stage,
  settings = DOMAIN,
  answers = {},
  dns = internet(),
  cli = 'aws-cli/2.36.7 Python/3.14.2',
  owner = {},
}: Account = {}) {
  const { terminal, printed } = recordedTerminal();
  const { ask, asked } = fakeAws({ ...READY, ...answers });
  const isReady = await checkAccount(
    {
      settings: settingsOf(stage ?? 'prod', settings),
      ask,
      cli: async () => cli,
      dns,
      owner: async () => ({ faults: [], open: [], outdated: [], ending: [], ...owner }),
      synthesised: async () => undefined,
    },
    terminal,
  );
  return { isReady, printed, asked };
}

const NO_BACKUP =
  'No copy of records and photos is outside the reach of this account: backup in infra/stages.ts makes one (docs/operations.md).';

it('an account that is ready is so in one line for each point, and is only asked, never changed', async () => {
  const { isReady, printed, asked } = await preflight({ dns: internet({ 'firma.ch': 'letsencrypt.org amazon.com' }) });
  expect(printed).toEqual([
    'ok     The AWS CLI is 2.36.7.',
    'ok     You are signed in to account 111122223333.',
    'ok     The account is on the paid plan.',
    'ok     Lambda runs 1000 functions at the same time.',
    'ok     SES sends to every address.',
    'ok     AWS may sign a certificate for www.firma.ch.',
    'ok     The internet asks Route 53 for firma.ch.',
    'ok     No record is in the way of www.firma.ch.',
    `note   ${NO_BACKUP}`,
    'ok     The company’s data are confirmed, and documents dated.',
  ]);
  expect(isReady).toBe(true);
  expect(asked.filter((question) => !/^\S+ (?:get|list|describe)-/.test(question))).toEqual([]);
});

const confirmed = { Attributes: { ConfirmationWasAuthenticated: 'true' } };
/** The topics of a stage that is deployed, with their only subscription. */
const topics = (arn: string) => ({
  'cloudformation list-stack-resources --stack-name website-prod --': {
    StackResourceSummaries: [
      { ResourceType: 'AWS::SNS::Topic', PhysicalResourceId: 'arn:aws:sns:eu-central-2:1:website-prod-Alarms' },
      { ResourceType: 'AWS::SQS::Queue', PhysicalResourceId: 'queue' },
    ],
  },
  'sns list-subscriptions-by-topic --topic-arn arn:aws:sns:eu-central-2:1:website-prod-Alarms --region eu-central-2': {
    Subscriptions: [
      { SubscriptionArn: 'arn:other', Endpoint: 'andere@firma.ch' },
      { SubscriptionArn: 'arn:outside', Endpoint: 'firma@postfach.test' },
      ...(arn === '' ? [] : [{ SubscriptionArn: arn, Endpoint: 'betrieb@firma.ch' }]),
    ],
  },
  'sns get-subscription-attributes --subscription-arn arn:own': confirmed,
  'sns get-subscription-attributes --subscription-arn arn:outside': confirmed,
});
const optedIn = (S3: boolean) => ({
  'backup describe-region-settings': {
    ResourceTypeOptInPreference: { DynamoDB: true, S3 },
    ResourceTypeManagementPreference: { DynamoDB: true },
  },
});
const sandbox = { 'sesv2 get-account': { ProductionAccessEnabled: false, SendingEnabled: true } };
const describing = (name: string) => `cloudformation describe-stacks --stack-name ${name} --`;
const accountMade = { [describing('website-account')]: { Stacks: [{}] } };
const siteMade = {
  [describing('website-prod')]: {
    Stacks: [{ Outputs: [{ OutputKey: 'SiteUrl', OutputValue: 'https://www.firma.ch' }] }],
  },
};
const identity = (VerifiedForSendingStatus: boolean) => ({
  'sesv2 get-email-identity --email-identity firma.ch': { VerifiedForSendingStatus },
});
const zone = (Name: string, PrivateZone = false) => ({
  'route53 get-hosted-zone': { HostedZone: { Name, Config: { PrivateZone } } },
});
const records = (...entries: readonly string[]) => ({
  'route53 list-resource-record-sets': {
    ResourceRecordSets: entries.map((entry) => ({ Name: entry.split(' ')[0], Type: entry.split(' ')[1] })),
  },
});

describe('what is missing', () => {
  const signedIn = { 'sts get-caller-identity': { Account: '444455556666' } };
  const crowded = { 'lambda get-account-settings': { AccountLimit: { ConcurrentExecutions: 99 } } };
  const open = { place: 'shared/owner/company.ts:6', text: "name: 'Muster'" };
  it.each<[Account, ...expected: readonly string[]]>([
    [
      { answers: signedIn },
      'You are signed in to account 444455556666, but prod belongs to 111122223333: name another --profile.',
    ],
    [
      { answers: crowded },
      'request-service-quota-increase --service-code lambda --quota-code L-B99A9384 --desired-value 1000 --region eu-central-2',
    ],
    [
      { settings: {}, answers: accountMade },
      'SES waits for website@firma.ch: open the link in its mail.',
      'SES waits for anfragen@firma.ch: open the link in its mail.',
    ],
    [
      { answers: { ...siteMade, ...sandbox } },
      '--website-url https://www.firma.ch ',
      'set isProtected: true in infra/stages.ts',
    ],
    [{ owner: { open: [open] } }, "Not confirmed yet: shared/owner/company.ts:6 name: 'Muster'"],
    [
      { cli: 'aws-cli/2.9.19 Python/3.11.2' },
      'The AWS CLI is 2.9.19, and the documents need 2.27.50 or newer: https://docs.aws.amazon.com/cli/',
    ],
    [
      { answers: topics('') },
      'betrieb@firma.ch gets no mail of website-prod-Alarms, and is not subscribed any more: docs/runbook.md#the-alarms-reach-no-one.',
    ],
    [
      { settings: { ...DOMAIN, backup: { region: 'eu-central-1' } }, answers: optedIn(false) },
      'aws backup update-region-settings --region eu-central-2 --resource-type-opt-in-preference DynamoDB=true,S3=true',
    ],
    [{ answers: zone('andere.ch.') }, 'is that of andere.ch., not of firma.ch'],
    [
      { answers: records('www.firma.ch. A', 'mail.firma.ch. A', 'bounces.firma.ch. MX') },
      'www.firma.ch. already has a record of type A',
      'bounces.firma.ch. already has a record of type MX',
    ],
    [
      { dns: internet({ 'firma.ch': 'letsencrypt.org' }) },
      'The CAA record of firma.ch lets only letsencrypt.org sign certificates: add 0 issue "amazon.com".',
    ],
    [
      { dns: internet({}, ['ns-1.awsdns-01.org', 'ns.hoster.ch']) },
      `The internet asks ns-1.awsdns-01.org, ns.hoster.ch for firma.ch: have the registrar enter ${SERVERS.join(', ')}.`,
    ],
  ])('%# is named with what to do', async (account, ...expected) => {
    const { isReady, printed } = await preflight(account);
    expect(printed.filter((line) => line.startsWith('to do  '))).toEqual(
      expected.map((text) => expect.stringContaining(text) as string),
    );
    expect(isReady).toBe(false);
  });

  it('is nothing where all is confirmed, and a protected site is up', async () => {
    const answers = { ...accountMade, ...siteMade, ...identity(true), ...topics('arn:own'), ...optedIn(true) };
    const backup = { region: 'eu-central-2', account: '999900001111' } as const;
    const settings = { ...DOMAIN, isProtected: true, backup };
    const { isReady, printed } = await preflight({ settings, answers });
    expect(printed).toContain('ok     SES knows firma.ch.');
    expect(printed).toContain(
      'ok     betrieb@firma.ch and firma@postfach.test get the mails of 1 topic, and unsubscribe by a sign-in only.',
    );
    expect(printed).toContain('ok     AWS Backup copies records and photos to eu-central-2, account 999900001111.');
    expect(printed.filter((line) => line.startsWith('note'))).toEqual([]);
    expect(isReady).toBe(true);
  });
});

it('that a stage for a try has next to nothing is to be known', async () => {
  const { printed, isReady } = await preflight({ stage: 'dev', settings: NO_SETTINGS });
  const expected = [
    "You are signed in to account 111122223333. With account: '111122223333' in infra/stages.ts, dev can't be deployed to another one.",
    'The stage has no addresses, so it sends no mail.',
    'The stage has no domain: it gets an address of CloudFront.',
  ];
  expect(printed.filter((line) => line.startsWith('note'))).toEqual(expected.map((text) => `note   ${text}`));
  expect(isReady).toBe(true);
});
