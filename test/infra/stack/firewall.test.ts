import { describe, expect, it } from 'vitest';
import { MAX_BODY_BYTES } from '../../../shared/api.ts';
import { synthesise } from '../fixtures/fixture-stack.ts';
import { one } from '../fixtures/resources.ts';

const full = await synthesise('prod');
const webAcl = one(full.templates['website-prod-edge'] ?? { Resources: {} }, 'AWS::WAFv2::WebACL');

/** Paths as CloudFront matches them: decoded and normalised. */
const TextTransformations = ['URL_DECODE', 'NORMALIZE_PATH', 'LOWERCASE'].map((Type, Priority) => ({ Priority, Type }));
/** A rule that refuses more than so many requests of an address in five minutes, to paths of a kind. */
const tooMany = (Name: string, Limit: number, path?: readonly [string, string], more: object = {}) => ({
  Name,
  Statement: {
    RateBasedStatement: {
      AggregateKeyType: 'IP',
      Limit,
      EvaluationWindowSec: 300,
      ...(path && {
        ScopeDownStatement: {
          ByteMatchStatement: {
            FieldToMatch: { UriPath: {} },
            PositionalConstraint: path[0],
            SearchString: path[1],
            TextTransformations,
          },
        },
      }),
      ...more,
    },
  },
  Action: {
    Block: {
      CustomResponse: {
        ResponseCode: 429,
        CustomResponseBodyKey: 'TooMany',
        ResponseHeaders: [{ Name: 'retry-after', Value: '300' }],
      },
    },
  },
});
/** A group of rules that AWS keeps, some of which only count. */
const managed = (name: string, counted: readonly string[] = []) => ({
  Name: name,
  Statement: {
    ManagedRuleGroupStatement: {
      VendorName: 'AWS',
      Name: `AWSManagedRules${name}`,
      ...(counted.length > 0 && {
        RuleActionOverrides: counted.map((Name) => ({ Name, ActionToUse: { Count: {} } })),
      }),
    },
  },
  OverrideAction: { None: {} },
});

describe('the firewall', () => {
  it('asks exactly these rules in this order', () => {
    const calls = ['STARTS_WITH', '/api/'] as const;
    const ofEachForm = {
      AggregateKeyType: 'CUSTOM_KEYS',
      CustomKeys: [{ IP: {} }, { UriPath: { TextTransformations } }],
    };
    const expected = [
      tooMany('TooManyRequests', 2000),
      tooMany('TooManyCalls', 100, calls),
      tooMany('TooManyOfOneForm', 20, calls, ofEachForm),
      tooMany('TooManyUploads', 10, ['EXACTLY', '/api/complaint-photos']),
      tooMany('TooManyPhotos', 60, ['STARTS_WITH', '/uploads/']),
      {
        Name: 'BodyTooLarge',
        Statement: {
          SizeConstraintStatement: {
            ComparisonOperator: 'GT',
            Size: MAX_BODY_BYTES,
            FieldToMatch: { Body: { OversizeHandling: 'MATCH' } },
            TextTransformations: [{ Priority: 0, Type: 'NONE' }],
          },
        },
        Action: { Block: { CustomResponse: { ResponseCode: 413, CustomResponseBodyKey: 'TooLarge' } } },
      },
      managed('AmazonIpReputationList'),
      managed('CommonRuleSet', [
        'SizeRestrictions_BODY',
        'CrossSiteScripting_BODY',
        'GenericLFI_BODY',
        'GenericRFI_BODY',
        'EC2MetaDataSSRF_BODY',
      ]),
      managed('KnownBadInputsRuleSet'),
    ];
    const VisibilityConfig = expect.anything() as object;
    expect(webAcl['Rules']).toEqual(expected.map((rule, Priority) => ({ ...rule, Priority, VisibilityConfig })));
  });

  it('inspects all of a body that the functions accept', () => {
    expect(MAX_BODY_BYTES).toBe(32 * 1024);
    expect(webAcl).toMatchObject({
      DefaultAction: { Allow: {} },
      AssociationConfig: { RequestBody: { CLOUDFRONT: { DefaultSizeInspectionLimit: 'KB_32' } } },
    });
  });

  it('has no name that a leftover could occupy, and the dashboard shows the metric that it writes', () => {
    expect(webAcl).not.toHaveProperty('Name');
    expect(webAcl).toHaveProperty('VisibilityConfig.MetricName', 'website-prod');
    expect(JSON.stringify(one(full.template, 'AWS::CloudWatch::Dashboard'))).toContain(
      String.raw`\"BlockedRequests\",\"Rule\",\"ALL\",\"WebACL\",\"website-prod\"`,
    );
  });
});
