import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pascalCase } from '../../../infra/stack/constructs/pascal-case.ts';
import { readSiteTemplate } from '../../../infra/start/site-template.ts';
import { ORIGIN_HEADER } from '../../../shared/api.ts';
import { allForms } from '../../../shared/forms/all-forms.ts';
import { FULL, synthesise } from '../fixtures/fixture-stack.ts';
import { all, one, rightsOf } from '../fixtures/resources.ts';

const local = await synthesise('local');
const { functions, roles, routes, mailSenders, distribution } = readSiteTemplate(local);

const ACCOUNT = 'eu-central-2:000000000000';
const PHOTOS = 'arn:aws:s3:::uploads/complaints/*';
const SITE_URL = 'https://distribution.cloudfront.net';
const matching = (pattern: string | RegExp) => expect.stringMatching(pattern) as string;
const allow = (Action: string[], Resource: unknown, Condition?: object) => ['Allow', Action, Resource, Condition];
const put = (table: string) => allow(['dynamodb:PutItem'], `arn:aws:dynamodb:${ACCOUNT}:table/${table}`);
const sendMail = (set: string, more: object = {}) =>
  allow(['ses:SendEmail'], [matching(`:configuration-set/Mail${set}Set\\w+$`), `arn:aws:ses:${ACCOUNT}:identity/*`], {
    StringEquals: { 'ses:FromAddress': 'website@firma.ch' },
    ...more,
  });
const setState = (state: string) =>
  allow(['s3:PutObjectTagging'], PHOTOS, { StringEquals: { 's3:RequestObjectTag/state': state } });
const TO_TEAM = { 'ForAllValues:StringEquals': { 'ses:Recipients': 'anfragen@firma.ch' } };
const FOLLOWS_STREAMS = [
  allow(
    ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'],
    allForms
      .map(({ table }) => table)
      .toSorted()
      .map((table) => matching(`^arn:aws:dynamodb:${ACCOUNT}:table/${table}/stream/`)),
  ),
  allow(['dynamodb:ListStreams'], '*'),
];
const TELLS_UNSENT = allow(['sqs:SendMessage'], matching(`^arn:aws:sqs:${ACCOUNT}:MailUnsent\\w+$`));

const accepted = distribution.behaviours[0]?.origin.headers[ORIGIN_HEADER] ?? '';
const formsByTable = JSON.stringify(Object.fromEntries(allForms.map(({ id, table }) => [table, id])));
const called = { SITE_URL, ORIGIN_SECRETS: accepted };
const uploading = { ...called, UPLOADS_BUCKET: 'uploads' };
const mailed = (index: number) => ({
  SENDER_ADDRESS: 'website@firma.ch',
  TABLES: formsByTable,
  CONFIGURATION_SET: mailSenders.configurationSets[index],
});

const CHECKS_PHOTOS = [
  [allow(['s3:GetObject'], PHOTOS), setState('kept')],
  { UPLOADS_BUCKET: 'uploads', MALWARE_SCAN: 'off' },
] as const;
/** Name, id of the construct, what the function may do beside writing its log, and its environment, in the order of the stack. */
const FUNCTIONS: readonly (readonly [string, string, readonly unknown[], object])[] = [
  ...allForms.map(({ id, table }) => {
    const [may, has] = id === 'complaint' ? CHECKS_PHOTOS : [[], {}];
    const environment = { ...called, TABLE_NAME: table, ...has };
    return [id, `${pascalCase(id)}Endpoint`, [put(table), ...may], environment] as const;
  }),
  ['complaint-photos', 'ComplaintPhotos', [allow(['s3:PutObject'], PHOTOS), setState('pending')], uploading],
  [
    'submission-mail',
    'MailSubmission',
    [...FOLLOWS_STREAMS, sendMail('Submission', TO_TEAM), TELLS_UNSENT],
    { ...mailed(0), TEAM_ADDRESS: 'anfragen@firma.ch', SITE_URL },
  ],
  [
    'confirmation-mail',
    'MailConfirmation',
    [...FOLLOWS_STREAMS, sendMail('Confirmation'), TELLS_UNSENT, put('confirmations')],
    { ...mailed(1), CONFIRMATIONS_TABLE: 'confirmations' },
  ],
];

const mayOf = (wanted: string) => {
  const roleArn = functions.find(({ name }) => name === wanted)?.roleArn;
  const statements = roles.find(({ arn }) => arn === roleArn)?.statements ?? [];
  return statements.map(({ Effect, Action, Resource, Condition }) => [Effect, [Action].flat(), Resource, Condition]);
};

describe('each function', () => {
  it('is one of these', () => expect(functions.map(({ name }) => name)).toEqual(FUNCTIONS.map(([name]) => name)));

  it.each(FUNCTIONS)('%s may do exactly this, with exactly this environment', (name, construct, may, environment) => {
    const log = matching(`^arn:aws:logs:${ACCOUNT}:log-group:${construct}Log\\w+:\\*$`);
    expect(mayOf(name)).toEqual([allow(['logs:CreateLogStream', 'logs:PutLogEvents'], log), ...may]);
    expect(functions.find((each) => each.name === name)?.environment).toEqual(environment);
  });

  it('of the complaint reads the tags of photos as well while they are scanned for malware, and knows of it', async () => {
    const { template } = await synthesise('prod', 'empty', { settings: FULL });
    const found = all(template, 'AWS::Lambda::Function').find(({ id }) => id.startsWith('ComplaintEndpoint'));
    expect(found?.Properties).toMatchObject({ Environment: { Variables: { MALWARE_SCAN: 'on' } } });
    const actions = rightsOf(template, 'ComplaintEndpoint').map(([action]) => action);
    expect(actions).toContainEqual(['s3:GetObject', 's3:GetObjectTagging']);
  });
});

describe('the API', () => {
  it('has a route for each call and no other', () => {
    const names = new Map(functions.map(({ id, name }) => [id, name]));
    const calls = FUNCTIONS.flatMap(([name]) => (name.endsWith('-mail') ? [] : [name]));
    expect(routes.map(({ key, functionId }) => [key, names.get(functionId)])).toEqual(
      calls.map((name) => [`ANY /api/${name}`, name]),
    );
  });

  it('has each call described in docs/openapi.json, and no other', () => {
    const { paths } = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as { readonly paths: object };
    expect(Object.keys(paths)).toEqual(routes.map(({ key }) => key.replace('ANY ', '')));
  });

  it('has no CORS: only the site itself calls it', () =>
    expect(one(local.template, 'AWS::ApiGatewayV2::Api')).not.toHaveProperty('CorsConfiguration'));
});

describe('the secret between CloudFront and the functions', () => {
  it('is generated by AWS and in no template: CloudFront sends a reference to it', async () => {
    const { template } = await synthesise('prod');
    expect(accepted).toMatch(/^[\da-f]{48}$/);
    expect(one(template, 'AWS::SecretsManager::Secret')).toMatchObject({
      GenerateSecretString: { PasswordLength: 48, ExcludePunctuation: true },
    });
    const [{ id = '' } = {}] = all(template, 'AWS::SecretsManager::Secret');
    expect(one(template, 'AWS::CloudFront::Distribution')).toHaveProperty(
      'DistributionConfig.Origins.1.OriginCustomHeaders',
      [
        {
          HeaderName: 'x-origin-verify',
          HeaderValue: { 'Fn::Join': ['', ['{{resolve:secretsmanager:', { Ref: id }, ':SecretString:::}}']] },
        },
      ],
    );
  });

  it(
    'is one of two that the functions accept while it changes, and CloudFront sends the one that the settings name',
    { tags: 'thorough' },
    async () => {
      const originSecret = { sent: 2, alsoAccepted: 1 };
      const changing = await synthesise('dev', 'empty', { settings: { account: undefined, originSecret } });
      const ids = all(changing.template, 'AWS::SecretsManager::Secret').map(({ id }) => id);
      expect(ids).toEqual([matching(/^ApiOriginSecret2/), matching(/^ApiOriginSecret1/)]);
      const [first] = readSiteTemplate(changing).functions;
      expect(first?.environment['ORIGIN_SECRETS']).toMatch(/^[\da-f]{48} [\da-f]{48}$/);
      const sent = JSON.stringify(one(changing.template, 'AWS::CloudFront::Distribution'));
      expect(ids.map((id) => sent.includes(`{"Ref":"${id}"}`))).toEqual([true, false]);
    },
  );
});
