import { readFileSync } from 'node:fs';
import { Annotations, Validations } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AllowedMethods,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginRequestPolicy,
  PriceClass,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
  type BehaviorOptions,
  type CfnDistribution,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, OriginGroup, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { API_PREFIX, ORIGIN_HEADER } from '../../../shared/api.ts';
import { allPaths } from '../../../shared/paths.ts';
import { PHOTO_FOLDER, UPLOADS_PATH } from '../../../shared/photos.ts';
import { DAY_MS, PHOTO_LINK_DAYS } from '../../../shared/retention.ts';
import { apiHeaders, photoHeaders, siteHeaders } from '../../../shared/security-headers.ts';
import { fixedPaths, type BuiltSite } from '../settings/built-site.ts';
import { HASHED_NAME } from '../settings/file-headers.ts';
import { REGION } from '../settings/names.ts';
import type { Settings } from '../settings/settings.ts';
import type { RequestApi } from './request-api.ts';
import { responseHeadersPolicy } from './response-headers.ts';

interface StaticSiteProps {
  readonly settings: Settings;
  readonly site: BuiltSite;
  readonly api: Pick<RequestApi, 'domainName' | 'sentSecret'>;
  readonly siteBucket: IBucket;
  readonly uploadsBucket: IBucket;
  /** Outputs of the stacks in the other region, as far as these parts are switched on. */
  readonly certificateArn?: string;
  readonly firewallArn?: string;
}

/** The distribution: how CloudFront answers for the site, its calls and its photos. */
export class StaticSite extends Construct {
  /** Origin of the site, without a trailing slash. */
  readonly url: string;
  readonly distribution: Distribution;

  constructor(scope: Construct, id: string, props: StaticSiteProps) {
    super(scope, id);
    const { settings, certificateArn, firewallArn } = props;
    const { domain, redirectedDomain } = settings;
    acknowledgeWarnings(this);
    this.distribution = new Distribution(this, 'Distribution', {
      comment: `Website, ${settings.stage}`,
      httpVersion: HttpVersion.HTTP2_AND_3,
      // The page rewrite replaces the root with its document. Should it fail to, the bucket is not listed.
      defaultRootObject: 'index.html',
      priceClass: PriceClass.PRICE_CLASS_100,
      // One line has 2⁶⁴ addresses of IPv6, and the firewall counts each by itself (security.md T2).
      enableIpv6: false,
      webAclId: firewallArn,
      ...(certificateArn !== undefined &&
        domain !== undefined && {
          domainNames: [domain, ...(redirectedDomain === undefined ? [] : [redirectedDomain])],
          certificate: Certificate.fromCertificateArn(this, 'Certificate', certificateArn),
          minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
        }),
      // No custom error responses: they would turn answers of the API into pages (security.md T25).
      defaultBehavior: this.#pages(props),
      additionalBehaviors: { [`${API_PREFIX}*`]: this.#calls(props), [`${UPLOADS_PATH}*`]: this.#photos(props) },
    });
    (this.distribution.node.defaultChild as CfnDistribution).overrideLogicalId('Distribution');
    acknowledge(this.distribution, settings);
    this.url = `https://${domain ?? this.distribution.distributionDomainName}`;
  }

  #pages({
    settings: { domain, redirectedDomain, hsts },
    site,
    siteBucket,
    uploadsBucket,
  }: StaticSiteProps): BehaviorOptions {
    const rewrite = edgeFunction(this, 'PageRewrite', 'page-rewrite.js', {
      ROUTES: allPaths,
      FILES: fixedPaths(site),
      ASSETS: HASHED_NAME.source,
      REDIRECTED_HOST: redirectedDomain ?? '',
      SITE: domain === undefined ? '' : `https://${domain}`,
    });
    const uploadOrigin = `https://${uploadsBucket.bucketName}.s3.${REGION}.amazonaws.com`;
    return {
      origin: S3BucketOrigin.withOriginAccessControl(siteBucket),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      compress: true,
      responseHeadersPolicy: responseHeadersPolicy(this, 'PageHeaders', siteHeaders({ uploadOrigin, hsts })),
      functionAssociations: [FunctionEventType.VIEWER_REQUEST, FunctionEventType.VIEWER_RESPONSE].map((eventType) => ({
        function: rewrite,
        eventType,
      })),
    };
  }

  #calls({ api, settings }: StaticSiteProps): BehaviorOptions {
    return {
      origin: new HttpOrigin(api.domainName, { customHeaders: { [ORIGIN_HEADER]: api.sentSecret } }),
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      // API Gateway accepts its own host name only.
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      compress: false,
      responseHeadersPolicy: responseHeadersPolicy(this, 'CallHeaders', apiHeaders(settings.hsts)),
    };
  }

  #photos({ api, settings, uploadsBucket }: StaticSiteProps): BehaviorOptions {
    return {
      // S3 answers 403 and XML for a photo that is missing or not kept. The API has no route for it and answers a plain 404.
      origin: new OriginGroup({
        primaryOrigin: S3BucketOrigin.withOriginAccessControl(uploadsBucket),
        fallbackOrigin: new HttpOrigin(api.domainName),
        fallbackStatusCodes: [403, 404],
      }),
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      // A deleted photo must not outlive itself at the edge.
      cachePolicy: CachePolicy.CACHING_DISABLED,
      compress: false,
      responseHeadersPolicy: responseHeadersPolicy(this, 'PhotoHeaders', photoHeaders(settings.hsts)),
      functionAssociations: [
        {
          function: edgeFunction(this, 'UploadsRewrite', 'uploads-rewrite.js', {
            PREFIX: UPLOADS_PATH,
            KEYS: PHOTO_FOLDER,
            LINK_MS: PHOTO_LINK_DAYS * DAY_MS,
          }),
          eventType: FunctionEventType.VIEWER_REQUEST,
        },
      ],
    };
  }
}

/** CDK's warnings about buckets of another stack. */
function acknowledgeWarnings(site: StaticSite): void {
  const annotations = Annotations.of(site);
  annotations.acknowledgeWarning(
    '@aws-cdk/aws-cloudfront-origins:updateImportedBucketPolicyOac',
    'site-access.ts writes the policies of both buckets.',
  );
}

function acknowledge(distribution: Distribution, { domain, firewall }: Settings): void {
  Validations.of(distribution).acknowledge(
    {
      id: 'AwsSolutions::AwsSolutions-CFR1',
      reason:
        'T2: a public website for customers of every country; a flood is bounded by throttling, write limits and the firewall, not by countries.',
    },
    {
      id: 'AwsSolutions::AwsSolutions-CFR3',
      reason:
        'T22: it is logged by the newer delivery (edge-watch-stack.ts), which the rule does not know: to Zürich and without the address of the visitor. The older one can do neither.',
    },
  );
  if (domain === undefined) {
    Validations.of(distribution).acknowledge({
      id: 'AwsSolutions::AwsSolutions-CFR4',
      reason:
        'T30: without a domain the site has the certificate of CloudFront itself, whose lowest TLS version can not be set. With a domain it is TLS 1.2 of 2021.',
    });
  }
  if (firewall === 'off') {
    Validations.of(distribution).acknowledge({
      id: 'AwsSolutions::AwsSolutions-CFR2',
      reason:
        'T2: the operator has switched the firewall off in stages.ts. Throttling of every route and the write limit of every table still bound what a flood can cost.',
    });
  }
}

/** In bytes: https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html#limits-functions */
const LARGEST_FUNCTION = 10_240;

/** A CloudFront Function of `edge/`, preceded by these constants. */
function edgeFunction(
  scope: Construct,
  id: string,
  file: string,
  constants: Readonly<Record<string, unknown>>,
): EdgeFunction {
  const declarations = Object.entries(constants).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`);
  const code = declarations.join('') + readFileSync(new URL(`../edge/${file}`, import.meta.url), 'utf8');
  if (Buffer.byteLength(code) > LARGEST_FUNCTION) throw new Error(`${file} has more than ${LARGEST_FUNCTION} bytes.`);
  return new EdgeFunction(scope, id, { code: FunctionCode.fromInline(code), runtime: FunctionRuntime.JS_2_0 });
}
