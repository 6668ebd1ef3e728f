import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { beforeAll, describe, expect, it } from 'vitest';
import { LARGEST_FILE } from '../../../infra/stack/site-publication.ts';
import { MAX_BODY_BYTES } from '../../../shared/api.ts';
import { allPaths } from '../../../shared/paths.ts';
import { MAX_PHOTO_BYTES, MAX_PHOTOS } from '../../../shared/photos.ts';
import {
  DOMAIN,
  NO_SETTINGS,
  synthesise,
  type Synthesised,
  type SynthesisedTemplate,
} from '../fixtures/fixture-stack.ts';
import { all, one } from '../fixtures/resources.ts';

let full: Synthesised;
let plain: Synthesised;
beforeAll(async () => {
  full = await synthesise('prod', 'empty', { settings: DOMAIN });
  plain = await synthesise('prod', 'empty', { settings: { firewall: 'off' } });
});

const stack = (name: string): SynthesisedTemplate => full.templates[name] ?? { Resources: {} };
const website = () => stack('website-prod');
const edge = () => stack('website-prod-edge');
const watch = () => stack('website-prod-edge-watch');
const output = (StackName: string, OutputName: string) => ({
  'Fn::GetStackOutput': { StackName, OutputName, Region: 'us-east-1' },
});
const typesOf = ({ Resources }: SynthesisedTemplate) =>
  Object.values(Resources)
    .map(({ Type }) => Type)
    .toSorted();

/** Which stacks each stack waits for. */
function dependencies({ folder, templates }: Synthesised): Readonly<Record<string, readonly string[]>> {
  const { artifacts } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as {
    artifacts: Record<string, { dependencies?: string[] }>;
  };
  return Object.fromEntries(
    Object.keys(templates).map((name) => [
      name,
      (artifacts[name]?.dependencies ?? []).filter((id) => id in templates).toSorted(),
    ]),
  );
}

describe('the stacks', () => {
  it('are deployed in this order: data and account first, parts of the distribution before it', () => {
    expect(dependencies(full)).toEqual({
      'website-prod-data': [],
      'website-account': [],
      'website-prod-edge': [],
      'website-prod': ['website-account', 'website-prod-data', 'website-prod-edge'],
      'website-prod-edge-watch': ['website-prod'],
    });
  });

  it('are no more than there is something in: no stack holds nothing', async () => {
    expect(Object.keys(dependencies(plain))).toEqual([
      'website-account',
      'website-prod-data',
      'website-prod',
      'website-prod-edge-watch',
    ]);
    const { templates } = await synthesise('dev', 'empty', { settings: NO_SETTINGS });
    expect(Object.keys(templates)).toEqual(['website-dev-data', 'website-dev', 'website-dev-edge-watch']);
  });
});

describe('what is in us-east-1', () => {
  it('is the certificate, the firewall and the monitoring of CloudFront', () => {
    expect([edge(), watch()].map(typesOf)).toEqual([
      ['AWS::CertificateManager::Certificate', 'AWS::WAFv2::WebACL'],
      [
        'AWS::Budgets::Budget',
        'AWS::CloudWatch::Alarm',
        'AWS::Logs::Delivery',
        'AWS::Logs::DeliveryDestination',
        'AWS::Logs::DeliverySource',
        'AWS::SNS::Subscription',
        'AWS::SNS::Topic',
        'AWS::SNS::TopicPolicy',
      ],
    ]);
  });

  it('comes over by outputs, without any function of CDK’s own', () => {
    expect(one(website(), 'AWS::CloudFront::Distribution')).toMatchObject({
      DistributionConfig: {
        Aliases: ['www.firma.ch'],
        ViewerCertificate: {
          AcmCertificateArn: output('website-prod-edge', 'CertificateArn'),
          MinimumProtocolVersion: 'TLSv1.2_2021',
          SslSupportMethod: 'sni-only',
        },
        WebACLId: output('website-prod-edge', 'FirewallArn'),
      },
    });
    for (const template of [edge(), watch()])
      expect(JSON.stringify(template)).not.toMatch(/Custom::|AWS::CloudFormation::CustomResource/);
  });

  it('is not attached when it is switched off', () => {
    expect(JSON.stringify(one(plain.template, 'AWS::CloudFront::Distribution'))).not.toMatch(
      /Aliases|WebACLId|ViewerCertificate|Fn::GetStackOutput/,
    );
  });

  it('certifies the domain by its own zone', () => {
    expect(one(edge(), 'AWS::CertificateManager::Certificate')).toMatchObject({
      DomainName: 'www.firma.ch',
      DomainValidationOptions: [{ DomainName: 'www.firma.ch', HostedZoneId: 'Z0123456789ABC' }],
      ValidationMethod: 'DNS',
    });
  });
});

/** Records of the site's own hosts, without those of the mails. */
const addressRecords = (template: SynthesisedTemplate) =>
  all(template, 'AWS::Route53::RecordSet').filter(({ id }) => id.startsWith('Address'));
const namesOf = (template: SynthesisedTemplate) =>
  addressRecords(template).map(({ Properties: { Type, Name, HostedZoneId } }) => [Type, Name, HostedZoneId]);

const policies = (template: SynthesisedTemplate) =>
  all(template, 'AWS::CloudFront::ResponseHeadersPolicy').map(({ Properties }) => JSON.stringify(Properties));

describe('the domain', () => {
  it('leads to the site, after every page is there', () => {
    expect(namesOf(website())).toEqual([['A', 'www.firma.ch.', 'Z0123456789ABC']]);
    const documents = Object.keys(website().Resources).find((id) => id.startsWith('PublicationFiles'));
    for (const { id } of addressRecords(website())) expect(website().Resources[id]?.DependsOn).toContain(documents);
  });

  it('has a second name, whose pages redirect to it', async () => {
    const { template, templates } = await synthesise('prod', 'empty', {
      settings: { ...DOMAIN, redirectedDomain: 'firma.ch' },
    });
    expect(one(template, 'AWS::CloudFront::Distribution')).toMatchObject({
      DistributionConfig: { Aliases: ['www.firma.ch', 'firma.ch'] },
    });
    expect(one(templates['website-prod-edge'] ?? template, 'AWS::CertificateManager::Certificate')).toMatchObject({
      SubjectAlternativeNames: ['firma.ch'],
    });
    expect(namesOf(template).map(([type, name]) => [type, name])).toEqual([
      ['A', 'www.firma.ch.'],
      ['A', 'firma.ch.'],
    ]);
    const run = rewriteOf(template);
    expect(run('/kontakt', 'firma.ch')).toMatchObject({
      statusCode: 301,
      headers: { location: { value: 'https://www.firma.ch/kontakt' } },
    });
    expect(run('/kontakt', 'www.firma.ch')).toMatchObject({ uri: '/kontakt/index.html' });
  });

  it('sets HSTS for its own host only, unless configured otherwise', async () => {
    for (const policy of policies(website()))
      expect(policy).toContain(
        '"AccessControlMaxAgeSec":63072000,"IncludeSubdomains":false,"Override":true,"Preload":false',
      );
    const { template } = await synthesise('prod', 'empty', { settings: { ...DOMAIN, hsts: 'preload' } });
    for (const policy of policies(template))
      expect(policy).toContain('"IncludeSubdomains":true,"Override":true,"Preload":true');
  });
});

interface Rule {
  readonly Name: string;
  readonly Priority: number;
  readonly Statement: Readonly<Record<string, object>>;
  readonly Action?: object;
  readonly OverrideAction?: object;
}

const rules = () => one(edge(), 'AWS::WAFv2::WebACL')['Rules'] as Rule[];
/** Paths as CloudFront matches them: decoded and normalised. */
const TextTransformations = ['URL_DECODE', 'NORMALIZE_PATH', 'LOWERCASE'].map((Type, Priority) => ({ Priority, Type }));
const calls = (PositionalConstraint: string, SearchString: string) => ({
  ScopeDownStatement: { ByteMatchStatement: { PositionalConstraint, SearchString, TextTransformations } },
});
const limit = (Limit: number) => ({ Limit, EvaluationWindowSec: 300, AggregateKeyType: 'IP' });

describe('the firewall', () => {
  it('has no name that a leftover could occupy, and the dashboard shows the metric that it writes', () => {
    const { Name, VisibilityConfig } = one(edge(), 'AWS::WAFv2::WebACL') as {
      Name?: string;
      VisibilityConfig: { MetricName: string };
    };
    expect([Name, VisibilityConfig.MetricName]).toEqual([undefined, 'website-prod']);
    expect(JSON.stringify(one(website(), 'AWS::CloudWatch::Dashboard'))).toContain(
      String.raw`\"BlockedRequests\",\"Rule\",\"ALL\",\"WebACL\",\"website-prod\"`,
    );
  });

  it('asks these rules in this order', () => {
    expect(rules().map(({ Name, Priority }) => [Priority, Name])).toEqual([
      [0, 'TooManyRequests'],
      [1, 'TooManyCalls'],
      [2, 'TooManyOfOneForm'],
      [3, 'TooManyUploads'],
      [4, 'TooManyPhotos'],
      [5, 'BodyTooLarge'],
      [6, 'AmazonIpReputationList'],
      [7, 'CommonRuleSet'],
      [8, 'KnownBadInputsRuleSet'],
    ]);
  });

  it('bounds requests, calls, calls of one form, uploads and photos of one address in five minutes', () => {
    const tooMany = { Block: { CustomResponse: { ResponseCode: 429 } } };
    const custom = { AggregateKeyType: 'CUSTOM_KEYS', CustomKeys: [{ IP: {} }, { UriPath: { TextTransformations } }] };
    const bounds = rules()
      .slice(0, 5)
      .map(({ Statement, Action }) => [Statement['RateBasedStatement'], Action]);
    expect(bounds).toMatchObject([
      [limit(2000), tooMany],
      [{ ...limit(100), ...calls('STARTS_WITH', '/api/') }, tooMany],
      [{ ...limit(20), ...custom, ...calls('STARTS_WITH', '/api/') }, tooMany],
      [{ ...limit(10), ...calls('EXACTLY', '/api/complaint-photos') }, { Block: {} }],
      [{ ...limit(60), ...calls('STARTS_WITH', '/uploads/') }, tooMany],
    ]);
  });

  // Thirty addresses just below the firewall's limit used to fill the ten calls a second of all forms.
  it('lets no hundred addresses fill the API, nor three hundred one form', () => {
    const [ofAll = 0, ofForm = 0] = rules()
      .slice(1, 3)
      .map(({ Statement }) => (Statement as { RateBasedStatement: { Limit: number } }).RateBasedStatement.Limit / 300);
    const { DefaultRouteSettings, RouteSettings } = one(website(), 'AWS::ApiGatewayV2::Stage') as {
      DefaultRouteSettings: { ThrottlingRateLimit: number };
      RouteSettings: Record<string, { ThrottlingRateLimit: number }>;
    };
    const addresses = {
      all: DefaultRouteSettings.ThrottlingRateLimit / ofAll,
      form: (RouteSettings['ANY /api/contact']?.ThrottlingRateLimit ?? 0) / ofForm,
    };
    expect([Math.round(addresses.all), Math.round(addresses.form)]).toEqual([150, 300]);
    // A form's row of 32 KB takes 33 write units.
    expect(Math.round(200 / 33 / ofForm)).toBe(91);
  });

  it('passes every body that the functions accept, and inspects all of it', () => {
    expect(one(edge(), 'AWS::WAFv2::WebACL')).toMatchObject({
      AssociationConfig: { RequestBody: { CLOUDFRONT: { DefaultSizeInspectionLimit: 'KB_32' } } },
    });
    expect(MAX_BODY_BYTES).toBe(32 * 1024);
    expect(rules()[5]?.Statement).toMatchObject({
      SizeConstraintStatement: {
        ComparisonOperator: 'GT',
        Size: 32_768,
        FieldToMatch: { Body: { OversizeHandling: 'MATCH' } },
      },
    });
    const counted = [
      'SizeRestrictions_BODY',
      'CrossSiteScripting_BODY',
      'GenericLFI_BODY',
      'GenericRFI_BODY',
      'EC2MetaDataSSRF_BODY',
    ];
    expect(rules()[7]).toMatchObject({
      Statement: {
        ManagedRuleGroupStatement: {
          RuleActionOverrides: counted.map((Name) => ({ Name, ActionToUse: { Count: {} } })),
        },
      },
      OverrideAction: { None: {} },
    });
  });
});

/** Most requests of an address in an hour that a rule lets through. */
const perHour = (name: string) => {
  const found = rules().find(({ Name }) => Name === name);
  const rate = found?.Statement['RateBasedStatement'] as Readonly<Record<string, number>> | undefined;
  return ((rate?.['Limit'] ?? 0) * 3600) / (rate?.['EvaluationWindowSec'] ?? 0);
};

/** What one address can cost in an hour, in USD: prices of docs/operations.md, limits of the template, sizes that the code keeps. */
describe('an attacker with one address, for each hour', () => {
  const GB = 1e9;
  const TRANSFER = 0.085 / GB;
  const request = 0.012 / 10_000 + (2 * 0.1) / 1e6 + 0.6 / 1e6;

  it.each<[string, number, () => number]>([
    [
      'pages, pictures, scripts and documents',
      2.5,
      () => perHour('TooManyRequests') * (LARGEST_FILE * TRANSFER + request),
    ],
    [
      'calls of the API, a row and two mails each',
      0.5,
      () => perHour('TooManyCalls') * (request + 1.4e-6 + 15 * 512e-3 * 1.4e-5 + 33 * 0.84e-6 + 2e-4),
    ],
    ['photos opened', 0.7, () => perHour('TooManyPhotos') * (MAX_PHOTO_BYTES * TRANSFER + request)],
    [
      'photos uploaded, kept for ten years',
      8,
      () => perHour('TooManyUploads') * MAX_PHOTOS * MAX_PHOTO_BYTES * ((0.027 + 119 * 0.005) / GB),
    ],
  ])('costs with %s at most USD %d', (_what, most, cost) => {
    expect(cost()).toBeLessThan(most);
    expect(cost()).toBeGreaterThan(most / 4);
  });

  it('counts as one: no address of IPv6, of which a line has 2⁶⁴, reaches the site', () => {
    expect(one(website(), 'AWS::CloudFront::Distribution')).toMatchObject({
      DistributionConfig: { IPV6Enabled: false },
    });
    expect(JSON.stringify(website())).not.toContain('AAAA');
  });
});

interface Answer {
  readonly uri?: string;
  readonly statusCode?: number;
}

/** https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html */
const MOST_BYTES = 10_240;
const codes = (template: SynthesisedTemplate) =>
  all(template, 'AWS::CloudFront::Function').map(({ Properties }) => String(Properties['FunctionCode']));

/** Runs the page rewrite of a template for a request. */
function rewriteOf(template: SynthesisedTemplate): (uri: string, host?: string) => Answer {
  const sandbox = createContext(Object.create(null) as { event?: object });
  runInContext(codes(template).find((text) => text.includes('ROUTES')) ?? '', sandbox);
  return (uri, host = 'd1.cloudfront.net') => {
    sandbox.event = {
      context: { eventType: 'viewer-request' },
      request: { method: 'GET', uri, querystring: {}, headers: { host: { value: host } }, cookies: {} },
    };
    return JSON.parse(String(runInContext('JSON.stringify(handler(event))', sandbox))) as Answer;
  };
}

describe('the edge functions that are deployed', () => {
  it('are small enough', () => {
    for (const code of codes(website())) expect(Buffer.byteLength(code)).toBeLessThan(MOST_BYTES);
  });

  it('find the document of every page, and of no other address', () => {
    const run = rewriteOf(website());
    for (const path of allPaths) expect(run(path).uri).toBe(path === '/' ? '/index.html' : `${path}/index.html`);
    expect([run('/gibt-es-nicht').uri, run('/Kontakt/').statusCode, run('/assets/index-B4k_29dX.js').uri]).toEqual([
      '/404.html',
      301,
      '/assets/index-B4k_29dX.js',
    ]);
  });
});
