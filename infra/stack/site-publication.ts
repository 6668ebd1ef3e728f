import { IgnoreMode, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { PolicyDocument, Role, ServicePrincipal, type IRole, type PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Asset } from 'aws-cdk-lib/aws-s3-assets';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { allow } from './api-function.ts';
import type { BuiltSite } from './built-site.ts';
import { fileGroups, type FileGroup } from './file-groups.ts';
import { isPage } from './file-headers.ts';
import { bucketName, REGION } from './names.ts';
import { accountInFindings } from './placement.ts';
import type { Settings } from './settings.ts';

interface SitePublicationProps {
  readonly settings: Settings;
  readonly site: BuiltSite;
  readonly bucket: IBucket;
  readonly distribution: IDistribution;
}

/**
 * Puts the built site into its bucket (decisions.md D23): one `BucketDeployment` for each combination of headers, files with a hash in
 * their name first, documents last. Files of earlier builds stay, for pages that are open in a browser. When a document changes,
 * CloudFront drops the documents and nothing else. All deployments share the one function that CDK brings for them.
 */
export class SitePublication extends Construct {
  /** Done when every file of the site is in the bucket. */
  readonly documents: readonly BucketDeployment[];

  constructor(scope: Construct, id: string, { settings, site, bucket, distribution }: SitePublicationProps) {
    super(scope, id);
    const groups = fileGroups(site.keys).map((group) => ({ ...group, asset: this.#assetOf(group, site.folder) }));
    const [first] = groups;
    if (!first) {
      this.documents = [];
      return;
    }
    const logGroup = new LogGroup(this, 'Log', { retention: RetentionDays.ONE_MONTH, removalPolicy: RemovalPolicy.DESTROY });
    const role = this.#role(
      allow(['logs:CreateLogStream', 'logs:PutLogEvents'], logGroup.logGroupArn),
      allow(['s3:GetObject'], first.asset.bucket.arnForObjects('*')),
      allow(['s3:ListBucket'], bucket.bucketArn),
      allow(['s3:PutObject'], bucket.arnForObjects('*')),
      allow(['cloudfront:CreateInvalidation', 'cloudfront:GetInvalidation'], distribution.distributionArn),
    );
    const deployments = groups.map(({ name, turn, headers, include, asset }) => {
      const deployment = new BucketDeployment(this, name, {
        sources: [Source.bucket(asset.bucket, asset.s3ObjectKey)],
        destinationBucket: bucket,
        prune: false,
        // Redundant for the archive, which contains nothing else. The local host, which has no archive, selects the files by it.
        exclude: ['*'],
        include: [...include],
        contentType: headers['content-type'],
        cacheControl: [CacheControl.fromString(headers['cache-control'])],
        contentDisposition: headers['content-disposition'],
        ...(turn === 'documents' && { distribution, distributionPaths: site.keys.filter(isPage).flatMap(addressesOf) }),
        outputObjectKeys: false,
        role,
        logGroup,
      });
      return { turn, deployment };
    });
    const of = (turn: FileGroup['turn']) => deployments.filter((each) => each.turn === turn).map(({ deployment }) => deployment);
    this.documents = of('documents');
    for (const each of of('fixed')) each.node.addDependency(...of('hashed'));
    for (const each of this.documents) each.node.addDependency(...of('hashed'), ...of('fixed'));
    acknowledge(this, settings);
  }

  /** The archive of a group, which changes only when one of its files does. */
  #assetOf({ name, include }: FileGroup, folder: string): Asset {
    // `aws s3 sync` lets `*` match slashes; gitignore needs `**/*` for that.
    const wanted = include.map((pattern) => `!/${pattern.replace('*', '**/*')}`);
    return new Asset(this, `${name}Files`, { path: folder, exclude: ['*', '!*/', ...wanted], ignoreMode: IgnoreMode.GIT });
  }

  /**
   * Holds what the function really does. By itself, `BucketDeployment` would also grant deleting objects, changing their locks and invalidating
   * every distribution of the account.
   */
  #role(...statements: PolicyStatement[]): IRole {
    const assumedBy = new ServicePrincipal('lambda.amazonaws.com');
    return new Role(this, 'Role', { assumedBy, inlinePolicies: { Own: new PolicyDocument({ statements }) } }).withoutPolicyUpdates();
  }
}

/** The one role and the one function of all deployments. */
function acknowledge(publication: SitePublication, settings: Settings): void {
  const account = accountInFindings(settings);
  const wildcards = [`cdk-hnb659fds-assets-${account}-${REGION}/*`, `${bucketName(settings, 'site', account)}/*`];
  const reason = 'T31: it reads the archives that CDK uploads and writes the files of the site. No bucket with personal data is among them.';
  const [role] = publication.node.children.filter((child) => child instanceof Role);
  if (role) Validations.of(role).acknowledge(...wildcards.map((keys) => ({ id: `AwsSolutions::AwsSolutions-IAM5[Resource::arn:aws:s3:::${keys}]`, reason })));

  const handler = Stack.of(publication).node.children.find(({ node }) => node.id.startsWith('Custom::CDKBucketDeployment'));
  if (!handler) return;
  const runtime = 'T29: CDK brings the function with the runtime that it was tested with, and no request of a visitor reaches it. An update of CDK updates both.';
  const noQueue = 'T25: CloudFormation waits for its answer and reports a failure to the operator, who repeats the deployment. No event can be lost.';
  Validations.of(handler).acknowledge(
    { id: 'AwsSolutions::AwsSolutions-L1', reason: runtime },
    { id: 'Serverless::Serverless-LambdaLatestVersion', reason: runtime },
    { id: 'Serverless::Serverless-LambdaDLQ', reason: noQueue },
    { id: 'Serverless::Serverless-LambdaTracing', reason: 'T21: tracing needs permissions on every resource of the account. It runs during deployments only, and its log shows each step.' },
  );
}

/** CloudFront's advice where a function changes the address: both the page's address and the document's. */
const addressesOf = (key: string): string[] =>
  key.endsWith('index.html') ? [`/${key}`, `/${key}`.replace(/\/index\.html$/, '') || '/'] : [`/${key}`];
