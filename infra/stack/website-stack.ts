import { Aws, CfnOutput, Stack, Validations, type App, type StackProps } from 'aws-cdk-lib';
import { API_PREFIX, PHOTOS_PATH } from '../../shared/api.ts';
import { allForms } from '../../shared/forms/all-forms.ts';
import { complaint } from '../../shared/forms/complaint.ts';
import { allow, ApiFunction } from './api-function.ts';
import { edgeParts } from './edge-stack.ts';
import { FormEndpoint } from './form-endpoint.ts';
import { LogStorage } from './log-storage.ts';
import { Mail } from './mail.ts';
import { Monitoring } from './monitoring.ts';
import { PhotoStorage } from './photo-storage.ts';
import { RequestApi } from './request-api.ts';
import { bucketName, REGION, type Settings } from './settings.ts';
import { StaticSite, type BuiltSite } from './static-site.ts';

/** Outputs that the deployment and the other stacks read. */
export const SITE_URL_OUTPUT = 'SiteUrl';
export const SITE_BUCKET_OUTPUT = 'SiteBucketName';
export const DISTRIBUTION_OUTPUT = 'DistributionId';

export interface WebsiteStackProps extends StackProps {
  readonly settings: Settings;
  /** Folder in which each function's bundle lies under its name. */
  readonly bundles: string;
  readonly site: BuiltSite;
}

/** The whole system: the site, five forms with a table each, and the complaint photos. */
export class WebsiteStack extends Stack {
  readonly mail: Mail;

  constructor(app: App, id: string, { settings, bundles, site: builtSite, ...props }: WebsiteStackProps) {
    super(app, id, { ...props, env: { region: REGION }, description: `Website and request forms, ${settings.stage}` });

    const api = new RequestApi(this, 'Api');
    // On this machine there is nobody who would read them.
    const logs = settings.stage === 'local' ? undefined : new LogStorage(this, 'Logs', { settings });
    const uploads = bucketName(settings, 'uploads', Aws.ACCOUNT_ID);
    const site = new StaticSite(this, 'Site', {
      settings,
      site: builtSite,
      api,
      uploadsBucket: uploads,
      edge: edgeParts(settings),
      logs,
    });
    const photos = new PhotoStorage(this, 'Photos', {
      settings,
      name: uploads,
      siteUrl: site.url,
      distributionArn: site.distributionArn,
      logs,
    });

    const environment = { UPLOADS_BUCKET: photos.bucketName, SITE_URL: site.url };
    const sources = allForms.map((form) => {
      const takesPhotos = form.id === complaint.id && {
        environment,
        may: [allow(['s3:GetObject', 's3:PutObjectTagging'], photos.photosArn)],
      };
      const { endpoint, table } = new FormEndpoint(this, pascalCase(form.id), { settings, form, bundles, ...takesPhotos });
      api.open(endpoint);
      if (takesPhotos) acknowledgePhotos(endpoint);
      return { form, table };
    });
    const presign = new ApiFunction(this, 'ComplaintPhotos', {
      name: PHOTOS_PATH.slice(API_PREFIX.length),
      bundles,
      environment,
      // Whoever signs a tag must be allowed to set it.
      may: [allow(['s3:PutObject', 's3:PutObjectTagging'], photos.photosArn)],
    });
    api.open(presign);
    acknowledgePhotos(presign);
    this.mail = new Mail(this, 'Mail', { settings, bundles, siteUrl: site.url, sources });

    if (settings.alarmAddress !== undefined) {
      const functions = [...api.functions, ...this.mail.functions].map((each) => each.function);
      new Monitoring(this, 'Monitoring', { settings, api, functions, unsentMails: this.mail.unsent, distributionId: site.distributionId });
    }
    new CfnOutput(this, SITE_URL_OUTPUT, { value: site.url });
    new CfnOutput(this, SITE_BUCKET_OUTPUT, { value: site.bucketName });
    new CfnOutput(this, DISTRIBUTION_OUTPUT, { value: site.distributionId });
  }
}

/** These two functions deal with every photo, and with nothing else in the bucket. */
function acknowledgePhotos({ role }: ApiFunction): void {
  Validations.of(role).acknowledge({
    id: 'AwsSolutions::AwsSolutions-IAM5[Resource::<UploadsBucket.Arn>/complaints/*]',
    reason: 'T5, T21: the key of a photo is made up when it is asked for, so the folder is the narrowest resource there is. It allows no listing and no deleting.',
  });
}

const pascalCase = (id: string) => id.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
