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
      managed('AmazonIpReputationList'),
      managed('CommonRuleSet', [
        'SizeRestrictions_BODY',
        'CrossSiteScripting_BODY',
        'GenericLFI_BODY',
        'GenericRFI_BODY',
        'EC2MetaDataSSRF_BODY',
        'SizeRestrictions_QUERYSTRING',
        'CrossSiteScripting_QUERYARGUMENTS',
        'GenericLFI_QUERYARGUMENTS',
        'GenericRFI_QUERYARGUMENTS',
        'EC2MetaDataSSRF_QUERYARGUMENTS',
        'RestrictedExtensions_QUERYARGUMENTS',
      ]),
      managed('KnownBadInputsRuleSet'),
    ];
    const VisibilityConfig = expect.anything() as object;
    expect(webAcl['Rules']).toEqual(expected.map((rule, Priority) => ({ ...rule, Priority, VisibilityConfig })));
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
