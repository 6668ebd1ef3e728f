import { Stack, type App } from 'aws-cdk-lib';
import { allForms } from '../../../shared/forms/all-forms.ts';
import { acknowledgePolicyElsewhere, photoBucketProps, privateBucket } from '../constructs/buckets.ts';
import { formTable, type FormTable } from '../constructs/form-table.ts';
import { logBucket } from '../constructs/log-storage.ts';
import { bucketName, REGION, stackNames } from '../settings/names.ts';
import { accountOf, stackProps } from '../settings/placement.ts';
import type { Settings } from '../settings/settings.ts';

/**
 * All storage of files and records, and nothing else: it is deployed first, so a failed deployment of the rest leaves it as it is.
 * All names are fixed, so that the resources can be imported into a new stack (operations.md).
 */
export class DataStack extends Stack {
  readonly tables: readonly FormTable[];

  constructor(app: App, settings: Settings) {
    super(app, stackNames(settings.stage).data, {
      ...stackProps(settings, REGION),
      description: `Records and files of the website, ${settings.stage}`,
    });
    this.tables = allForms.map((form) => ({ form, table: formTable(this, settings, form) }));
    // The local host writes no access log.
    const serverAccessLogsBucket = settings.stage === 'local' ? undefined : logBucket(this, settings);
    const logged = (prefix: string) =>
      serverAccessLogsBucket && { serverAccessLogsBucket, serverAccessLogsPrefix: `${prefix}/` };
    const named = (purpose: 'site' | 'uploads') => ({
      settings,
      bucketName: bucketName(settings, purpose, accountOf(settings)),
      ...logged(purpose),
    });
    const site = privateBucket(this, 'SiteBucket', named('site'));
    const uploads = privateBucket(this, 'UploadsBucket', { ...named('uploads'), ...photoBucketProps(settings) });
    for (const bucket of [site, uploads]) acknowledgePolicyElsewhere(bucket);
  }
}
