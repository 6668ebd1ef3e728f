import { Duration, RemovalPolicy, Stack, Validations, type App } from 'aws-cdk-lib';
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from 'aws-cdk-lib/aws-backup';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { allForms } from '../../../shared/forms/all-forms.ts';
import { BACKUP_DAYS } from '../../../shared/retention.ts';
import { copiesVault, copiesVaultArn, type SettingsWithBackup } from '../settings/backup.ts';
import { bucketName, REGION, stackNames, tableName } from '../settings/names.ts';
import { accountOf, stackProps } from '../settings/placement.ts';

/** In Zürich; the tables themselves can be restored to any second of the last 35 days. */
const DAYS_IN_ZUERICH = 7;
/** AWS's least: from then on, the lock can't be taken away, not even by the owner of the account. */
const LOCK_CHANGEABLE = Duration.days(3);

/**
 * Copies records and photos to another region or account every night, into a vault whose lock keeps each copy for as long as a deleted record lives on
 * in backups (shared/retention.ts). No credentials shorten that.
 */
export class BackupStack extends Stack {
  constructor(app: App, settings: SettingsWithBackup) {
    super(app, stackNames(settings.stage).backup, {
      ...stackProps(settings, REGION),
      description: `Nightly backup of records and photos, ${settings.stage}`,
    });
    const vault = new BackupVault(this, 'Vault', { removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE });
    const plan = new BackupPlan(this, 'Plan', {
      backupVault: vault,
      backupPlanRules: [
        new BackupPlanRule({
          ruleName: 'nightly',
          scheduleExpression: Schedule.cron({ hour: '2', minute: '0' }),
          deleteAfter: Duration.days(DAYS_IN_ZUERICH),
          copyActions: [
            {
              destinationBackupVault: BackupVault.fromBackupVaultArn(this, 'Copies', copiesVaultArn(settings)),
              deleteAfter: Duration.days(BACKUP_DAYS),
            },
          ],
        }),
      ],
    });
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('backup.amazonaws.com'),
      managedPolicies: POLICIES.map((name) => ManagedPolicy.fromAwsManagedPolicyName(name)),
    });
    acknowledge(role);
    const tables = allForms.map(({ table }) =>
      this.formatArn({ service: 'dynamodb', resource: 'table', resourceName: tableName(settings, table) }),
    );
    const photos = `arn:aws:s3:::${bucketName(settings, 'uploads', accountOf(settings))}`;
    plan.addSelection('Stored', { role, resources: [...tables, photos].map((arn) => BackupResource.fromArn(arn)) });
  }
}

/** The locked vault of the copies, in another region of the same account. In another account it is made by hand (docs/operations.md). */
export class CopiesStack extends Stack {
  constructor(app: App, settings: SettingsWithBackup) {
    super(app, stackNames(settings.stage).copies, {
      ...stackProps(settings, settings.backup.region),
      description: `Copies of records and photos, ${settings.stage}`,
    });
    new BackupVault(this, 'Vault', {
      backupVaultName: copiesVault(settings),
      lockConfiguration: {
        // The library wants the least below the most.
        minRetention: Duration.days(BACKUP_DAYS - 1),
        maxRetention: Duration.days(BACKUP_DAYS),
        changeableFor: LOCK_CHANGEABLE,
      },
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
  }
}

const POLICIES = ['service-role/AWSBackupServiceRolePolicyForBackup', 'AWSBackupServiceRolePolicyForS3Backup'] as const;

function acknowledge(role: Role): void {
  Validations.of(role).acknowledge(
    ...POLICIES.map((name) => ({
      id: `AwsSolutions::AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/${name}]`,
      reason:
        'T24: AWS Backup assumes the role, and no person or function can. AWS keeps the list of what it takes to read tables and buckets for a copy; it may restore nothing.',
    })),
  );
}
