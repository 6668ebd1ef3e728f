import { createContext, runInContext } from 'node:vm';
import { beforeAll, describe, expect, it } from 'vitest';
import { MAX_BODY_BYTES } from '../../../shared/api.ts';
import { allPaths } from '../../../shared/paths.ts';
import { DOMAIN, synthesise, type Synthesised, type SynthesisedTemplate } from '../fixtures/fixture-stack.ts';
import { all, one } from '../fixtures/resources.ts';

let full: Synthesised;
let plain: Synthesised;
beforeAll(async () => {
  full = await synthesise('prod', 'empty', { settings: DOMAIN });
  plain = await synthesise('prod', 'empty', { settings: { waf: 'off' } });
});

const stack = (name: string): SynthesisedTemplate => full.templates[name] ?? { Resources: {} };
const website = () => stack('website-prod');
const edge = () => stack('website-prod-edge');
const watch = () => stack('website-prod-edge-watch');
const output = (name: string) => ({ 'Fn::GetStackOutput': { StackName: 'website-prod-edge', OutputName: name, Region: 'us-east-1' } });

describe('what is in us-east-1', () => {
  it('is the certificate and the firewall, as far as they are switched on, and what only is there to be watched', () => {
    expect(Object.keys(full.templates)).toEqual(['website-prod-edge', 'website-prod', 'website-prod-edge-watch']);
    expect(Object.keys(plain.templates)).toEqual(['website-prod', 'website-prod-edge-watch']);
    const types = [edge(), watch()].map(({ Resources }) => Object.values(Resources).map(({ Type }) => Type).toSorted());
    expect(types).toEqual([
      ['AWS::CertificateManager::Certificate', 'AWS::WAFv2::WebACL'],
      [
        'AWS::Budgets::Budget',
        'AWS::CloudWatch::Alarm',
        'AWS::Logs::Delivery',
        'AWS::Logs::DeliveryDestination',
        'AWS::Logs::DeliverySource',
        'AWS::SNS::Topic',
        'AWS::SNS::TopicPolicy',
      ],
    ]);
  });

  it('comes over by its outputs, without any function of CDK’s own', () => {
    expect(one(website(), 'AWS::CloudFront::Distribution')).toMatchObject({
      DistributionConfig: {
        Aliases: ['www.firma.ch'],
        ViewerCertificate: { AcmCertificateArn: output('CertificateArn'), MinimumProtocolVersion: 'TLSv1.2_2021', SslSupportMethod: 'sni-only' },
        WebACLId: output('FirewallArn'),
      },
    });
    expect(JSON.stringify([full.templates, plain.templates])).not.toMatch(/Custom::|AWS::CloudFormation::CustomResource/);
  });

  it('is not asked for without a domain and a firewall', () => {
    const config = one(plain.template, 'AWS::CloudFront::Distribution')['DistributionConfig'];
    expect(Object.keys(config as object)).not.toEqual(expect.arrayContaining(['Aliases']));
    expect(JSON.stringify(config)).not.toMatch(/WebACLId|ViewerCertificate/);
    expect(JSON.stringify(plain.template)).not.toContain('Fn::GetStackOutput');
  });

  it('certifies the domain by its own zone, and the domain leads to the site', () => {
    expect(one(edge(), 'AWS::CertificateManager::Certificate')).toMatchObject({
      DomainName: 'www.firma.ch',
      DomainValidationOptions: [{ DomainName: 'www.firma.ch', HostedZoneId: 'Z0123456789ABC' }],
      ValidationMethod: 'DNS',
    });
    const records = all(website(), 'AWS::Route53::RecordSet').filter(({ id }) => id.startsWith('Site'));
    expect(records.map(({ Properties: { Type, Name, HostedZoneId } }) => [Type, Name, HostedZoneId])).toEqual([
      ['A', 'www.firma.ch.', 'Z0123456789ABC'],
      ['AAAA', 'www.firma.ch.', 'Z0123456789ABC'],
    ]);
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
const calls = (PositionalConstraint: string, SearchString: string) => ({ ScopeDownStatement: { ByteMatchStatement: { PositionalConstraint, SearchString } } });
const limit = (Limit: number) => ({ Limit, EvaluationWindowSec: 300, AggregateKeyType: 'IP' });

describe('the firewall', () => {
  it('asks these rules in this order', () => {
    expect(rules().map(({ Name, Priority }) => [Priority, Name])).toEqual([
      [0, 'TooManyCalls'],
      [1, 'TooManyUploads'],
      [2, 'BodyTooLarge'],
      [3, 'AmazonIpReputationList'],
      [4, 'CommonRuleSet'],
      [5, 'KnownBadInputsRuleSet'],
    ]);
  });

  it('bounds calls and uploads of one address in five minutes', () => {
    expect(rules().slice(0, 2)).toMatchObject([
      { Statement: { RateBasedStatement: { ...limit(100), ...calls('STARTS_WITH', '/api/') } }, Action: { Block: { CustomResponse: { ResponseCode: 429 } } } },
      { Statement: { RateBasedStatement: { ...limit(20), ...calls('EXACTLY', '/api/complaint-photos') } }, Action: { Block: {} } },
    ]);
  });

  it('lets through every body that the functions take, and looks at as much of it', () => {
    expect(one(edge(), 'AWS::WAFv2::WebACL')).toMatchObject({ AssociationConfig: { RequestBody: { CLOUDFRONT: { DefaultSizeInspectionLimit: 'KB_32' } } } });
    expect(MAX_BODY_BYTES).toBe(32 * 1024);
    expect(rules()[2]?.Statement).toMatchObject({ SizeConstraintStatement: { ComparisonOperator: 'GT', Size: 32_768, FieldToMatch: { Body: { OversizeHandling: 'MATCH' } } } });
    const counted = ['SizeRestrictions_BODY', 'CrossSiteScripting_BODY', 'GenericLFI_BODY', 'GenericRFI_BODY', 'EC2MetaDataSSRF_BODY'];
    expect(rules()[4]).toMatchObject({
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
const codes = () => all(website(), 'AWS::CloudFront::Function').map(({ Properties }) => String(Properties['FunctionCode']));

describe('the edge functions that are deployed', () => {
  it('are small enough', () => {
    for (const code of codes()) expect(Buffer.byteLength(code)).toBeLessThan(MOST_BYTES);
  });

  it('find the document of every page, and of no other address', () => {
    const code = codes().find((text) => text.includes('ROUTES')) ?? '';
    const sandbox = createContext(Object.create(null) as { event?: object });
    runInContext(code, sandbox);
    const run = (uri: string): Answer => {
      sandbox.event = { context: { eventType: 'viewer-request' }, request: { method: 'GET', uri, querystring: {}, headers: {}, cookies: {} } };
      return JSON.parse(String(runInContext('JSON.stringify(handler(event))', sandbox))) as Answer;
    };
    for (const path of allPaths) expect(run(path).uri).toBe(path === '/' ? '/index.html' : `${path}/index.html`);
    expect([run('/gibt-es-nicht').uri, run('/Kontakt/').statusCode, run('/assets/index-B4k_29dX.js').uri]).toEqual(['/404.html', 301, '/assets/index-B4k_29dX.js']);
  });
});
