import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { API_PREFIX, PHOTOS_PATH, type Problem } from '../../../shared/api.ts';
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
 * Rules of the Common Rule Set that only count, since they block what visitors write: bodies of more than 8 KB such as a long message, links to a
 * project, whose query has more than 2 KB, and a name or text that looks like a path, an address or a tag. The functions accept plain text of declared
 * length, and nothing but a page's script reads a query.
 */
const READS_TEXTS = [
  ...['SizeRestrictions', 'CrossSiteScripting', 'GenericLFI', 'GenericRFI', 'EC2MetaDataSSRF'].map(
    (rule) => `${rule}_BODY`,
  ),
  'SizeRestrictions_QUERYSTRING',
  ...['CrossSiteScripting', 'GenericLFI', 'GenericRFI', 'EC2MetaDataSSRF', 'RestrictedExtensions'].map(
    (rule) => `${rule}_QUERYARGUMENTS`,
  ),
];

/** Name under which CloudWatch counts the requests of the whole firewall: the dimension `WebACL`. */
export const firewallMetric = ({ stage }: Pick<Settings, 'stage'>): string => `website-${stage}`;

// CloudFront matches its behaviours against the normalised path, so /%61pi/… and /x/../api/… reach the API too.
const NORMALISED = ['URL_DECODE', 'NORMALIZE_PATH', 'LOWERCASE'].map((type, priority) => ({ priority, type }));

/** What the firewall answers to calls that it refuses, as `application/json`: it has no other type for JSON. */
export const TOO_MANY = {
  type: 'urn:problem:too-many-requests',
  title: 'Too many requests, try again in some minutes',
  status: 429,
} as const satisfies Problem;

type Rule = Pick<CfnWebACL.RuleProperty, 'name' | 'statement' | 'action' | 'overrideAction'>;

/** The firewall in front of the whole site. It refuses calls with problem details in JSON, as the functions do. */
export function firewall(scope: Construct, id: string, settings: Settings): CfnWebACL {
  // No fixed name: CloudFormation generates one, so that an old firewall never blocks the creation of a new one.
  return new CfnWebACL(scope, id, {
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    customResponseBodies: { TooMany: { contentType: 'APPLICATION_JSON', content: JSON.stringify(TOO_MANY) } },
    visibilityConfig: visibility(firewallMetric(settings)),
    rules: rules.map((rule, priority) => ({ ...rule, priority, visibilityConfig: visibility(rule.name) })),
  });
}

/** In order of evaluation: our own before AWS's. */
const rules: readonly Rule[] = [
  limited('TooManyRequests', MOST_REQUESTS),
  limited('TooManyCalls', MOST_CALLS, path('STARTS_WITH', API_PREFIX)),
  limited('TooManyOfOneForm', MOST_CALLS_OF_A_FORM, path('STARTS_WITH', API_PREFIX), {
    aggregateKeyType: 'CUSTOM_KEYS',
    customKeys: [{ ip: {} }, { uriPath: { textTransformations: NORMALISED } }],
  }),
  limited('TooManyUploads', MOST_PHOTO_CALLS_PER_ADDRESS, path('EXACTLY', PHOTOS_PATH)),
  limited('TooManyPhotos', MOST_PHOTOS_OPENED, path('STARTS_WITH', UPLOADS_PATH)),
  managed('AWSManagedRulesAmazonIpReputationList'),
  managed('AWSManagedRulesCommonRuleSet', READS_TEXTS),
  managed('AWSManagedRulesKnownBadInputsRuleSet'),
];

/** Refuses what one address sends above a limit, of the requests that the statement selects. */
function limited(
  name: string,
  limit: number,
  scopeDownStatement?: CfnWebACL.StatementProperty,
  keys: Pick<CfnWebACL.RateBasedStatementProperty, 'aggregateKeyType' | 'customKeys'> = { aggregateKeyType: 'IP' },
): Rule {
  const responseHeaders = [{ name: 'retry-after', value: String(WINDOW_SECONDS) }];
  return {
    name,
    statement: { rateBasedStatement: { ...keys, limit, evaluationWindowSec: WINDOW_SECONDS, scopeDownStatement } },
    action: { block: { customResponse: { responseCode: 429, customResponseBodyKey: 'TooMany', responseHeaders } } },
  };
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

function managed(name: string, counted: readonly string[] = []): Rule {
  const ruleActionOverrides = counted.map((rule) => ({ name: rule, actionToUse: { count: {} } }));
  const group = { vendorName: 'AWS', name, ...(counted.length > 0 && { ruleActionOverrides }) };
  return {
    name: name.replace('AWSManagedRules', ''),
    statement: { managedRuleGroupStatement: group },
    overrideAction: { none: {} },
  };
}

function visibility(metricName: string): CfnWebACL.VisibilityConfigProperty {
  return { metricName, cloudWatchMetricsEnabled: true, sampledRequestsEnabled: true };
}
