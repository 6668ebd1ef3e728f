import { Annotations, RemovalPolicy, Validations } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AccessLevel,
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
import { AaaaRecord, ARecord, HostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership, type CfnBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { readFileSync } from 'node:fs';
import { API_PREFIX, ORIGIN_HEADER } from '../../shared/api.ts';
import { PHOTO_FOLDER, UPLOADS_PATH } from '../../shared/photos.ts';
import { apiHeaders, photoHeaders, siteHeaders } from '../../shared/security-headers.ts';
import { allPaths } from '../../shared/paths.ts';
import type { EdgeParts } from './edge-stack.ts';
import { HASHED_NAME } from './file-headers.ts';
import type { LogStorage } from './log-storage.ts';
import type { RequestApi } from './request-api.ts';
import { responseHeadersPolicy } from './response-headers.ts';
import { REGION, SITE_FILES_METADATA, type Settings } from './settings.ts';

/** What the web build made, as far as the infrastructure has to know it. */
export interface BuiltSite {
  /** Folder of its files. */
  readonly folder: string;
  /** Paths of all files with fixed names, without the pages. */
  readonly files: readonly string[];
}

export interface StaticSiteProps {
  readonly settings: Settings;
  readonly site: BuiltSite;
  readonly api: Pick<RequestApi, 'domainName' | 'originSecret'>;
  readonly uploadsBucket: string;
  /** What CloudFront takes from the other region. */
  readonly edge: EdgeParts;
  readonly logs?: LogStorage;
}

/** The distribution, the bucket of the built site, and how CloudFront answers for the site, its calls and its photos. */
export class StaticSite extends Construct {
  /** Origin of the site, without a trailing slash. */
  readonly url: string;
  readonly distributionArn: string;
  readonly distributionId: string;
  /** Of the site's files. */
  readonly bucketName: string;

  constructor(scope: Construct, id: string, props: StaticSiteProps) {
    super(scope, id);
    const { settings, api, uploadsBucket, edge } = props;
    const bucket = this.files(props);
    const listing = '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk';
    Annotations.of(this).acknowledgeWarning(listing, 'The default root object is set below.');
    const distribution = new Distribution(this, 'Distribution', {
      comment: `Website, ${settings.stage}`,
      httpVersion: HttpVersion.HTTP2_AND_3,
      // The page rewrite has found the document by then; without this, a mistake in it could list the bucket.
      defaultRootObject: 'index.html',
      priceClass: PriceClass.PRICE_CLASS_100,
      webAclId: edge.firewallArn,
      ...(edge.certificateArn !== undefined &&
        settings.domain !== undefined && {
          domainNames: [settings.domain],
          certificate: Certificate.fromCertificateArn(this, 'Certificate', edge.certificateArn),
          minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
        }),
      // No custom error responses: they would turn answers of the API into pages (threats.md T25).
      defaultBehavior: this.pages(props, bucket),
      additionalBehaviors: { [`${API_PREFIX}*`]: this.calls(api), [`${UPLOADS_PATH}*`]: this.photos(uploadsBucket, api) },
    });
    (distribution.node.defaultChild as CfnDistribution).overrideLogicalId('Distribution');
    acknowledge(distribution, settings);
    this.url = `https://${settings.domain ?? distribution.distributionDomainName}`;
    this.distributionArn = distribution.distributionArn;
    this.distributionId = distribution.distributionId;
    this.bucketName = bucket.bucketName;
    this.name(distribution, settings);
  }

  private files({ settings, site, logs }: StaticSiteProps): Bucket {
    const bucket = new Bucket(this, 'Files', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: settings.stage === 'prod' ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    const resource = bucket.node.defaultChild as CfnBucket;
    resource.overrideLogicalId('SiteBucket');
    resource.addMetadata(SITE_FILES_METADATA, site.folder);
    logs?.logAccessTo(bucket, 'site');
    return bucket;
  }

  private pages({ site: { files }, uploadsBucket }: StaticSiteProps, bucket: Bucket): BehaviorOptions {
    const rewrite = edgeFunction(this, 'PageRewrite', 'page-rewrite.js', { ROUTES: allPaths, FILES: files, ASSETS: HASHED_NAME.source });
    const uploadOrigin = `https://${uploadsBucket}.s3.${REGION}.amazonaws.com`;
    return {
      // Listing makes S3 say 404 instead of 403 for a file that is missing.
      origin: S3BucketOrigin.withOriginAccessControl(bucket, { originAccessLevels: [AccessLevel.READ, AccessLevel.LIST] }),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      compress: true,
      responseHeadersPolicy: responseHeadersPolicy(this, 'PageHeaders', siteHeaders({ uploadOrigin })),
      functionAssociations: [FunctionEventType.VIEWER_REQUEST, FunctionEventType.VIEWER_RESPONSE].map((eventType) => ({
        function: rewrite,
        eventType,
      })),
    };
  }

  /** The domain leads to the distribution, if its zone is in Route 53. */
  private name(distribution: Distribution, { domain: recordName, hostedZoneId, hostedZoneName: zoneName }: Settings): void {
    if (hostedZoneId === undefined || zoneName === undefined) return;
    const zone = HostedZone.fromHostedZoneAttributes(this, 'Zone', { hostedZoneId, zoneName });
    const target = RecordTarget.fromAlias(new CloudFrontTarget(distribution));
    new ARecord(this, 'Ipv4', { zone, recordName, target });
    new AaaaRecord(this, 'Ipv6', { zone, recordName, target });
  }

  private calls({ domainName, originSecret }: StaticSiteProps['api']): BehaviorOptions {
    return {
      origin: new HttpOrigin(domainName, { customHeaders: { [ORIGIN_HEADER]: originSecret } }),
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      // API Gateway knows itself by its own host name only.
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      compress: false,
      responseHeadersPolicy: responseHeadersPolicy(this, 'CallHeaders', apiHeaders),
    };
  }

  private photos(uploadsBucket: string, { domainName }: StaticSiteProps['api']): BehaviorOptions {
    // By name: a reference would close the circle distribution → bucket → CORS → distribution.
    const bucket = Bucket.fromBucketAttributes(this, 'Uploads', { bucketName: uploadsBucket, region: REGION });
    const id = '@aws-cdk/aws-cloudfront-origins:updateImportedBucketPolicyOac';
    Annotations.of(this).acknowledgeWarning(id, 'PhotoStorage writes the policy of this bucket.');
    return {
      // S3 answers 403 and XML for a photo that is missing or not kept. The API has no route for it and answers a plain 404.
      origin: new OriginGroup({
        primaryOrigin: S3BucketOrigin.withOriginAccessControl(bucket),
        fallbackOrigin: new HttpOrigin(domainName),
        fallbackStatusCodes: [403, 404],
      }),
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      // A photo that is taken back is gone at once.
      cachePolicy: CachePolicy.CACHING_DISABLED,
      compress: false,
      responseHeadersPolicy: responseHeadersPolicy(this, 'PhotoHeaders', photoHeaders),
      functionAssociations: [
        {
          function: edgeFunction(this, 'UploadsRewrite', 'uploads-rewrite.js', { PREFIX: UPLOADS_PATH, KEYS: PHOTO_FOLDER }),
          eventType: FunctionEventType.VIEWER_REQUEST,
        },
      ],
    };
  }
}

function acknowledge(distribution: Distribution, { domain, waf }: Settings): void {
  Validations.of(distribution).acknowledge(
    {
      id: 'AwsSolutions::AwsSolutions-CFR1',
      reason: 'T2: a public website for customers wherever they are; a flood is bounded by throttling, write limits and the firewall, not by countries.',
    },
    {
      id: 'AwsSolutions::AwsSolutions-CFR3',
      reason: 'T22: it is logged, the newer way (edge-watch-stack.ts), which the rule does not know: into Zürich and without the address of the visitor. The older way can do neither.',
    },
  );
  if (domain === undefined) {
    Validations.of(distribution).acknowledge({
      id: 'AwsSolutions::AwsSolutions-CFR4',
      reason: 'T30: without a domain the site has the certificate of CloudFront itself, whose lowest TLS version nobody can set. With a domain it is TLS 1.2 of 2021.',
    });
  }
  if (waf === 'off') {
    Validations.of(distribution).acknowledge({
      id: 'AwsSolutions::AwsSolutions-CFR2',
      reason: 'T2: the operator switched the firewall off with waf=off. Throttling of every route and the write limit of every table still bound what a flood can cost.',
    });
  }
}

/** In bytes: https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html#limits-functions */
const LARGEST_FUNCTION = 10_240;

/** A CloudFront Function of `edge/`, preceded by these constants. */
function edgeFunction(scope: Construct, id: string, file: string, constants: Readonly<Record<string, unknown>>): EdgeFunction {
  const declarations = Object.entries(constants).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`);
  const code = declarations.join('') + readFileSync(new URL(`edge/${file}`, import.meta.url), 'utf8');
  if (Buffer.byteLength(code) > LARGEST_FUNCTION) throw new Error(`${file} has more than ${LARGEST_FUNCTION} bytes.`);
  return new EdgeFunction(scope, id, { code: FunctionCode.fromInline(code), runtime: FunctionRuntime.JS_2_0 });
}
