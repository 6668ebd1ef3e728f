import { describe, expect, it } from 'vitest';
import type { Dns } from '../../../infra/operate/domain-checks.ts';
import { checkAccount } from '../../../infra/operate/preflight.ts';
import type { StageSettings } from '../../../infra/stack/settings.ts';
import { ACCOUNT, DOMAIN, NO_SETTINGS, settingsOf } from '../fixtures/fixture-stack.ts';
import { fakeAws, MISSING_STACK, refusal } from './fake-aws.ts';
import { recordedTerminal } from './recorded-terminal.ts';

const SERVERS = ['ns-1.awsdns-01.org', 'ns-2.awsdns-02.com'];
const headerPolicy = (Name: string) => ({ ResponseHeadersPolicy: { ResponseHeadersPolicyConfig: { Name } } });
const stack = (StackStatus: string, more: object = {}) => ({ Stacks: [{ StackStatus, ...more }] });

const BOOTSTRAP = { Outputs: [{ OutputKey: 'BootstrapVersion', OutputValue: '30' }] };

/** An account that is ready for a first deployment. */
const READY = {
  'sts get-caller-identity': { Account: ACCOUNT },
  'freetier get-account-plan-state': { accountPlanType: 'PAID' },
  'account get-region-opt-status --region-name eu-central-2': { RegionOptStatus: 'ENABLED' },
  'cloudformation describe-stacks --stack-name CDKToolkit': stack('CREATE_COMPLETE', BOOTSTRAP),
  'cloudformation describe-stacks': MISSING_STACK,
  'cloudfront list-distributions': { DistributionList: { Items: [{}] } },
  'cloudfront list-response-headers-policies': { ResponseHeadersPolicyList: {} },
  'lambda get-account-settings': { AccountLimit: { ConcurrentExecutions: 1000 } },
  'sesv2 get-account': { ProductionAccessEnabled: true, SendingEnabled: true },
  'sesv2 get-email-identity': refusal('NotFoundException'),
  'iam list-open-id-connect-providers': { OpenIDConnectProviderList: [] },
  'route53 get-hosted-zone': {
    HostedZone: { Name: 'firma.ch.', Config: { PrivateZone: false } },
    DelegationSet: { NameServers: SERVERS },
  },
  'route53 list-resource-record-sets': { ResourceRecordSets: [{ Name: 'firma.ch.', Type: 'NS' }] },
};

const noRecord = () => Promise.reject(Object.assign(new Error('queryCaa ENODATA'), { code: 'ENODATA' }));
const internet = (caa: Readonly<Record<string, string>> = {}, servers = SERVERS): Dns => ({
  resolveNs: async () => servers,
  resolveCaa: (name) => (caa[name] === undefined ? noRecord() : Promise.resolve([{ critical: 0, issue: caa[name] }])),
});

interface Account {
  readonly settings?: StageSettings;
  readonly answers?: Parameters<typeof fakeAws>[0];
  readonly dns?: Dns;
  readonly cliVersion?: string;
}

async function preflight({ settings = DOMAIN, answers = {}, dns = internet(), cliVersion = '2.31.0' }: Account = {}) {
  const { terminal, printed } = recordedTerminal();
  const { ask, asked } = fakeAws({ ...READY, ...answers });
  const isReady = await checkAccount({ settings: settingsOf('prod', settings), ask, dns, cliVersion }, terminal);
  return {
    isReady,
    printed,
    asked,
    todo: printed.flatMap((line) => (line.startsWith('to do') ? [line.slice('to do  '.length)] : [])),
  };
}

describe('an account that is ready', () => {
  it('is so in one line for each point', async () => {
    const { isReady, printed } = await preflight();
    expect(printed).toEqual([
      'ok     The AWS CLI is 2.31.0.',
      'ok     You are signed in to account 111122223333.',
      'ok     The account is on the paid plan.',
      'ok     The region eu-central-2 is enabled.',
      'ok     CDK is bootstrapped in eu-central-2, version 30.',
      'ok     CDK is bootstrapped in us-east-1, version 30.',
      'ok     CloudFront accepts distributions of this account.',
      'ok     CloudFront has room for 3 response headers policies.',
      'ok     Lambda runs 1000 functions at the same time.',
      'ok     SES sends to every address.',
      'ok     AWS may sign a certificate for www.firma.ch.',
      'ok     The internet asks Route 53 for firma.ch.',
      'ok     No record is in the way of www.firma.ch.',
      'ok     Nothing of this stage is deployed yet.',
    ]);
    expect(isReady).toBe(true);
  });

  it('is only asked, never changed', async () => {
    const { asked } = await preflight();
    expect(asked.filter((question) => !/^\S+ (?:get|list|describe)-/.test(question))).toEqual([]);
  });
});

const policies = (count: number) => ({
  'cloudfront list-response-headers-policies': {
    ResponseHeadersPolicyList: { Items: Array.from({ length: count }, (_, at) => headerPolicy(`other-${at}`)) },
  },
});
const TAKEN_ALIAS = {
  'cloudfront list-distributions': {
    DistributionList: { Items: [{ Id: 'E1', Aliases: { Items: ['www.firma.ch'] } }] },
  },
};
const sandbox = { 'sesv2 get-account': { ProductionAccessEnabled: false, SendingEnabled: true } };
const accountMade = { 'cloudformation describe-stacks --stack-name website-account --': stack('CREATE_COMPLETE') };
const identity = (VerifiedForSendingStatus: boolean) => ({
  'sesv2 get-email-identity --email-identity firma.ch': { VerifiedForSendingStatus },
});
const state = (status: string, more?: object) => ({
  'cloudformation describe-stacks --stack-name website-prod --': stack(status, more),
});

describe('what is missing', () => {
  it.each<[string, Account, readonly (string | RegExp)[]]>([
    [
      'another account',
      { answers: { 'sts get-caller-identity': { Account: '444455556666' } } },
      ['You are signed in to account 444455556666, but prod belongs to 111122223333: name another --profile.'],
    ],
    [
      'the region',
      {
        answers: {
          'account get-region-opt-status': { RegionOptStatus: 'x' },
          'account get-region-opt-status --region-name eu-central-2': { RegionOptStatus: 'DISABLED' },
        },
      },
      [/^The region eu-central-2 is DISABLED: aws account enable-region --region-name eu-central-2/],
    ],
    [
      'the bootstrap',
      { answers: { 'cloudformation describe-stacks --stack-name CDKToolkit --region us-east-1': MISSING_STACK } },
      ['CDK is not bootstrapped in us-east-1: npx cdk bootstrap aws://111122223333/us-east-1 -c stage=prod'],
    ],
    ['room for policies', { answers: policies(18) }, [/18 other response headers policies of 20/]],
    [
      'concurrency',
      { answers: { 'lambda get-account-settings': { AccountLimit: { ConcurrentExecutions: 10 } } } },
      [
        /only 10 functions.*request-service-quota-increase --service-code lambda --quota-code L-B99A9384 --desired-value 1000 --region eu-central-2$/,
      ],
    ],
    [
      'the way out of SES’s sandbox, once the site is up',
      {
        settings: { ...DOMAIN, isProtected: true },
        answers: {
          ...sandbox,
          ...accountMade,
          ...identity(true),
          ...state('CREATE_COMPLETE', { Outputs: [{ OutputKey: 'SiteUrl', OutputValue: 'https://www.firma.ch' }] }),
        },
      },
      [/sandbox.*put-account-details.*--website-url https:\/\/www\.firma\.ch /],
    ],
    [
      'the confirmation of a domain',
      { answers: { ...accountMade, ...identity(false) } },
      ['SES waits for the DNS records of firma.ch, which the stack website-account prints.'],
    ],
    [
      'the confirmation of addresses',
      { settings: {}, answers: accountMade },
      [
        'SES waits for website@firma.ch: open the link in its mail.',
        'SES waits for anfragen@firma.ch: open the link in its mail.',
      ],
    ],
    [
      'the owner of an identity',
      { answers: identity(true) },
      [/^SES already has the identity firma\.ch\. .*--import-existing-resources -c stage=prod$/],
    ],
    [
      'the owner of the trust in GitHub',
      {
        settings: { ...DOMAIN, githubRepository: 'firma@1/website@2' },
        answers: {
          'iam list-open-id-connect-providers': {
            OpenIDConnectProviderList: [
              { Arn: `arn:aws:iam::${ACCOUNT}:oidc-provider/gitlab.com` },
              { Arn: `arn:aws:iam::${ACCOUNT}:oidc-provider/token.actions.githubusercontent.com` },
            ],
          },
        },
      },
      [/^The account already trusts GitHub\./],
    ],
    [
      'a free alias',
      { answers: TAKEN_ALIAS },
      ['The distribution E1 already answers for www.firma.ch: remove that alternate domain name there.'],
    ],
    [
      'the paid plan',
      {
        answers: {
          'freetier get-account-plan-state': { accountPlanType: 'FREE', accountPlanExpirationDate: '2027-05-01' },
        },
      },
      [/free plan, which ends on 2027-05-01 .*upgrade-account-plan/],
    ],
    ['version 2 of the AWS CLI', { cliVersion: '1.45.11' }, [/^The AWS CLI is 1\.45\.11, and the documents need 2/]],
    [
      'a bootstrap that is new and whole',
      {
        answers: {
          'cloudformation describe-stacks --stack-name CDKToolkit --region us-east-1': stack(
            'UPDATE_ROLLBACK_COMPLETE',
            BOOTSTRAP,
          ),
          'cloudformation describe-stacks --stack-name CDKToolkit --region eu-central-2': stack('CREATE_COMPLETE', {
            Outputs: [{ OutputKey: 'BootstrapVersion', OutputValue: '6' }],
          }),
        },
      },
      [
        /eu-central-2 is version 6 and CREATE_COMPLETE: npx cdk bootstrap aws:\/\/111122223333\/eu-central-2/,
        /us-east-1 is version 30 and UPDATE_ROLLBACK_COMPLETE/,
      ],
    ],
    [
      'mails at all',
      { answers: { 'sesv2 get-account': { ProductionAccessEnabled: true, SendingEnabled: false } } },
      [/SES has stopped sending/],
    ],
    [
      'the right to sign',
      { dns: internet({ 'firma.ch': 'letsencrypt.org' }) },
      ['The CAA record of firma.ch lets only letsencrypt.org sign certificates: add 0 issue "amazon.com".'],
    ],
    [
      'the delegation',
      { dns: internet({}, ['ns.hoster.ch']) },
      [`The internet asks ns.hoster.ch for firma.ch: have the registrar enter ${SERVERS.join(', ')}.`],
    ],
    [
      'a free name',
      {
        answers: {
          'route53 list-resource-record-sets': {
            ResourceRecordSets: [
              { Name: 'www.firma.ch.', Type: 'A' },
              { Name: 'mail.firma.ch.', Type: 'A' },
              { Name: 'bounces.firma.ch.', Type: 'MX' },
            ],
          },
        },
      },
      [/^www\.firma\.ch\. already has a record of type A/, /^bounces\.firma\.ch\. already has a record of type MX/],
    ],
    [
      'the right zone',
      { answers: { 'route53 get-hosted-zone': { HostedZone: { Name: 'andere.ch.' } } } },
      [/is that of andere\.ch\., not of firma\.ch/],
    ],
    [
      'a permission',
      { answers: { 'lambda get-account-settings': refusal('AccessDeniedException', 'no') } },
      ['Lambda could not be checked: no'],
    ],
    [
      'the protection, when all is deployed and the alias is its own',
      { answers: { ...state('CREATE_COMPLETE'), ...TAKEN_ALIAS } },
      [/set isProtected: true/],
    ],
    [
      'a way on after a failed update',
      { answers: state('UPDATE_ROLLBACK_FAILED') },
      [
        /website-prod is UPDATE_ROLLBACK_FAILED: aws cloudformation continue-update-rollback --stack-name website-prod --region eu-central-2/,
      ],
    ],
    [
      'a way on after a failed creation that is protected',
      { answers: state('ROLLBACK_COMPLETE', { EnableTerminationProtection: true }) },
      [
        /update-termination-protection --no-enable-termination-protection --stack-name website-prod --region eu-central-2, then deploy again/,
      ],
    ],
    [
      'a way on after a failed deletion',
      { answers: state('DELETE_FAILED') },
      [/aws cloudformation delete-stack --stack-name website-prod --region eu-central-2/],
    ],
    [
      'a deployment that is under way',
      { answers: state('UPDATE_IN_PROGRESS') },
      [/website-prod is UPDATE_IN_PROGRESS: wait until it is done\.$/],
    ],
  ])('%s is named with what to do', async (_, account, expected) => {
    const { isReady, todo } = await preflight(account);
    expect(todo).toHaveLength(expected.length);
    for (const [index, text] of expected.entries()) expect(todo[index]).toMatch(text);
    expect(isReady).toBe(false);
  });

  it.each(['ROLLBACK_COMPLETE', 'REVIEW_IN_PROGRESS'])(
    'is not a stack that the same command creates anew: %s',
    async (status) => {
      const { todo } = await preflight({
        settings: { ...DOMAIN, isProtected: true },
        answers: state(status),
      });
      expect(todo).toEqual([]);
    },
  );
});

describe('what is to be known', () => {
  it('is that SES is in its sandbox, as long as there is no site that AWS could look at', async () => {
    const { printed, isReady } = await preflight({ answers: sandbox });
    expect(printed).toContain(
      'note   SES is in its sandbox. When the site is up, which AWS looks at, this command prints the request.',
    );
    expect(isReady).toBe(true);
  });

  it('is said about a stage without settings, and about CloudFront in a new account', async () => {
    const { printed, isReady } = await preflight({ settings: {}, answers: { 'cloudfront list-distributions': {} } });
    expect(printed.filter((line) => line.startsWith('note'))).toEqual([
      expect.stringContaining('«Your account must be verified before you can add new CloudFront resources»') as string,
      'note   The stage has no domain: it gets an address of CloudFront.',
    ]);
    expect(isReady).toBe(true);
    const dev = recordedTerminal();
    await checkAccount(
      { settings: settingsOf('dev', NO_SETTINGS), ask: fakeAws(READY).ask, dns: internet(), cliVersion: '2.31.0' },
      dev.terminal,
    );
    expect(dev.printed).toContain(
      "note   You are signed in to account 111122223333. With account: '111122223333' in infra/stages.ts, dev can't be deployed to another one.",
    );
    expect(dev.printed).toContain('note   The stage has no addresses, so it sends no mail.');
  });

  it('is that a zone elsewhere needs records by hand', async () => {
    const { printed } = await preflight({ settings: { domain: 'www.firma.ch' } });
    expect(printed).toContain(
      'note   The zone of www.firma.ch is not in Route 53: you set the DNS records yourself (docs/operations.md).',
    );
  });
});
