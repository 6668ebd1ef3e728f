import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CustomResource, Duration, IgnoreMode, RemovalPolicy, Stage, Validations } from 'aws-cdk-lib';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { PolicyDocument, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Asset } from 'aws-cdk-lib/aws-s3-assets';
import { Provider } from 'aws-cdk-lib/custom-resources';
import { Construct } from 'constructs';
import type { ManifestFile, PublicationProperties } from '../../../functions/publisher/manifest.ts';
import { PICTURE_FOLDER } from '../../../web/pictures/variants.ts';
import type { BuiltSite } from '../settings/built-site.ts';
import { DOWNLOAD_FOLDER, fileHeaders, isHashed, isPage } from '../settings/file-headers.ts';
import { bucketName, REGION } from '../settings/names.ts';
import { accountInFindings } from '../settings/placement.ts';
import { SettingsError, type Settings } from '../settings/settings.ts';
import { allow, BundledFunction } from './bundled-function.ts';

interface SitePublicationProps {
  readonly settings: Settings;
  /** Folder with a folder for each bundle. */
  readonly bundles: string;
  readonly site: BuiltSite;
  readonly bucket: IBucket;
  readonly distribution: IDistribution;
  /** With another text than the last time, the site is published again although nothing has changed. */
  readonly again: string | undefined;
}

/** Name of the publisher's bundle. */
const PUBLISHER = 'publish-site';
/** Pictures and downloads have archives of their own: a release that changes pages uploads neither. */
const ARCHIVED_APART = [PICTURE_FOLDER.slice(1), DOWNLOAD_FOLDER];
const TURNS: readonly ManifestFile['turn'][] = ['hashed', 'fixed', 'pages'];
/** In bytes. With the firewall's limit it bounds what one address can cost. */
export const LARGEST_FILE = 1_000_000;
/** Holds the largest archive, packed and unpacked. */
const MEMORY_MB = 1024;

/**
 * Puts the built site into its bucket (decisions.md D23): one custom resource, whose function stores what a manifest names and the bucket
 * lacks. Files of earlier builds stay, for pages that are open in a browser. It replaces `BucketDeployment`, which takes one set of headers each.
 */
export class SitePublication extends Construct {
  /** SHA-256 of the home page in base64, by which the smoke test knows the release. Absent without a site. */
  readonly homePage: string | undefined;

  constructor(scope: Construct, id: string, props: SitePublicationProps) {
    super(scope, id);
    const { site, bucket, distribution, again } = props;
    if (site.keys.length === 0) return;
    const files = manifestOf(site);
    this.homePage = files.find(({ key }) => key === 'index.html')?.sha256;
    const manifest = this.#manifest(files);
    const archives = ['', ...ARCHIVED_APART].flatMap((folder) =>
      folder === '' || site.keys.some((key) => key.startsWith(folder))
        ? [{ Folder: folder, Key: this.#archive(site, folder).s3ObjectKey }]
        : [],
    );
    new CustomResource(this, 'Files', {
      resourceType: 'Custom::SitePublication',
      serviceToken: this.#provider(props, manifest.bucket).serviceToken,
      properties: {
        SourceBucket: manifest.s3BucketName,
        Manifest: manifest.s3ObjectKey,
        Archives: archives,
        Bucket: bucket.bucketName,
        DistributionId: distribution.distributionId,
        ...(again !== undefined && { Again: again }),
      } satisfies PublicationProperties,
    });
  }

  #manifest(files: readonly ManifestFile[]): Asset {
    const path = join(Stage.of(this)?.outdir ?? '.', 'site-manifest.json');
    writeFileSync(path, JSON.stringify(files));
    return new Asset(this, 'Manifest', { path });
  }

  #archive({ folder: root }: BuiltSite, folder: string): Asset {
    const exclude = folder === '' ? ARCHIVED_APART.map((apart) => `/${apart}`) : [];
    return new Asset(this, `Archive${folder.replaceAll('/', '-')}`, {
      path: join(root, folder),
      exclude,
      ignoreMode: IgnoreMode.GIT,
    });
  }

  /** CDK's framework answers CloudFormation, with a role that holds what it really does. */
  #provider({ settings, bundles, bucket, distribution }: SitePublicationProps, assets: IBucket): Provider {
    const publisher = new BundledFunction(this, 'Publisher', {
      name: PUBLISHER,
      description: 'Built site → bucket, at each deployment',
      timeout: Duration.minutes(15),
      memoryMb: MEMORY_MB,
      bundles,
    });
    publisher.grant(
      {},
      allow(['s3:GetObject'], assets.arnForObjects('*')),
      allow(['s3:ListBucket'], bucket.bucketArn),
      allow(['s3:GetObject', 's3:PutObject'], bucket.arnForObjects('*')),
      allow(['cloudfront:CreateInvalidation'], distribution.distributionArn),
    );
    const logGroup = new LogGroup(this, 'Log', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: {
        Own: new PolicyDocument({
          statements: [
            allow(['logs:CreateLogStream', 'logs:PutLogEvents'], logGroup.logGroupArn),
            allow(['lambda:GetFunction', 'lambda:InvokeFunction'], publisher.function.functionArn),
          ],
        }),
      },
    }).withoutPolicyUpdates();
    const provider = new Provider(this, 'Provider', {
      onEventHandler: publisher.function,
      frameworkOnEventRole: role,
      logGroup,
    });
    acknowledge(publisher, provider, settings);
    return provider;
  }
}

/** The files of a built site with content and headers, in the order in which they are stored. */
function manifestOf({ folder: root, keys }: BuiltSite): readonly ManifestFile[] {
  const files = keys.map((key): ManifestFile => {
    const content = readFileSync(join(root, key));
    if (content.length > LARGEST_FILE)
      throw new SettingsError(`${key} has more than ${LARGEST_FILE} bytes (security.md T2).`);
    return {
      key,
      folder: ARCHIVED_APART.find((folder) => key.startsWith(folder)) ?? '',
      sha256: createHash('sha256').update(content).digest('base64'),
      headers: fileHeaders(key),
      turn: isPage(key) ? 'pages' : isHashed(key) ? 'hashed' : 'fixed',
      addresses: isPage(key) ? addressesOf(key) : [],
    };
  });
  return files.toSorted((a, b) => TURNS.indexOf(a.turn) - TURNS.indexOf(b.turn));
}

/** CloudFront's advice where a function changes the address: both the page's address and the document's. */
const addressesOf = (key: string): string[] =>
  key.endsWith('index.html') ? [`/${key}`, `/${key}`.replace(/\/index\.html$/, '') || '/'] : [`/${key}`];

function acknowledge(publisher: BundledFunction, provider: Provider, settings: Settings): void {
  const account = accountInFindings(settings);
  const wildcards = [`cdk-hnb659fds-assets-${account}-${REGION}/*`, `${bucketName(settings, 'site', account)}/*`];
  Validations.of(publisher.role).acknowledge(
    ...wildcards.map((keys) => ({
      id: `AwsSolutions::AwsSolutions-IAM5[Resource::arn:aws:s3:::${keys}]`,
      reason:
        'T31: it reads the archives that CDK uploads and writes the files of the site. No bucket with personal data is among them.',
    })),
  );
  Validations.of(provider).acknowledge(
    {
      id: 'Serverless::Serverless-LambdaDefaultMemorySize',
      reason:
        'T29: CDK brings the function, which waits for the publisher and holds no file. No request of a visitor reaches it.',
    },
    {
      id: 'Serverless::Serverless-LambdaDLQ',
      reason:
        'T25: CloudFormation waits for its answer and reports a failure to the operator, who repeats the deployment. No event can be lost.',
    },
    {
      id: 'Serverless::Serverless-LambdaTracing',
      reason:
        'T21: tracing needs permissions on every resource of the account. It runs during deployments only, and its log shows each step.',
    },
  );
}
