import type { AwsEnvironment } from '../iam/aws-environment.ts';
import { distributionArn, distributionDomain, edgeFunctionArn } from './aws-names.ts';
import type { CheckedResources } from './read-resources.ts';
import type { Properties } from './resource-schemas.ts';

export interface Distribution {
  readonly id: string;
  readonly arn: string;
  readonly domain: string;
  /** Key of the answer for `/`; empty for none. */
  readonly rootObject: string;
  readonly behaviours: readonly Behaviour[];
}

/** How CloudFront answers for a part of the paths. */
export interface Behaviour {
  readonly pathPattern: string;
  readonly allowedMethods: readonly string[];
  readonly compress: boolean;
  readonly origin: Origin;
  /** Asked if the origin answers with one of these statuses. */
  readonly fallback?: { readonly origin: Origin; readonly statuses: readonly number[] };
  /** Set on every answer. */
  readonly headers: Readonly<Record<string, string>>;
  /** Code of the CloudFront Function for each event type. */
  readonly edgeFunctions: Readonly<Record<string, string>>;
}

/** Where a behaviour gets its answers. */
export interface Origin {
  readonly domain: string;
  /** Whether CloudFront signs its requests (origin access control). */
  readonly signed: boolean;
  /** What CloudFront adds to every request, whatever the visitor sent. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Reads the one distribution of a template, its behaviours in the order in which CloudFront tries them. Names of headers are in lower case.
 */
export function readDistribution(of: CheckedResources['of'], environment: AwsEnvironment): Distribution {
  const [found, ...others] = of('AWS::CloudFront::Distribution');
  if (!found || others.length > 0) throw new Error('The local host serves one distribution, no more and no less.');
  const [id, { DistributionConfig: config }] = found;
  const policies = new Map(of('AWS::CloudFront::ResponseHeadersPolicy'));
  const codes = new Map(
    of('AWS::CloudFront::Function').map(([name, { FunctionCode }]) => [
      edgeFunctionArn(name, environment),
      FunctionCode,
    ]),
  );
  const behaviours = [...config.CacheBehaviors, { ...config.DefaultCacheBehavior, PathPattern: '*' }];
  return {
    id,
    arn: distributionArn(id, environment),
    domain: distributionDomain(id),
    rootObject: config.DefaultRootObject,
    behaviours: behaviours.map(readBehaviour),
  };

  function readBehaviour(behaviour: (typeof behaviours)[number]): Behaviour {
    const { TargetOriginId: target } = behaviour;
    const group = config.OriginGroups.Items.find(({ Id }) => Id === target);
    const [origin, fallback] = (group?.Members.Items ?? [{ OriginId: target }]).map(({ OriginId }) =>
      readOrigin(OriginId),
    );
    const policyId = behaviour.ResponseHeadersPolicyId;
    const policy = policyId === undefined ? undefined : policies.get(policyId);
    if (!origin || (policyId !== undefined && !policy))
      throw new Error(
        `The local host can't follow the behaviour of ${behaviour.PathPattern}: no such origin or headers policy.`,
      );
    return {
      pathPattern: behaviour.PathPattern,
      allowedMethods: behaviour.AllowedMethods,
      compress: behaviour.Compress,
      origin,
      ...(group && fallback && { fallback: { origin: fallback, statuses: group.FailoverCriteria.StatusCodes.Items } }),
      headers: policy ? headersOf(policy.ResponseHeadersPolicyConfig) : {},
      edgeFunctions: Object.fromEntries(
        behaviour.FunctionAssociations.map(({ EventType, FunctionARN }) => {
          const code = codes.get(FunctionARN);
          if (code === undefined) throw new Error(`No CloudFront Function ${FunctionARN}.`);
          return [EventType, code];
        }),
      ),
    };
  }

  function readOrigin(originId: string): Origin {
    const origin = config.Origins.find(({ Id }) => Id === originId);
    if (!origin) throw new Error(`No origin ${originId}.`);
    return {
      domain: origin.DomainName,
      signed: origin.OriginAccessControlId !== undefined,
      headers: Object.fromEntries(
        origin.OriginCustomHeaders.map(({ HeaderName, HeaderValue }) => [HeaderName.toLowerCase(), HeaderValue]),
      ),
    };
  }
}

type HeadersPolicy = Properties<'AWS::CloudFront::ResponseHeadersPolicy'>['ResponseHeadersPolicyConfig'];

function headersOf({ CustomHeadersConfig, SecurityHeadersConfig }: HeadersPolicy): Record<string, string> {
  const { ContentSecurityPolicy, ContentTypeOptions, FrameOptions, ReferrerPolicy, StrictTransportSecurity } =
    SecurityHeadersConfig;
  return {
    ...(ContentSecurityPolicy && { 'content-security-policy': ContentSecurityPolicy.ContentSecurityPolicy }),
    ...(ContentTypeOptions && { 'x-content-type-options': 'nosniff' }),
    ...(FrameOptions && { 'x-frame-options': FrameOptions.FrameOption }),
    ...(ReferrerPolicy && { 'referrer-policy': ReferrerPolicy.ReferrerPolicy }),
    ...(StrictTransportSecurity && { 'strict-transport-security': strictTransport(StrictTransportSecurity) }),
    ...Object.fromEntries(CustomHeadersConfig.Items.map(({ Header, Value }) => [Header.toLowerCase(), Value])),
  };
}

type StrictTransport = NonNullable<HeadersPolicy['SecurityHeadersConfig']['StrictTransportSecurity']>;

const strictTransport = ({ AccessControlMaxAgeSec, IncludeSubdomains, Preload }: StrictTransport) =>
  [
    `max-age=${AccessControlMaxAgeSec}`,
    ...(IncludeSubdomains ? ['includeSubDomains'] : []),
    ...(Preload ? ['preload'] : []),
  ].join('; ');
