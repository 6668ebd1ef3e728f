import { describe, expect, it } from 'vitest';
import { readSiteTemplate } from '../../../infra/start/site-template.ts';
import { apiHeaders, photoHeaders, siteHeaders } from '../../../shared/security-headers.ts';
import { FULL, synthesise } from '../fixtures/fixture-stack.ts';
import { all, one } from '../fixtures/resources.ts';

const local = await synthesise('local');
const full = await synthesise('prod', 'empty', { settings: FULL });
const plain = await synthesise('prod', 'empty', { settings: { firewall: 'off' } });
const edge = full.templates['website-prod-edge'] ?? { Resources: {} };

const DISTRIBUTION = 'AWS::CloudFront::Distribution';
const CERTIFICATE = 'AWS::CertificateManager::Certificate';
// https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/using-managed-cache-policies.html
const CACHING_DISABLED = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';

const bucket = (name: string) => ({ domain: `${name}.s3.eu-central-2.amazonaws.com`, signed: true, headers: {} });
const output = (OutputName: string) => ({
  'Fn::GetStackOutput': { StackName: 'website-prod-edge', OutputName, Region: 'us-east-1' },
});

describe('the distribution', () => {
  it('answers each part of the paths so, with the headers that shared/ declares', () => {
    const { apiDomain, distribution } = readSiteTemplate(local);
    const api = { domain: apiDomain, signed: false };
    const parts = distribution.behaviours.map(({ edgeFunctions, ...behaviour }) => ({
      ...behaviour,
      edgeFunctions: Object.keys(edgeFunctions),
    }));
    expect(parts).toEqual([
      {
        pathPattern: '/api/*',
        allowedMethods: ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE'],
        compress: false,
        origin: { ...api, headers: { 'x-origin-verify': expect.anything() as string } },
        edgeFunctions: [],
        headers: apiHeaders(),
      },
      {
        pathPattern: '/uploads/*',
        allowedMethods: ['GET', 'HEAD'],
        compress: false,
        origin: bucket('uploads'),
        fallback: { origin: { ...api, headers: {} }, statuses: [403, 404] },
        edgeFunctions: ['viewer-request'],
        headers: photoHeaders(),
      },
      {
        pathPattern: '*',
        allowedMethods: ['GET', 'HEAD'],
        compress: true,
        origin: bucket('site'),
        edgeFunctions: ['viewer-request', 'viewer-response'],
        headers: siteHeaders({ uploadOrigin: 'https://uploads.s3.eu-central-2.amazonaws.com' }),
      },
    ]);
  });

  it('encrypts all, caches no call, and has no error responses, which would turn answers of the API into pages', () => {
    const { DistributionConfig: config } = one(full.template, DISTRIBUTION) as {
      DistributionConfig: Record<string, unknown>;
    };
    expect(config).not.toHaveProperty('CustomErrorResponses');
    expect(config).toMatchObject({
      // One line has 2⁶⁴ addresses of IPv6, and the firewall counts each by itself.
      IPV6Enabled: false,
      DefaultCacheBehavior: { ViewerProtocolPolicy: 'redirect-to-https' },
      CacheBehaviors: ['/api/*', '/uploads/*'].map((PathPattern) => ({
        PathPattern,
        CachePolicyId: CACHING_DISABLED,
        ViewerProtocolPolicy: 'https-only',
      })),
      Aliases: ['www.firma.ch', 'firma.ch'],
      ViewerCertificate: { MinimumProtocolVersion: 'TLSv1.2_2021' },
      WebACLId: output('FirewallArn'),
    });
    expect(one(plain.template, DISTRIBUTION)).not.toHaveProperty('DistributionConfig.WebACLId');
  });
});

it('the domain and the second name are certified by their zone, and lead to the site after every page is there', () => {
  const zone = 'Z0123456789ABC';
  expect(one(edge, CERTIFICATE)).toMatchObject({
    DomainName: 'www.firma.ch',
    SubjectAlternativeNames: ['firma.ch'],
    DomainValidationOptions: ['www.firma.ch', 'firma.ch'].map((DomainName) => ({ DomainName, HostedZoneId: zone })),
    ValidationMethod: 'DNS',
  });
  const records = all(full.template, 'AWS::Route53::RecordSet');
  expect(records.map(({ Properties: { Type, Name, HostedZoneId } }) => [Type, Name, HostedZoneId])).toEqual([
    ['A', 'www.firma.ch.', zone],
    ['A', 'firma.ch.', zone],
  ]);
  const [{ id = '' } = {}] = records;
  expect(full.template.Resources[id]?.DependsOn).toContain(all(full.template, 'Custom::SitePublication')[0]?.id);
});
