import { CfnOutput, Fn, Stack, Validations, type App } from 'aws-cdk-lib';
import { Bucket, type IBucket } from 'aws-cdk-lib/aws-s3';
import { PHOTOS_FUNCTION } from '../../../shared/api.ts';
import { complaint } from '../../../shared/forms/complaint.ts';
import { PHOTO_FOLDER, PHOTO_KEPT, PHOTO_PENDING, PHOTO_STATE_TAG } from '../../../shared/photos.ts';
import { AlarmTopic } from '../constructs/alarm-topic.ts';
import { allow, BundledFunction } from '../constructs/bundled-function.ts';
import type { FormTable } from '../constructs/form-table.ts';
import { Mail } from '../constructs/mail.ts';
import { MalwareScan } from '../constructs/malware-scan.ts';
import { Monitoring } from '../constructs/monitoring.ts';
import { pascalCase } from '../constructs/pascal-case.ts';
import { RequestApi } from '../constructs/request-api.ts';
import { SiteAccess } from '../constructs/site-access.ts';
import { SitePublication } from '../constructs/site-publication.ts';
import { StaticSite } from '../constructs/static-site.ts';
import type { BuiltSite } from '../settings/built-site.ts';
import {
  bucketName,
  DISTRIBUTION_OUTPUT,
  EDGE_REGION,
  HOME_PAGE_OUTPUT,
  REGION,
  SITE_URL_OUTPUT,
  stackNames,
  tableName,
  UNSENT_QUEUE_OUTPUT,
} from '../settings/names.ts';
import { accountInFindings, accountOf, stackProps } from '../settings/placement.ts';
import { sendsMail, type Settings } from '../settings/settings.ts';
import { SiteAddress } from '../settings/site-address.ts';
import { CERTIFICATE_OUTPUT, FIREWALL_OUTPUT } from './edge-stack.ts';

interface WebsiteStackProps {
  readonly settings: Settings;
  /** Folder with a folder for each function's bundle. */
  readonly bundles: string;
  readonly site: BuiltSite;
  readonly tables: readonly FormTable[];
  /** With another text than the last time, the site is published again although nothing has changed. */
  readonly publishAgain?: string | undefined;
}

/** The website and the functions behind its forms: everything that can be made again from the repository. */
export class WebsiteStack extends Stack {
  readonly #props: WebsiteStackProps;
  readonly #api: RequestApi;

  constructor(app: App, props: WebsiteStackProps) {
    const { settings, bundles, tables } = props;
    super(app, stackNames(settings.stage).website, {
      ...stackProps(settings, REGION),
      description: `Website and request forms, ${settings.stage}`,
    });
    this.#props = props;
    this.#api = new RequestApi(this, 'Api', settings);
    // By name: references would make a circle of the two stacks.
    const bucket = (id: string, purpose: 'site' | 'uploads') =>
      Bucket.fromBucketAttributes(this, id, {
        bucketName: bucketName(settings, purpose, accountOf(settings)),
        region: REGION,
      });
    const [siteBucket, uploadsBucket] = [bucket('SiteFiles', 'site'), bucket('UploadedPhotos', 'uploads')];
    const site = new StaticSite(this, 'Site', {
      settings,
      site: props.site,
      api: this.#api,
      siteBucket,
      uploadsBucket,
      ...edgeParts(settings),
    });
    new SiteAccess(this, 'Access', {
      site: siteBucket,
      uploads: uploadsBucket,
      distributionArn: site.distribution.distributionArn,
    });
    const scan =
      settings.malwareScan === 'on'
        ? new MalwareScan(this, 'MalwareScan', { settings, bucket: uploadsBucket })
        : undefined;
    this.#addFunctions(site.url, scan);
    const alarms = settings.alarmAddresses.length > 0 ? new AlarmTopic(this, 'Alarms', settings) : undefined;
    const mail = sendsMail(settings)
      ? new Mail(this, 'Mail', { settings, bundles, siteUrl: site.url, sources: tables, alarms })
      : undefined;
    this.#publish(site, siteBucket);

    const { distributionId } = site.distribution;
    const watched = { settings, api: this.#api, mail, distributionId, bundles, siteUrl: site.url };
    if (alarms) new Monitoring(this, 'Monitoring', { ...watched, alarms });
    new CfnOutput(this, SITE_URL_OUTPUT, { value: site.url });
    new CfnOutput(this, DISTRIBUTION_OUTPUT, { value: distributionId });
    if (mail) new CfnOutput(this, UNSENT_QUEUE_OUTPUT, { value: mail.unsent.queueUrl });
  }

  /** The endpoints: one for each form, and one that presigns uploads. */
  #addFunctions(siteUrl: string, scan: MalwareScan | undefined): void {
    const { settings, bundles, tables } = this.#props;
    for (const { form } of tables) {
      const endpoint = new BundledFunction(this, `${pascalCase(form.id)}Endpoint`, { name: form.id, bundles });
      endpoint.grant({ SITE_URL: siteUrl });
      this.#grantStoring(endpoint, tableName(settings, form.table));
      this.#api.open(endpoint);
      if (form.id !== complaint.id) continue;
      endpoint.grant({ MALWARE_SCAN: settings.malwareScan });
      this.#grantPhotos(endpoint, siteUrl, ['s3:GetObject', ...(scan ? ['s3:GetObjectTagging'] : [])], PHOTO_KEPT);
      // Without a plan there is no verdict, and no photo would be accepted.
      if (scan) endpoint.node.addDependency(scan);
    }
    const photosEndpoint = new BundledFunction(this, 'ComplaintPhotos', { name: PHOTOS_FUNCTION, bundles });
    // The signer of a tag must be allowed to set it.
    this.#grantPhotos(photosEndpoint, siteUrl, ['s3:PutObject'], PHOTO_PENDING);
    this.#api.open(photosEndpoint);
  }

  /** Storing rows in a table, and nothing else there. */
  #grantStoring(endpoint: BundledFunction, table: string): void {
    const arn = this.formatArn({ service: 'dynamodb', resource: 'table', resourceName: table });
    endpoint.grant({ TABLE_NAME: table }, allow(['dynamodb:PutItem'], arn));
  }

  /** Actions on every photo, and on nothing else in the bucket. @param state the only one that it may set */
  #grantPhotos(endpoint: BundledFunction, siteUrl: string, actions: string[], state: string): void {
    const { settings } = this.#props;
    const bucket = bucketName(settings, 'uploads', accountOf(settings));
    const photos = { service: 's3', region: '', account: '', resource: bucket, resourceName: `${PHOTO_FOLDER}*` };
    const arn = this.formatArn(photos);
    const setState = allow(['s3:PutObjectTagging'], arn);
    setState.addCondition('StringEquals', { [`s3:RequestObjectTag/${PHOTO_STATE_TAG}`]: state });
    endpoint.grant({ UPLOADS_BUCKET: bucket, SITE_URL: siteUrl }, allow(actions, arn), setState);
    const found = bucketName(settings, 'uploads', accountInFindings(settings));
    Validations.of(endpoint.role).acknowledge({
      id: `AwsSolutions::AwsSolutions-IAM5[Resource::arn:aws:s3:::${found}/${PHOTO_FOLDER}*]`,
      reason:
        'T5, T21: the key of a photo is generated when the upload is requested, so the folder is the narrowest resource there is. It allows no listing and no deleting.',
    });
  }

  /** Files after everything that pages need, DNS records after the files. */
  #publish({ distribution }: StaticSite, bucket: IBucket): void {
    const { settings, bundles, site, publishAgain: again } = this.#props;
    const publication = new SitePublication(this, 'Publication', {
      settings,
      bundles,
      site,
      bucket,
      distribution,
      again,
    });
    publication.node.addDependency(this.#api);
    if (publication.homePage !== undefined) new CfnOutput(this, HOME_PAGE_OUTPUT, { value: publication.homePage });
    new SiteAddress(this, 'Address', { settings, distribution, after: [publication] });
  }
}

/** Outputs of the stack in the other region, as far as its parts are switched on. */
function edgeParts({ stage, domain, firewall }: Settings) {
  const { edge } = stackNames(stage);
  return {
    ...(domain !== undefined && {
      certificateArn: Fn.getStackOutput(edge, CERTIFICATE_OUTPUT, EDGE_REGION),
    }),
    ...(firewall === 'on' && { firewallArn: Fn.getStackOutput(edge, FIREWALL_OUTPUT, EDGE_REGION) }),
  };
}
