import { distributionArn, distributionDomain, edgeFunctionArn } from './aws-names.ts';

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

type ResourcesOf = <Properties>(type: string) => readonly (readonly [string, Properties])[];

/** Reads the one distribution of a template, of which every property is known and every reference resolved. */
export function readDistribution(of: ResourcesOf): Distribution {
  const [found, ...others] = of<{ readonly DistributionConfig: Config }>('AWS::CloudFront::Distribution');
  if (!found || others.length > 0) throw new Error('The local host serves exactly one distribution.');
  const [id, { DistributionConfig: config }] = found;
  const policies = new Map(of<PolicyProperties>('AWS::CloudFront::ResponseHeadersPolicy'));
  const codes = new Map(
    of<{ readonly FunctionCode: string }>('AWS::CloudFront::Function').map(([name, { FunctionCode }]) => [
      edgeFunctionArn(name),
      FunctionCode,
    ]),
  );
  const behaviours = [...(config.CacheBehaviors ?? []), { ...config.DefaultCacheBehavior, PathPattern: '*' }];
  return { id, arn: distributionArn(id), domain: distributionDomain(id), behaviours: behaviours.map(readBehaviour) };

  function readBehaviour(behaviour: BehaviourProperties & { readonly PathPattern: string }): Behaviour {
    const group = config.OriginGroups?.Items.find(({ Id }) => Id === behaviour.TargetOriginId);
    const [first, second] = group?.Members.Items.map(({ OriginId }) => readOrigin(OriginId)) ?? [
      readOrigin(behaviour.TargetOriginId),
    ];
    if (!first) throw new Error(`The origin group ${behaviour.TargetOriginId} has no members.`);
    const policy = policies.get(behaviour.ResponseHeadersPolicyId ?? '');
    return {
      pathPattern: behaviour.PathPattern,
      allowedMethods: behaviour.AllowedMethods ?? ['GET', 'HEAD'],
      compress: behaviour.Compress === true,
      origin: first,
      ...(group && second && { fallback: { origin: second, statuses: group.FailoverCriteria.StatusCodes.Items } }),
      headers: policy ? headersOf(policy.ResponseHeadersPolicyConfig) : {},
      edgeFunctions: Object.fromEntries(
        (behaviour.FunctionAssociations ?? []).map(({ EventType, FunctionARN }) => {
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
    const added = (origin.OriginCustomHeaders ?? []).map(({ HeaderName, HeaderValue }) => [
      HeaderName.toLowerCase(),
      HeaderValue,
    ]);
    return {
      domain: origin.DomainName,
      signed: origin.OriginAccessControlId !== undefined,
      headers: Object.fromEntries(added),
    };
  }
}

interface Config {
  readonly DefaultCacheBehavior: BehaviourProperties;
  readonly CacheBehaviors?: readonly (BehaviourProperties & { readonly PathPattern: string })[];
  readonly Origins: readonly {
    readonly Id: string;
    readonly DomainName: string;
    readonly OriginAccessControlId?: string;
    readonly OriginCustomHeaders?: readonly { readonly HeaderName: string; readonly HeaderValue: string }[];
  }[];
  readonly OriginGroups?: {
    readonly Items: readonly {
      readonly Id: string;
      readonly FailoverCriteria: { readonly StatusCodes: { readonly Items: readonly number[] } };
      readonly Members: { readonly Items: readonly { readonly OriginId: string }[] };
    }[];
  };
}

interface BehaviourProperties {
  readonly TargetOriginId: string;
  readonly AllowedMethods?: readonly string[];
  readonly Compress?: boolean;
  readonly ResponseHeadersPolicyId?: string;
  readonly FunctionAssociations?: readonly { readonly EventType: EdgeEventType; readonly FunctionARN: string }[];
}

interface PolicyProperties {
  readonly ResponseHeadersPolicyConfig: {
    readonly CustomHeadersConfig?: { readonly Items: readonly { readonly Header: string; readonly Value: string }[] };
    readonly SecurityHeadersConfig?: SecurityHeaders;
  };
}

interface SecurityHeaders {
  readonly ContentSecurityPolicy?: { readonly ContentSecurityPolicy: string };
  readonly ContentTypeOptions?: object;
  readonly FrameOptions?: { readonly FrameOption: string };
  readonly ReferrerPolicy?: { readonly ReferrerPolicy: string };
  readonly StrictTransportSecurity?: {
    readonly AccessControlMaxAgeSec: number;
    readonly IncludeSubdomains?: boolean;
    readonly Preload?: boolean;
  };
}

function headersOf({
  CustomHeadersConfig,
  SecurityHeadersConfig,
}: PolicyProperties['ResponseHeadersPolicyConfig']): Record<string, string> {
  const custom = (CustomHeadersConfig?.Items ?? []).map(({ Header, Value }) => [Header.toLowerCase(), Value]);
  return { ...securityHeaders(SecurityHeadersConfig ?? {}), ...Object.fromEntries(custom) };
}

function securityHeaders(config: SecurityHeaders): Record<string, string> {
  const hsts = config.StrictTransportSecurity;
  return {
    ...(config.ContentSecurityPolicy && {
      'content-security-policy': config.ContentSecurityPolicy.ContentSecurityPolicy,
    }),
    ...(config.ContentTypeOptions && { 'x-content-type-options': 'nosniff' }),
    ...(config.FrameOptions && { 'x-frame-options': config.FrameOptions.FrameOption }),
    ...(config.ReferrerPolicy && { 'referrer-policy': config.ReferrerPolicy.ReferrerPolicy }),
    ...(hsts && {
      'strict-transport-security': [
        `max-age=${hsts.AccessControlMaxAgeSec}`,
        ...(hsts.IncludeSubdomains ? ['includeSubDomains'] : []),
        ...(hsts.Preload ? ['preload'] : []),
      ].join('; '),
    }),
  };
}
