import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { API_PREFIX, MAX_BODY_BYTES, PHOTOS_PATH } from '../../shared/api.ts';
import type { Settings } from './settings.ts';

// Calls of one address within the window (threats.md T2). Counting is not exact, and takes up to minutes to notice.
const WINDOW_SECONDS = 300;
const MOST_CALLS = 100;
const MOST_PHOTO_CALLS = 20;

/**
 * Rules of the Common Rule Set that read bodies: counted, not obeyed. They refuse more than 8 KB, which is a long message and no attack,
 * and free text that looks like a path, an address or a tag. The functions take plain text of declared length, and nothing runs it.
 */
const READS_BODIES = ['SizeRestrictions_BODY', 'CrossSiteScripting_BODY', 'GenericLFI_BODY', 'GenericRFI_BODY', 'EC2MetaDataSSRF_BODY'];

type Rule = Pick<CfnWebACL.RuleProperty, 'name' | 'statement' | 'action' | 'overrideAction'>;

/** The firewall in front of the whole site. What it refuses under `/api/` is a problem in JSON, as the functions answer. */
export function firewall(scope: Construct, id: string, { stage }: Settings): CfnWebACL {
  return new CfnWebACL(scope, id, {
    name: `website-${stage}`,
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    // The limit of the functions can be told only if as much of a body is looked at.
    associationConfig: { requestBody: { CLOUDFRONT: { defaultSizeInspectionLimit: `KB_${MAX_BODY_BYTES / 1024}` } } },
    customResponseBodies: {
      TooMany: problem(429, 'too-many-requests', 'Too many requests, try again in some minutes'),
      TooLarge: problem(413, 'body-too-large', 'The body is too large'),
    },
    visibilityConfig: visibility('Firewall'),
    rules: rules.map((rule, priority) => ({ ...rule, priority, visibilityConfig: visibility(rule.name) })),
  });
}

/** In the order in which they are asked: our own before those of AWS, which count as a whole. */
const rules: readonly Rule[] = [
  {
    name: 'TooManyCalls',
    statement: { rateBasedStatement: { ...perAddress(MOST_CALLS), scopeDownStatement: path('STARTS_WITH', API_PREFIX) } },
    action: refuse(429, 'TooMany', [{ name: 'retry-after', value: String(WINDOW_SECONDS) }]),
  },
  {
    name: 'TooManyUploads',
    statement: { rateBasedStatement: { ...perAddress(MOST_PHOTO_CALLS), scopeDownStatement: path('EXACTLY', PHOTOS_PATH) } },
    action: refuse(429, 'TooMany', [{ name: 'retry-after', value: String(WINDOW_SECONDS) }]),
  },
  {
    name: 'BodyTooLarge',
    statement: {
      sizeConstraintStatement: {
        fieldToMatch: { body: { oversizeHandling: 'MATCH' } },
        comparisonOperator: 'GT',
        size: MAX_BODY_BYTES,
        textTransformations: [{ priority: 0, type: 'NONE' }],
      },
    },
    action: refuse(413, 'TooLarge'),
  },
  managed('AWSManagedRulesAmazonIpReputationList'),
  managed('AWSManagedRulesCommonRuleSet', READS_BODIES),
  managed('AWSManagedRulesKnownBadInputsRuleSet'),
];

function perAddress(limit: number) {
  return { limit, aggregateKeyType: 'IP', evaluationWindowSec: WINDOW_SECONDS };
}

function path(positionalConstraint: 'STARTS_WITH' | 'EXACTLY', searchString: string): CfnWebACL.StatementProperty {
  const textTransformations = [{ priority: 0, type: 'URL_DECODE' }];
  return { byteMatchStatement: { fieldToMatch: { uriPath: {} }, positionalConstraint, searchString, textTransformations } };
}

function refuse(responseCode: number, customResponseBodyKey: string, responseHeaders?: { name: string; value: string }[]): CfnWebACL.RuleActionProperty {
  return { block: { customResponse: { responseCode, customResponseBodyKey, responseHeaders } } };
}

function managed(name: string, counted: readonly string[] = []): Rule {
  const ruleActionOverrides = counted.map((rule) => ({ name: rule, actionToUse: { count: {} } }));
  const group = { vendorName: 'AWS', name, ...(counted.length > 0 && { ruleActionOverrides }) };
  return { name: name.replace('AWSManagedRules', ''), statement: { managedRuleGroupStatement: group }, overrideAction: { none: {} } };
}

function problem(status: number, name: string, title: string) {
  return { contentType: 'APPLICATION_JSON', content: JSON.stringify({ type: `urn:problem:${name}`, title, status }) };
}

function visibility(metricName: string): CfnWebACL.VisibilityConfigProperty {
  return { metricName, cloudWatchMetricsEnabled: true, sampledRequestsEnabled: true };
}
