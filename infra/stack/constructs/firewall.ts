import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { API_PREFIX, MAX_BODY_BYTES, PHOTOS_PATH, type Problem } from '../../../shared/api.ts';
import { UPLOADS_PATH } from '../../../shared/photos.ts';
import type { Settings } from '../settings/settings.ts';

// Calls of one address within the window (security.md T2). AWS WAF counts approximately, with a delay of up to minutes.
export const WINDOW_SECONDS = 300;
const MOST_CALLS = 100;
/** … of one form, so that a few addresses can't fill its route. */
const MOST_CALLS_OF_A_FORM = 20;
/** … for photos: each offers up to 100 MB. */
const MOST_PHOTO_CALLS_PER_ADDRESS = 10;
/** Requests of any kind: some fifty pages with all that they load. No file has more than a megabyte, so they cost less than USD 3 an hour. */
const MOST_REQUESTS = 2000;
/** Photos opened by one address: the team behind one address opens six complaints with ten photos each. */
const MOST_PHOTOS_OPENED = 60;

/**
 * Rules of the Common Rule Set that inspect bodies: set to count only. They block bodies of more than 8 KB, such as a long message, and
 * free text that looks like a path, an address or a tag. The functions accept plain text of declared length, and nothing executes it.
 */
const READS_BODIES = [
  'SizeRestrictions_BODY',
  'CrossSiteScripting_BODY',
  'GenericLFI_BODY',
  'GenericRFI_BODY',
  'EC2MetaDataSSRF_BODY',
];

/** Name under which CloudWatch counts the requests of the whole firewall: the dimension `WebACL`. */
export const firewallMetric = ({ stage }: Pick<Settings, 'stage'>): string => `website-${stage}`;

// CloudFront matches its behaviours against the normalised path, so /%61pi/… and /x/../api/… reach the API too.
const NORMALISED = ['URL_DECODE', 'NORMALIZE_PATH', 'LOWERCASE'].map((type, priority) => ({ priority, type }));

/** What the firewall answers to calls that it refuses, as `application/json`: it has no other type for JSON. */
export const FIREWALL_PROBLEMS = {
  TooMany: {
    type: 'urn:problem:too-many-requests',
    title: 'Too many requests, try again in some minutes',
    status: 429,
  },
  TooLarge: { type: 'urn:problem:body-too-large', title: 'The body is too large', status: 413 },
} as const satisfies Record<string, Problem>;

type Rule = Pick<CfnWebACL.RuleProperty, 'name' | 'statement' | 'action' | 'overrideAction'>;

/** The firewall in front of the whole site. It refuses calls with problem details in JSON, as the functions do. */
export function firewall(scope: Construct, id: string, settings: Settings): CfnWebACL {
  // No fixed name: CloudFormation generates one, so that an old firewall never blocks the creation of a new one.
  return new CfnWebACL(scope, id, {
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    // Inspects as much of a body as the functions accept.
    associationConfig: { requestBody: { CLOUDFRONT: { defaultSizeInspectionLimit: `KB_${MAX_BODY_BYTES / 1024}` } } },
    customResponseBodies: { TooMany: body(FIREWALL_PROBLEMS.TooMany), TooLarge: body(FIREWALL_PROBLEMS.TooLarge) },
    visibilityConfig: visibility(firewallMetric(settings)),
    rules: rules.map((rule, priority) => ({ ...rule, priority, visibilityConfig: visibility(rule.name) })),
  });
}

/** In order of evaluation: our own before AWS's. */
const rules: readonly Rule[] = [
  {
    name: 'TooManyRequests',
    statement: { rateBasedStatement: perAddress(MOST_REQUESTS) },
    action: refuse(429, 'TooMany', [{ name: 'retry-after', value: String(WINDOW_SECONDS) }]),
  },
  {
    name: 'TooManyCalls',
    statement: {
      rateBasedStatement: { ...perAddress(MOST_CALLS), scopeDownStatement: path('STARTS_WITH', API_PREFIX) },
    },
    action: refuse(429, 'TooMany', [{ name: 'retry-after', value: String(WINDOW_SECONDS) }]),
  },
  {
    name: 'TooManyOfOneForm',
    statement: {
      rateBasedStatement: {
        ...perAddressAndPath(MOST_CALLS_OF_A_FORM),
        scopeDownStatement: path('STARTS_WITH', API_PREFIX),
      },
    },
    action: refuse(429, 'TooMany', [{ name: 'retry-after', value: String(WINDOW_SECONDS) }]),
  },
  {
    name: 'TooManyUploads',
    statement: {
      rateBasedStatement: {
        ...perAddress(MOST_PHOTO_CALLS_PER_ADDRESS),
        scopeDownStatement: path('EXACTLY', PHOTOS_PATH),
      },
    },
    action: refuse(429, 'TooMany', [{ name: 'retry-after', value: String(WINDOW_SECONDS) }]),
  },
  {
    name: 'TooManyPhotos',
    statement: {
      rateBasedStatement: { ...perAddress(MOST_PHOTOS_OPENED), scopeDownStatement: path('STARTS_WITH', UPLOADS_PATH) },
    },
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

function perAddressAndPath(limit: number) {
  const customKeys = [{ ip: {} }, { uriPath: { textTransformations: NORMALISED } }];
  return { limit, aggregateKeyType: 'CUSTOM_KEYS', evaluationWindowSec: WINDOW_SECONDS, customKeys };
}

function path(positionalConstraint: 'STARTS_WITH' | 'EXACTLY', searchString: string): CfnWebACL.StatementProperty {
  return {
    byteMatchStatement: {
      fieldToMatch: { uriPath: {} },
      positionalConstraint,
      searchString,
      textTransformations: NORMALISED,
    },
  };
}

function refuse(
  responseCode: number,
  customResponseBodyKey: string,
  responseHeaders?: { name: string; value: string }[],
): CfnWebACL.RuleActionProperty {
  return { block: { customResponse: { responseCode, customResponseBodyKey, responseHeaders } } };
}

function managed(name: string, counted: readonly string[] = []): Rule {
  const ruleActionOverrides = counted.map((rule) => ({ name: rule, actionToUse: { count: {} } }));
  const group = { vendorName: 'AWS', name, ...(counted.length > 0 && { ruleActionOverrides }) };
  return {
    name: name.replace('AWSManagedRules', ''),
    statement: { managedRuleGroupStatement: group },
    overrideAction: { none: {} },
  };
}

function body(problem: Problem) {
  return { contentType: 'APPLICATION_JSON', content: JSON.stringify(problem) };
}

function visibility(metricName: string): CfnWebACL.VisibilityConfigProperty {
  return { metricName, cloudWatchMetricsEnabled: true, sampledRequestsEnabled: true };
}
