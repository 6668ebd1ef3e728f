import { describe, expect, it } from 'vitest';
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
});
