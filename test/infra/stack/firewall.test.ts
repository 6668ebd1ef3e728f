import { givenName, MOST_NAME } from '@works/stone/codes/given-name';
import { MOST_ENTRIES, projectText } from '@works/stone/codes/project';
import { describe, expect, it } from 'vitest';
import { paths } from '../../../shared/paths.ts';
import { projectPath } from '../../../shared/stone-addresses.ts';
import { consultationLink } from '../../../web/layout/consultation-link.ts';
import { synthesise } from '../fixtures/fixture-stack.ts';
import { one } from '../fixtures/resources.ts';

const full = await synthesise('prod');
const webAcl = one(full.templates['website-prod-edge'] ?? { Resources: {} }, 'AWS::WAFv2::WebACL');

interface Rule {
  readonly Name: string;
  readonly Statement: {
    readonly RateBasedStatement?: {
      readonly Limit: number;
      readonly AggregateKeyType: string;
      readonly ScopeDownStatement?: { readonly ByteMatchStatement: Readonly<Record<string, unknown>> };
    };
    readonly ManagedRuleGroupStatement?: { readonly RuleActionOverrides?: readonly { readonly Name: string }[] };
  };
}

/** A rule: its name, how many requests of an address pass in five minutes, to which paths; or which rules of AWS only count. */
function readRule({ Name, Statement: { RateBasedStatement: rate, ManagedRuleGroupStatement: managed } }: Rule) {
  if (!rate) return [Name, managed?.RuleActionOverrides?.length ?? 0];
  const { PositionalConstraint, SearchString } = rate.ScopeDownStatement?.ByteMatchStatement ?? {};
  return [Name, rate.Limit, rate.AggregateKeyType, ...(SearchString ? [PositionalConstraint, SearchString] : [])];
}

describe('the firewall', () => {
  it('asks these rules in this order', () => {
    expect((webAcl['Rules'] as readonly Rule[]).map(readRule)).toEqual([
      ['TooManyRequests', 2000, 'IP'],
      ['TooManyCalls', 100, 'IP', 'STARTS_WITH', '/api/'],
      ['TooManyOfOneForm', 20, 'CUSTOM_KEYS', 'STARTS_WITH', '/api/'],
      ['TooManyUploads', 10, 'IP', 'EXACTLY', '/api/complaint-photos'],
      ['TooManyPhotos', 60, 'IP', 'STARTS_WITH', '/uploads/'],
      ['AmazonIpReputationList', 0],
      // Bodies and queries hold what people write.
      ['CommonRuleSet', 11],
      ['KnownBadInputsRuleSet', 0],
    ]);
  });

  it('allows what no rule refuses, and inspects no more of a body than is free', () => {
    expect(webAcl).toHaveProperty('DefaultAction', { Allow: {} });
    expect(webAcl).not.toHaveProperty('AssociationConfig');
  });

  it('lets a full project and the consultation about it pass, which the rules of queries would block; CloudFront takes 8,192 bytes', () => {
    const name = 'Küche, Böschung über <Süd> ../'.repeat(2);
    const id = 'PL-10RN-2GS1-W38K-20GQ-Q1GT-F200-2V.MS-464H-N9Q1-66KC-2G1M';
    const project = projectText(
      Array.from({ length: MOST_ENTRIES }, () => ({ id, name })),
      name,
    );
    const sheet = projectPath(project);
    const asked = consultationLink(paths.products, sheet.slice(sheet.indexOf('?')));
    expect(givenName(name)).toHaveLength(MOST_NAME);
    expect(Math.min(sheet.length, asked.length)).toBeGreaterThan(2048);
    // The rest is for the name of the host.
    expect(Math.max(sheet.length, asked.length)).toBeLessThan(8000);
  });

  it('has no name that a leftover could occupy, and the dashboard shows the metric that it writes', () => {
    expect(webAcl).not.toHaveProperty('Name');
    expect(webAcl).toHaveProperty('VisibilityConfig.MetricName', 'website-prod');
    expect(JSON.stringify(one(full.template, 'AWS::CloudWatch::Dashboard'))).toContain(
      String.raw`\"BlockedRequests\",\"Rule\",\"ALL\",\"WebACL\",\"website-prod\"`,
    );
  });
});
