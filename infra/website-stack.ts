import { Aws, CfnOutput, Stack, type App } from 'aws-cdk-lib';
import { API_PREFIX, PHOTOS_PATH } from '../shared/api.ts';
import { allForms } from '../shared/forms/all-forms.ts';
import { complaint } from '../shared/forms/complaint.ts';
import { allow, ApiFunction } from './api-function.ts';
import { FormEndpoint } from './form-endpoint.ts';
import { Mail } from './mail.ts';
import { PhotoStorage } from './photo-storage.ts';
import { RequestApi } from './request-api.ts';
import { bucketName, REGION, type Settings } from './settings.ts';
import { StaticSite, type BuiltSite } from './static-site.ts';

export interface WebsiteStackProps {
  readonly settings: Settings;
  /** Folder in which each function's bundle lies under its name. */
  readonly bundles: string;
  readonly site: BuiltSite;
}

/** The whole system: the site, five forms with a table each, and the complaint photos. */
export class WebsiteStack extends Stack {
  readonly siteUrl: CfnOutput;
  readonly mail: Mail;

  constructor(app: App, id: string, { settings, bundles, site: builtSite }: WebsiteStackProps) {
    super(app, id, { env: { region: REGION }, description: `Website and request forms, ${settings.stage}` });

    const api = new RequestApi(this, 'Api');
    const uploads = bucketName(settings, 'uploads', Aws.ACCOUNT_ID);
    const site = new StaticSite(this, 'Site', { settings, site: builtSite, api, uploadsBucket: uploads });
    const photos = new PhotoStorage(this, 'Photos', {
      settings,
      name: uploads,
      siteUrl: site.url,
      distributionArn: site.distributionArn,
    });

    const environment = { UPLOADS_BUCKET: photos.bucketName, SITE_URL: site.url };
    const sources = allForms.map((form) => {
      const takesPhotos = form.id === complaint.id && {
        environment,
        may: [allow(['s3:GetObject', 's3:PutObjectTagging'], photos.photosArn)],
      };
      const { endpoint, table } = new FormEndpoint(this, pascalCase(form.id), { settings, form, bundles, ...takesPhotos });
      api.open(endpoint);
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
    this.mail = new Mail(this, 'Mail', { settings, bundles, siteUrl: site.url, sources });

    this.siteUrl = new CfnOutput(this, 'SiteUrl', { value: site.url });
  }
}

const pascalCase = (id: string) => id.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
