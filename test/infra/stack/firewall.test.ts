import { describe, expect, it } from 'vitest';
import { LARGEST_FILE } from '../../../infra/stack/site-publication.ts';
import { MAX_BODY_BYTES } from '../../../shared/api.ts';
import { MAX_PHOTO_BYTES, MAX_PHOTOS } from '../../../shared/photos.ts';
import { synthesise } from '../fixtures/fixture-stack.ts';
import { one } from '../fixtures/resources.ts';

const full = await synthesise('prod');
const webAcl = one(full.templates['website-prod-edge'] ?? { Resources: {} }, 'AWS::WAFv2::WebACL');

interface Rule {
  readonly Name: string;
  readonly Statement: {
    readonly RateBasedStatement?: { readonly Limit: number; readonly EvaluationWindowSec: number };
  };
}
const rules = webAcl['Rules'] as readonly Rule[];
/** Most requests of an address in an hour that a rule lets through. */
function perHour(wanted: string): number {
  const { Limit = 0, EvaluationWindowSec = 0 } =
    rules.find(({ Name }) => Name === wanted)?.Statement.RateBasedStatement ?? {};
  return (Limit * 3600) / EvaluationWindowSec;
}

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
    expect(rules).toEqual(expected.map((rule, Priority) => ({ ...rule, Priority, VisibilityConfig })));
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

  // Thirty addresses just below the firewall's limit used to fill the ten calls a second of all forms.
  it('lets no hundred addresses fill the API, nor three hundred one form', () => {
    const { DefaultRouteSettings, RouteSettings } = one(full.template, 'AWS::ApiGatewayV2::Stage') as {
      DefaultRouteSettings: { ThrottlingRateLimit: number };
      RouteSettings: Record<string, { ThrottlingRateLimit: number }>;
    };
    const ofForm = perHour('TooManyOfOneForm') / 3600;
    const addresses = [
      DefaultRouteSettings.ThrottlingRateLimit / (perHour('TooManyCalls') / 3600),
      (RouteSettings['ANY /api/contact']?.ThrottlingRateLimit ?? 0) / ofForm,
      // A form's row of 32 KB takes 33 of the table's write units.
      200 / 33 / ofForm,
    ];
    expect(addresses.map(Math.round)).toEqual([150, 300, 91]);
  });
});

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
});
