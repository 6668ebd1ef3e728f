import { beforeAll, describe, expect, it } from 'vitest';
import { streamArn } from '../../../infra/local/template/aws-names.ts';
import { readTemplate } from '../../../infra/local/template/read-template.ts';
import type { Template } from '../../../infra/local/template/specs.ts';
import { ORIGIN_HEADER } from '../../../shared/api.ts';
import { allForms } from '../../../shared/forms/all-forms.ts';
import { apiHeaders, photoHeaders, siteHeaders } from '../../../shared/security-headers.ts';
import { company } from '../../../web/content/owner/company.ts';
import { DOMAIN, NO_SETTINGS, synthesise, type Synthesised } from '../fixtures/fixture-stack.ts';

let local: Synthesised;
let prod: Synthesised;
let dev: Synthesised;
let template: Template;

beforeAll(async () => {
  [local, prod, dev] = [
    await synthesise('local'),
    await synthesise('prod', 'empty', { settings: { isProtected: true } }),
    await synthesise('dev'),
  ];
  template = readTemplate(local.folder, local.name);
});

/** Of the website's stack and the one of its data. */
const resources = ({ data, template: website }: Synthesised, type: string) =>
  [data, website]
    .flatMap(({ Resources }) => Object.entries(Resources))
    .filter(([, resource]) => resource.Type === type);
const text = ({ data, template: website }: Synthesised) => JSON.stringify([data, website]);

const PHOTOS = 'arn:aws:s3:::uploads/complaints/*';
const put = (name: string) => [
  'Allow',
  ['dynamodb:PutItem'],
  `arn:aws:dynamodb:eu-central-2:000000000000:table/${name}`,
  undefined,
];
const log = (construct: string) => [
  'Allow',
  ['logs:CreateLogStream', 'logs:PutLogEvents'],
  expect.stringMatching(`^arn:aws:logs:eu-central-2:000000000000:log-group:${construct}Log\\w+:\\*$`) as string,
  undefined,
];
const TABLES = allForms.map(({ table }) => table);
/** Id of a construct: `SampleFolder` of sample-folder. */
const construct = (name: string) => name.replaceAll(/(?:^|-)([a-z])/gu, (_, letter: string) => letter.toUpperCase());
const readStreams = (tables: readonly string[]) => [
  'Allow',
  ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator', 'dynamodb:ListStreams'],
  tables.length === 1 ? streamArn(tables[0] ?? '') : tables.toSorted().map(streamArn),
  undefined,
];
const sendMail = (mailer: string, onlyTo?: string) => [
  'Allow',
  ['ses:SendEmail'],
  [
    expect.stringMatching(`:configuration-set/Mail${mailer}Set\\w+$`) as string,
    'arn:aws:ses:eu-central-2:000000000000:identity/*',
  ],
  {
    StringEquals: { 'ses:FromAddress': 'website@firma.ch' },
    ...(onlyTo !== undefined && { 'ForAllValues:StringEquals': { 'ses:Recipients': onlyTo } }),
  },
];
const photos = { UPLOADS_BUCKET: 'uploads', SITE_URL: 'https://distribution.cloudfront.net' };
/** The calls beside those of the forms, in the order of the stack: what each may do and is told. A new one has its row here. */
const CALLS: readonly { readonly name: string; readonly may: readonly unknown[]; readonly environment: object }[] = [
  {
    name: 'complaint-photos',
    may: [['Allow', ['s3:PutObject', 's3:PutObjectTagging'], PHOTOS, undefined]],
    environment: photos,
  },
];
const tellUnsent = [
  'Allow',
  ['sqs:SendMessage'],
  expect.stringMatching(/^arn:aws:sqs:eu-central-2:000000000000:MailUnsent\w+$/) as string,
  undefined,
];
/** Filter of a lifecycle rule. */
const state = (Value: string) => [{ Key: 'state', Value }];
const uploads = () => template.buckets.find(({ name }) => name === 'uploads');
const originHeaders = () => behaviours()[0]?.origin.headers ?? {};
const behaviours = () => template.distribution.behaviours;

describe('each function', () => {
  it('may do exactly this', () => {
    const permissions = template.functions.map(({ name, roleArn }) => {
      const statements = template.roles.find(({ arn }) => arn === roleArn)?.statements ?? [];
      return [
        name,
        ...statements.map(({ Effect, Action, Resource, Condition }) => [Effect, [Action].flat(), Resource, Condition]),
      ];
    });
    expect(permissions).toEqual([
      ...allForms.map(({ id, table }) => [
        id,
        log(`${construct(id)}Endpoint`),
        put(table),
        ...(id === 'complaint' ? [['Allow', ['s3:GetObject', 's3:PutObjectTagging'], PHOTOS, undefined]] : []),
      ]),
      ...CALLS.map(({ name, may }) => [name, log(construct(name)), ...may]),
      [
        'submission-mail',
        log('MailSubmission'),
        readStreams(TABLES),
        sendMail('Submission', 'anfragen@firma.ch'),
        tellUnsent,
      ],
      [
        'confirmation-mail',
        log('MailConfirmation'),
        readStreams(TABLES),
        sendMail('Confirmation'),
        tellUnsent,
        put('confirmations'),
      ],
    ]);
  });

  it('has its own role, and no managed policy', () => {
    expect(new Set(template.functions.map(({ roleArn }) => roleArn)).size).toBe(template.functions.length);
    expect(text(local)).not.toContain('ManagedPolicyArns');
  });

  it('has exactly this environment', () => {
    const secret = { ORIGIN_SECRETS: originHeaders()[ORIGIN_HEADER] ?? '' };
    const mail = {
      SENDER_NAME: company.name,
      SENDER_ADDRESS: 'website@firma.ch',
    };
    const pages = {
      SITE_URL: 'https://distribution.cloudfront.net',
      COMPANY: expect.stringContaining(company.phone) as string,
    };
    const formsByTable = Object.fromEntries(allForms.map(({ id, table }) => [table, id]));
    expect(Object.fromEntries(template.functions.map(({ name, environment }) => [name, environment]))).toEqual({
      ...Object.fromEntries(allForms.map(({ id, table }) => [id, { TABLE_NAME: table, ...pages, ...secret }])),
      complaint: { TABLE_NAME: 'complaint_forms', ...pages, ...photos, MALWARE_SCAN: 'off', ...secret },
      ...Object.fromEntries(CALLS.map(({ name, environment }) => [name, { ...environment, ...secret }])),
      'submission-mail': {
        ...mail,
        CONFIGURATION_SET: template.mailSenders.configurationSets[0],
        TABLES: JSON.stringify(formsByTable),
        TEAM_ADDRESS: 'anfragen@firma.ch',
        SITE_URL: photos.SITE_URL,
      },
      'confirmation-mail': {
        ...mail,
        CONFIGURATION_SET: template.mailSenders.configurationSets[1],
        TABLES: JSON.stringify(formsByTable),
        CONFIRMATIONS_TABLE: 'confirmations',
        CONTACT_ADDRESS: company.email,
        SIGNATURE: expect.stringContaining(company.phone) as string,
      },
    });
  });

  it('runs as Node 24 on ARM, within 512 MB and 15 s, or 90 s for a batch of mails, with a JSON log', () => {
    const own = resources(local, 'AWS::Lambda::Function').filter(([id]) => !id.startsWith('Publication'));
    expect(own).toHaveLength(template.functions.length);
    for (const [id, { Properties }] of own) {
      expect(Properties).toMatchObject({
        Architectures: ['arm64'],
        Handler: 'index.handler',
        LoggingConfig: { LogFormat: 'JSON' },
        MemorySize: 512,
        Runtime: 'nodejs24.x',
        Timeout: id.startsWith('Mail') ? 90 : 15,
      });
    }
  });
});

describe('the API', () => {
  it('has these routes and no other', () => {
    const names = new Map(template.functions.map(({ id, name }) => [id, name]));
    expect(template.routes.map(({ key, functionId }) => [key, names.get(functionId)])).toEqual([
      ...allForms.map(({ id }) => [`ANY /api/${id}`, id]),
      ...CALLS.map(({ name }) => [`ANY /api/${name}`, name]),
    ]);
  });

  it('is answered through the distribution only: that has a secret, which is in no template', () => {
    expect(originHeaders()).toEqual({ [ORIGIN_HEADER]: expect.stringMatching(/^[\da-f]{48}$/) as string });
    const [[, { Properties }] = [undefined, { Properties: {} }], ...others] = resources(
      prod,
      'AWS::SecretsManager::Secret',
    );
    expect([others, Properties]).toMatchObject([
      [],
      { GenerateSecretString: { PasswordLength: 48, ExcludePunctuation: true } },
    ]);
    const [distribution] = resources(prod, 'AWS::CloudFront::Distribution').map(([, resource]) =>
      JSON.stringify(resource),
    );
    expect(distribution).toMatch(
      /"HeaderName":"x-origin-verify","HeaderValue":\{"Fn::Join":\["",\["\{\{resolve:secretsmanager:",\{"Ref":"ApiOriginSecret1\w+"\},":SecretString:::\}\}"\]\]\}/,
    );
  });

  it('has no CORS: only the site itself calls it', () => {
    expect(JSON.stringify(resources(local, 'AWS::ApiGatewayV2::Api'))).not.toContain('Cors');
  });
});

describe('the tables', () => {
  it('are on demand, keyed by id, with an end for each row and recovery to any moment', () => {
    const found = resources(prod, 'AWS::DynamoDB::Table').filter(([id]) => id !== 'ConfirmationsTable');
    expect(found).toHaveLength(TABLES.length);
    for (const [, { Properties }] of found) {
      expect(Properties).toMatchObject({
        BillingMode: 'PAY_PER_REQUEST',
        KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
        AttributeDefinitions: [{ AttributeName: 'id', AttributeType: 'S' }],
        TimeToLiveSpecification: { AttributeName: 'expires_at', Enabled: true },
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true, RecoveryPeriodInDays: 35 },
        StreamSpecification: { StreamViewType: 'NEW_IMAGE' },
      });
    }
  });

  it('and one more counts confirmations: it ends with the stack, needs no backup and expires', () => {
    const [[, table] = [undefined, undefined]] = resources(prod, 'AWS::DynamoDB::Table').filter(
      ([id]) => id === 'ConfirmationsTable',
    );
    expect(table).toEqual(
      expect.objectContaining({
        DeletionPolicy: 'Delete',
        Properties: expect.objectContaining({
          BillingMode: 'PAY_PER_REQUEST',
          OnDemandThroughput: { MaxWriteRequestUnits: 50 },
          KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
          TimeToLiveSpecification: { AttributeName: 'expires_at', Enabled: true },
        }) as object,
      }),
    );
  });

  it.each(['local', 'prod', 'dev'] as const)('have the specified names on stage %s', (stage) => {
    const names = resources({ local, prod, dev }[stage], 'AWS::DynamoDB::Table').map(
      ([, { Properties }]) => Properties['TableName'],
    );
    const wanted = [...TABLES, 'confirmations'];
    expect(names).toEqual(stage === 'dev' ? wanted.map((name) => `dev_${name}`) : wanted);
  });
});

describe('the storage of data', () => {
  it.each([
    [
      'outlives the production stacks, but not a failed first deployment, whose retry needs the names',
      'prod',
      'RetainExceptOnCreate',
      'Retain',
    ],
    ['goes with the stacks of the development stage', 'dev', 'Delete', 'Delete'],
  ] as const)('%s', (_, stage, DeletionPolicy, UpdateReplacePolicy) => {
    const kept = ['AWS::DynamoDB::Table', 'AWS::S3::Bucket']
      .flatMap((type) => resources({ prod, dev }[stage], type))
      .filter(([id]) => id !== 'ConfirmationsTable');
    expect(kept).toHaveLength(TABLES.length + 3);
    for (const [, resource] of kept) expect(resource).toMatchObject({ DeletionPolicy, UpdateReplacePolicy });
  });

  it('is touched by no function of CDK except the one that publishes the site', () => {
    const types = [prod.data, prod.template].flatMap(({ Resources }) =>
      Object.values(Resources).map(({ Type }) => Type),
    );
    expect(new Set(types.filter((type) => /^Custom::|CustomResource/.test(type)))).toEqual(
      new Set(['Custom::SitePublication']),
    );
  });
});

describe('the uploads', () => {
  it('accept the signed headers from the site’s pages; without its own domain, from pages of any distribution', async () => {
    const withDomain = await synthesise('prod', 'empty', { settings: DOMAIN });
    expect(JSON.stringify(withDomain.data.Resources['UploadsBucket'])).toContain(
      '"AllowedOrigins":["https://www.firma.ch"]',
    );
    expect(uploads()?.cors).toEqual([
      {
        AllowedOrigins: ['https://*.cloudfront.net'],
        AllowedMethods: ['PUT'],
        AllowedHeaders: ['content-type', 'if-none-match', 'x-amz-meta-submission', 'x-amz-tagging'],
        MaxAge: 3600,
      },
    ]);
  });

  it('are private: over TLS only, and CloudFront reads what is kept', () => {
    expect(uploads()?.policy).toEqual([
      {
        Effect: 'Deny',
        Principal: { AWS: '*' },
        Action: 's3:*',
        Resource: ['arn:aws:s3:::uploads', 'arn:aws:s3:::uploads/*'],
        Condition: { Bool: { 'aws:SecureTransport': 'false' } },
      },
      {
        Sid: 'NoOldUploadUrl',
        Effect: 'Deny',
        Principal: { AWS: '*' },
        Action: 's3:PutObject',
        Resource: PHOTOS,
        Condition: {
          StringEquals: { 's3:authType': 'REST-QUERY-STRING' },
          NumericGreaterThan: { 's3:signatureAge': '600000' },
        },
      },
      {
        Sid: 'NoOverwriting',
        Effect: 'Deny',
        Principal: { AWS: '*' },
        Action: 's3:PutObject',
        Resource: PHOTOS,
        Condition: { Null: { 's3:if-none-match': 'true' } },
      },
      {
        Sid: 'SiteShowsKeptPhotos',
        Effect: 'Allow',
        Principal: { Service: 'cloudfront.amazonaws.com' },
        Action: 's3:GetObject',
        Resource: PHOTOS,
        Condition: {
          StringEquals: {
            'aws:SourceArn': 'arn:aws:cloudfront::000000000000:distribution/Distribution',
            's3:ExistingObjectTag/state': 'kept',
          },
        },
      },
    ]);
    for (const [, { Properties }] of resources(prod, 'AWS::S3::Bucket')) {
      expect(Properties['PublicAccessBlockConfiguration']).toEqual({
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      });
    }
  });

  it('end a week after they were sent if no complaint claims them, else after ten years; what is deleted can be brought back as long as a row', () => {
    const { VersioningConfiguration, LifecycleConfiguration } = prod.data.Resources['UploadsBucket']?.Properties ?? {};
    expect(VersioningConfiguration).toEqual({ Status: 'Enabled' });
    const { Rules } = LifecycleConfiguration as { Rules: Record<string, unknown>[] };
    expect(
      Rules.map((rule) => [
        rule['Id'],
        rule['TagFilters'],
        rule['ExpirationInDays'],
        (rule['NoncurrentVersionExpiration'] as Record<string, unknown> | undefined)?.['NoncurrentDays'],
        rule['ExpiredObjectDeleteMarker'],
      ]),
    ).toEqual([
      ['unclaimed-photos', state('pending'), 6, 1, undefined],
      ['kept-photos', state('kept'), 3660, 35, undefined],
      ['traces-of-deleted-photos', undefined, undefined, undefined, true],
      ['broken-uploads', undefined, undefined, undefined, undefined],
    ]);
  });
});

describe('the secret between CloudFront and the functions', () => {
  it('is one of two that the functions accept while it changes, and CloudFront sends the one that the settings name', async () => {
    const changing = await synthesise('dev', 'empty', {
      settings: { account: undefined, originSecret: { sent: 2, alsoAccepted: 1 } },
    });
    const [secretTwo = '', secretOne = ''] = resources(changing, 'AWS::SecretsManager::Secret').map(([id]) => id);
    expect([secretTwo, secretOne]).toEqual([
      expect.stringMatching(/^ApiOriginSecret2/),
      expect.stringMatching(/^ApiOriginSecret1/),
    ]);
    const {
      functions: [first],
      distribution,
    } = readTemplate(changing.folder, changing.name);
    const sent = distribution.behaviours[0]?.origin.headers[ORIGIN_HEADER];
    expect(first?.environment['ORIGIN_SECRETS']).toMatch(/^[\da-f]{48} [\da-f]{48}$/);
    expect(sent).toMatch(/^[\da-f]{48}$/);
    expect(JSON.stringify(changing.template.Resources['Distribution'])).toContain(`{"Ref":"${secretTwo}"}`);
    expect(JSON.stringify(changing.template.Resources['Distribution'])).not.toContain(`{"Ref":"${secretOne}"}`);
  });
});

describe('a stage without addresses', () => {
  it('has no function for mails, no stream to follow and no alarm', async () => {
    const silent = await synthesise('dev', 'empty', { settings: NO_SETTINGS });
    for (const type of [
      'AWS::Lambda::EventSourceMapping',
      'AWS::SES::EmailIdentity',
      'AWS::SQS::Queue',
      'AWS::SNS::Topic',
    ])
      expect(resources(silent, type)).toEqual([]);
    expect(resources(silent, 'AWS::ApiGatewayV2::Route')).toHaveLength(template.routes.length);
  });
});

describe('the distribution', () => {
  it('answers each part of the paths so', () => {
    const all = ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE'];
    const parts = behaviours().map((behaviour) => [
      behaviour.pathPattern,
      behaviour.allowedMethods,
      behaviour.compress,
      behaviour.origin,
      behaviour.fallback,
      Object.keys(behaviour.edgeFunctions),
    ]);
    expect(parts).toEqual([
      ['/api/*', all, false, { domain: template.apiDomain, signed: false, headers: originHeaders() }, undefined, []],
      [
        '/uploads/*',
        ['GET', 'HEAD'],
        false,
        { domain: 'uploads.s3.eu-central-2.amazonaws.com', signed: true, headers: {} },
        { origin: { domain: template.apiDomain, signed: false, headers: {} }, statuses: [403, 404] },
        ['viewer-request'],
      ],
      [
        '*',
        ['GET', 'HEAD'],
        true,
        { domain: 'site.s3.eu-central-2.amazonaws.com', signed: true, headers: {} },
        undefined,
        ['viewer-request', 'viewer-response'],
      ],
    ]);
  });

  it('sets the headers that shared/ declares', () => {
    const uploadOrigin = 'https://uploads.s3.eu-central-2.amazonaws.com';
    expect(behaviours().map(({ headers }) => headers)).toEqual([
      apiHeaders(),
      photoHeaders(),
      siteHeaders({ uploadOrigin }),
    ]);
  });

  it('never turns an answer into another: it has no error responses', () => {
    expect(text(prod)).not.toContain('CustomErrorResponses');
  });

  it('hands calls on without the site’s host name, and keeps none of their answers', () => {
    const [, { Properties }] = resources(prod, 'AWS::CloudFront::Distribution')[0] ?? ['', { Properties: {} }];
    expect(Properties).toMatchObject({
      DistributionConfig: {
        CacheBehaviors: [
          {
            PathPattern: '/api/*',
            CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
            OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
          },
          { PathPattern: '/uploads/*', CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad' },
        ],
      },
    });
  });
});
