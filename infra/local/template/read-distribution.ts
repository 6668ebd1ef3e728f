import { distributionArn, distributionDomain, edgeFunctionArn } from './aws-names.ts';
import type { CheckedResources } from './read-resources.ts';
import type { Properties } from './resource-schemas.ts';

export type Distribution = ReturnType<typeof readDistribution>;
export type Behaviour = Distribution['behaviours'][number];
export type Origin = Behaviour['origin'];

/** Reads the one distribution of a template, its behaviours in the order in which CloudFront tries them. Names of headers are in lower case. */
export function readDistribution(of: CheckedResources['of']) {
  const [found, ...others] = of('AWS::CloudFront::Distribution');
  if (!found || others.length > 0) throw new Error('The local host serves exactly one distribution.');
  const [id, { DistributionConfig: config }] = found;
  const policies = new Map(of('AWS::CloudFront::ResponseHeadersPolicy'));
  const codes = new Map(
    of('AWS::CloudFront::Function').map(([name, { FunctionCode }]) => [edgeFunctionArn(name), FunctionCode]),
  );
  const behaviours = [...config.CacheBehaviors, { ...config.DefaultCacheBehavior, PathPattern: '*' }];
  return { id, arn: distributionArn(id), domain: distributionDomain(id), behaviours: behaviours.map(readBehaviour) };

  /** How CloudFront answers for a part of the paths. */
  function readBehaviour(behaviour: (typeof behaviours)[number]) {
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
      /** Asked if the origin answers with one of these statuses. */
      ...(group && fallback && { fallback: { origin: fallback, statuses: group.FailoverCriteria.StatusCodes.Items } }),
      /** Set on every answer. */
      headers: headersOf(policy.ResponseHeadersPolicyConfig),
      /** Code of the CloudFront Function for each event type. */
      edgeFunctions: Object.fromEntries(
        behaviour.FunctionAssociations.map(({ EventType, FunctionARN }) => {
          const code = codes.get(FunctionARN);
          if (code === undefined) throw new Error(`No CloudFront Function ${FunctionARN}.`);
          return [EventType, code];
        }),
      ),
    };
  }

  /** Where a behaviour gets its answers. */
  function readOrigin(originId: string) {
    const origin = config.Origins.find(({ Id }) => Id === originId);
    if (!origin) throw new Error(`No origin ${originId}.`);
    return {
      domain: origin.DomainName,
      /** Whether CloudFront signs its requests (origin access control). */
      signed: origin.OriginAccessControlId !== undefined,
      /** What CloudFront adds to every request, whatever the visitor sent. */
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
