import { distributionArn, distributionDomain, edgeFunctionArn } from './aws-names.ts';
import type { CheckedResources } from './read-resources.ts';
import type { Properties } from './resource-schemas.ts';

/** Where a behaviour gets its answers. `signed`: CloudFront signs its requests (origin access control). */
export interface Origin {
  readonly domain: string;
  readonly signed: boolean;
  /** What CloudFront adds to every request to it, whatever the visitor sent. Lower-case name → value. */
  readonly headers: Readonly<Record<string, string>>;
}

/** How CloudFront answers for a part of the paths. */
export interface Behaviour {
  /** `*` for any characters; the default behaviour has `*` alone and is the last. */
  readonly pathPattern: string;
  readonly allowedMethods: readonly string[];
  readonly compress: boolean;
  readonly origin: Origin;
  /** Asked if the origin answers with one of these statuses. */
  readonly fallback?: { readonly origin: Origin; readonly statuses: readonly number[] };
  /** Set on every answer. Lower-case name → value. */
  readonly headers: Readonly<Record<string, string>>;
  /** Code of the CloudFront Function for each event type. */
  readonly edgeFunctions: Readonly<Partial<Record<EdgeEventType, string>>>;
}

export type EdgeEventType = 'viewer-request' | 'viewer-response';

export interface Distribution {
  readonly id: string;
  readonly arn: string;
  readonly domain: string;
  /** In the order in which CloudFront tries them. */
  readonly behaviours: readonly Behaviour[];
}

/** Reads the one distribution of a template. */
export function readDistribution(of: CheckedResources['of']): Distribution {
  const [found, ...others] = of('AWS::CloudFront::Distribution');
  if (!found || others.length > 0) throw new Error('The local host serves exactly one distribution.');
  const [id, { DistributionConfig: config }] = found;
  const policies = new Map(of('AWS::CloudFront::ResponseHeadersPolicy'));
  const codes = new Map(
    of('AWS::CloudFront::Function').map(([name, { FunctionCode }]) => [edgeFunctionArn(name), FunctionCode]),
  );
  const behaviours = [...config.CacheBehaviors, { ...config.DefaultCacheBehavior, PathPattern: '*' }];
  return { id, arn: distributionArn(id), domain: distributionDomain(id), behaviours: behaviours.map(readBehaviour) };

  function readBehaviour(behaviour: (typeof behaviours)[number]): Behaviour {
    const { TargetOriginId: target } = behaviour;
    const group = config.OriginGroups.Items.find(({ Id }) => Id === target);
    const [origin, fallback] = (group?.Members.Items ?? [{ OriginId: target }]).map(({ OriginId }) =>
      readOrigin(OriginId),
    );
    const policy = policies.get(behaviour.ResponseHeadersPolicyId);
    if (!origin || !policy) throw new Error(`No origin or no headers of ${behaviour.PathPattern}.`);
    return {
      pathPattern: behaviour.PathPattern,
      allowedMethods: behaviour.AllowedMethods,
      compress: behaviour.Compress,
      origin,
      ...(group && fallback && { fallback: { origin: fallback, statuses: group.FailoverCriteria.StatusCodes.Items } }),
      headers: headersOf(policy.ResponseHeadersPolicyConfig),
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

function headersOf({ CustomHeadersConfig, SecurityHeadersConfig: security }: HeadersPolicy): Record<string, string> {
  const { AccessControlMaxAgeSec, IncludeSubdomains, Preload } = security.StrictTransportSecurity;
  return {
    'content-security-policy': security.ContentSecurityPolicy.ContentSecurityPolicy,
    'x-content-type-options': 'nosniff',
    'x-frame-options': security.FrameOptions.FrameOption,
    'referrer-policy': security.ReferrerPolicy.ReferrerPolicy,
    'strict-transport-security': [
      `max-age=${AccessControlMaxAgeSec}`,
      ...(IncludeSubdomains ? ['includeSubDomains'] : []),
      ...(Preload ? ['preload'] : []),
    ].join('; '),
    ...Object.fromEntries(CustomHeadersConfig.Items.map(({ Header, Value }) => [Header.toLowerCase(), Value])),
  };
}
