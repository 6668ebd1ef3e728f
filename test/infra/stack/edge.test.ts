import { createContext, runInContext } from 'node:vm';
import { beforeAll, describe, expect, it } from 'vitest';
import { MAX_BODY_BYTES } from '../../../shared/api.ts';
import { allPaths } from '../../../shared/paths.ts';
import { DOMAIN, synthesise, type Synthesised, type SynthesisedTemplate } from '../fixtures/fixture-stack.ts';
import { all, one } from '../fixtures/resources.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

let full: Synthesised;
let plain: Synthesised;
beforeAll(async () => {
  full = await synthesise('prod', 'empty', { settings: DOMAIN });
  plain = await synthesise('prod', 'empty', { settings: { firewall: 'off' } });
});

const stack = (name: string): SynthesisedTemplate => full.templates[name] ?? { Resources: {} };
const website = () => stack('website-prod');
const firewall = () => stack('website-prod-firewall');
const certificate = () => stack('website-prod-certificate');
const watch = () => stack('website-prod-edge-watch');
const output = (StackName: string, OutputName: string) => ({ 'Fn::GetStackOutput': { StackName, OutputName, Region: 'us-east-1' } });
const typesOf = ({ Resources }: SynthesisedTemplate) => Object.values(Resources).map(({ Type }) => Type).toSorted();

/** Which stacks each stack waits for. */
function dependencies({ folder, templates }: Synthesised): Readonly<Record<string, readonly string[]>> {
  const { artifacts } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as { artifacts: Record<string, { dependencies?: string[] }> };
  return Object.fromEntries(Object.keys(templates).map((name) => [name, (artifacts[name]?.dependencies ?? []).filter((id) => id in templates).toSorted()]));
}

describe('the stacks', () => {
  it('are deployed in this order: data first, parts of the distribution before it', () => {
    expect(dependencies(full)).toEqual({
      'website-prod-data': [],
      'website-prod-certificate': [],
      'website-prod-firewall': [],
      'website-prod': ['website-prod-certificate', 'website-prod-data', 'website-prod-firewall'],
      'website-prod-edge-watch': ['website-prod'],
    });
  });

  it('delete a part that was switched off after the distribution has let go of it', () => {
    expect(dependencies(plain)).toEqual({
      'website-prod-data': [],
      'website-prod': ['website-prod-data'],
      'website-prod-certificate': ['website-prod'],
      'website-prod-firewall': ['website-prod'],
      'website-prod-edge-watch': ['website-prod'],
    });
  });
});

describe('what is in us-east-1', () => {
  it('is the certificate, the firewall and the monitoring of CloudFront', () => {
    expect([certificate(), firewall(), watch()].map(typesOf)).toEqual([
      ['AWS::CertificateManager::Certificate', 'AWS::CloudFormation::WaitConditionHandle'],
      ['AWS::CloudFormation::WaitConditionHandle', 'AWS::WAFv2::WebACL'],
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
          AcmCertificateArn: output('website-prod-certificate', 'CertificateArn'),
          MinimumProtocolVersion: 'TLSv1.2_2021',
          SslSupportMethod: 'sni-only',
        },
        WebACLId: output('website-prod-firewall', 'FirewallArn'),
      },
    });
    for (const template of [certificate(), firewall(), watch()]) expect(JSON.stringify(template)).not.toMatch(/Custom::|AWS::CloudFormation::CustomResource/);
  });

  it('is free and unattached when it is switched off; the stacks stay, so that CDK can delete the parts', () => {
    for (const name of ['website-prod-certificate', 'website-prod-firewall']) {
      expect(typesOf(plain.templates[name] ?? { Resources: {} })).toEqual(['AWS::CloudFormation::WaitConditionHandle']);
    }
    expect(JSON.stringify(one(plain.template, 'AWS::CloudFront::Distribution'))).not.toMatch(/Aliases|WebACLId|ViewerCertificate|Fn::GetStackOutput/);
  });

  it('certifies the domain by its own zone', () => {
    expect(one(certificate(), 'AWS::CertificateManager::Certificate')).toMatchObject({
      DomainName: 'www.firma.ch',
      DomainValidationOptions: [{ DomainName: 'www.firma.ch', HostedZoneId: 'Z0123456789ABC' }],
      ValidationMethod: 'DNS',
    });
  });
});

/** Records of the site's own hosts, without those of the mails. */
const addressRecords = (template: SynthesisedTemplate) =>
  Object.entries(template.Resources).filter(([id, { Type }]) => Type === 'AWS::Route53::RecordSet' && id.startsWith('Address'));

const policies = (template: SynthesisedTemplate) => all(template, 'AWS::CloudFront::ResponseHeadersPolicy').map(({ Properties }) => JSON.stringify(Properties));

describe('the domain', () => {
  it('leads to the site, after every page is there', () => {
    const records = addressRecords(website());
    expect(records.map(([, { Properties: { Type, Name, HostedZoneId } }]) => [Type, Name, HostedZoneId])).toEqual([
      ['A', 'www.firma.ch.', 'Z0123456789ABC'],
      ['AAAA', 'www.firma.ch.', 'Z0123456789ABC'],
    ]);
    const documents = Object.keys(website().Resources).find((id) => id.startsWith('PublicationDocumentsCustomResource'));
    for (const [, { DependsOn }] of records) expect(DependsOn).toContain(documents);
  });

  it('has a second name, whose pages redirect to it', async () => {
    const { template, templates } = await synthesise('prod', 'empty', { settings: { ...DOMAIN, redirectedDomain: 'firma.ch' } });
    expect(one(template, 'AWS::CloudFront::Distribution')).toMatchObject({ DistributionConfig: { Aliases: ['www.firma.ch', 'firma.ch'] } });
    expect(one(templates['website-prod-certificate'] ?? template, 'AWS::CertificateManager::Certificate')).toMatchObject({ SubjectAlternativeNames: ['firma.ch'] });
    expect(addressRecords(template).map(([, { Properties: { Type, Name } }]) => [Type, Name])).toEqual([
      ['A', 'www.firma.ch.'],
      ['AAAA', 'www.firma.ch.'],
      ['A', 'firma.ch.'],
      ['AAAA', 'firma.ch.'],
    ]);
    const run = rewriteOf(template);
    expect(run('/kontakt', 'firma.ch')).toMatchObject({ statusCode: 301, headers: { location: { value: 'https://www.firma.ch/kontakt' } } });
    expect(run('/kontakt', 'www.firma.ch')).toMatchObject({ uri: '/kontakt/index.html' });
  });

  it('sets HSTS for its own host only, unless configured otherwise', async () => {
    for (const policy of policies(website())) expect(policy).toContain('"AccessControlMaxAgeSec":63072000,"IncludeSubdomains":false,"Override":true,"Preload":false');
    const { template } = await synthesise('prod', 'empty', { settings: { ...DOMAIN, hsts: 'preload' } });
    for (const policy of policies(template)) expect(policy).toContain('"IncludeSubdomains":true,"Override":true,"Preload":true');
  });
});

interface Rule {
  readonly Name: string;
  readonly Priority: number;
  readonly Statement: Readonly<Record<string, object>>;
  readonly Action?: object;
  readonly OverrideAction?: object;
}

const rules = () => one(firewall(), 'AWS::WAFv2::WebACL')['Rules'] as Rule[];
/** Paths as CloudFront matches them: decoded and normalised. */
const TextTransformations = ['URL_DECODE', 'NORMALIZE_PATH', 'LOWERCASE'].map((Type, Priority) => ({ Priority, Type }));
const calls = (PositionalConstraint: string, SearchString: string) => ({ ScopeDownStatement: { ByteMatchStatement: { PositionalConstraint, SearchString, TextTransformations } } });
const limit = (Limit: number) => ({ Limit, EvaluationWindowSec: 300, AggregateKeyType: 'IP' });

describe('the firewall', () => {
  it('has no name that a leftover could occupy, and the dashboard shows the metric that it writes', () => {
    const { Name, VisibilityConfig } = one(firewall(), 'AWS::WAFv2::WebACL') as { Name?: string; VisibilityConfig: { MetricName: string } };
    expect([Name, VisibilityConfig.MetricName]).toEqual([undefined, 'website-prod']);
    expect(JSON.stringify(one(website(), 'AWS::CloudWatch::Dashboard'))).toContain(String.raw`\"BlockedRequests\",\"Rule\",\"ALL\",\"WebACL\",\"website-prod\"`);
  });

  it('asks these rules in this order', () => {
    expect(rules().map(({ Name, Priority }) => [Priority, Name])).toEqual([
      [0, 'TooManyCalls'],
      [1, 'TooManyOfOneForm'],
      [2, 'TooManyUploads'],
      [3, 'TooManyPhotos'],
      [4, 'BodyTooLarge'],
      [5, 'AmazonIpReputationList'],
      [6, 'CommonRuleSet'],
      [7, 'KnownBadInputsRuleSet'],
    ]);
  });

  it('bounds calls, calls of one form, uploads and photos of one address in five minutes', () => {
    expect(rules().slice(0, 4)).toMatchObject([
      { Statement: { RateBasedStatement: { ...limit(100), ...calls('STARTS_WITH', '/api/') } }, Action: { Block: { CustomResponse: { ResponseCode: 429 } } } },
      {
        Statement: { RateBasedStatement: { ...limit(20), AggregateKeyType: 'CUSTOM_KEYS', CustomKeys: [{ IP: {} }, { UriPath: { TextTransformations } }], ...calls('STARTS_WITH', '/api/') } },
        Action: { Block: { CustomResponse: { ResponseCode: 429 } } },
      },
      { Statement: { RateBasedStatement: { ...limit(10), ...calls('EXACTLY', '/api/complaint-photos') } }, Action: { Block: {} } },
      { Statement: { RateBasedStatement: { ...limit(60), ...calls('STARTS_WITH', '/uploads/') } }, Action: { Block: { CustomResponse: { ResponseCode: 429 } } } },
    ]);
  });

  // Thirty addresses just below the firewall's limit used to fill the ten calls a second of all forms.
  it('lets no hundred addresses fill the API, nor three hundred one form', () => {
    const [ofAll = 0, ofForm = 0] = rules().slice(0, 2).map(({ Statement }) => (Statement as { RateBasedStatement: { Limit: number } }).RateBasedStatement.Limit / 300);
    const { DefaultRouteSettings, RouteSettings } = one(website(), 'AWS::ApiGatewayV2::Stage') as {
      DefaultRouteSettings: { ThrottlingRateLimit: number };
      RouteSettings: Record<string, { ThrottlingRateLimit: number }>;
    };
    const addresses = { all: DefaultRouteSettings.ThrottlingRateLimit / ofAll, form: (RouteSettings['ANY /api/contact']?.ThrottlingRateLimit ?? 0) / ofForm };
    expect([Math.round(addresses.all), Math.round(addresses.form)]).toEqual([150, 300]);
    // A form's row of 32 KB takes 33 write units.
    expect(Math.round(200 / 33 / ofForm)).toBe(91);
  });

  it('passes every body that the functions accept, and inspects all of it', () => {
    expect(one(firewall(), 'AWS::WAFv2::WebACL')).toMatchObject({ AssociationConfig: { RequestBody: { CLOUDFRONT: { DefaultSizeInspectionLimit: 'KB_32' } } } });
    expect(MAX_BODY_BYTES).toBe(32 * 1024);
    expect(rules()[4]?.Statement).toMatchObject({ SizeConstraintStatement: { ComparisonOperator: 'GT', Size: 32_768, FieldToMatch: { Body: { OversizeHandling: 'MATCH' } } } });
    const counted = ['SizeRestrictions_BODY', 'CrossSiteScripting_BODY', 'GenericLFI_BODY', 'GenericRFI_BODY', 'EC2MetaDataSSRF_BODY'];
    expect(rules()[6]).toMatchObject({
      Statement: { ManagedRuleGroupStatement: { RuleActionOverrides: counted.map((Name) => ({ Name, ActionToUse: { Count: {} } })) } },
      OverrideAction: { None: {} },
    });
  });
});

interface Answer {
  readonly uri?: string;
  readonly statusCode?: number;
}

/** https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html */
const MOST_BYTES = 10_240;
const codes = (template: SynthesisedTemplate) => all(template, 'AWS::CloudFront::Function').map(({ Properties }) => String(Properties['FunctionCode']));

/** Runs the page rewrite of a template for a request. */
function rewriteOf(template: SynthesisedTemplate): (uri: string, host?: string) => Answer {
  const sandbox = createContext(Object.create(null) as { event?: object });
  runInContext(codes(template).find((text) => text.includes('ROUTES')) ?? '', sandbox);
  return (uri, host = 'd1.cloudfront.net') => {
    sandbox.event = { context: { eventType: 'viewer-request' }, request: { method: 'GET', uri, querystring: {}, headers: { host: { value: host } }, cookies: {} } };
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
    expect([run('/gibt-es-nicht').uri, run('/Kontakt/').statusCode, run('/assets/index-B4k_29dX.js').uri]).toEqual(['/404.html', 301, '/assets/index-B4k_29dX.js']);
  });
});
