import { describe, expect, it } from 'vitest';
import type { StageSettings } from '../../../infra/stack/settings/settings.ts';
import { allForms } from '../../../shared/forms/all-forms.ts';
import { BACKUP_DAYS } from '../../../shared/retention.ts';
import { ACCOUNT, synthesise } from '../fixtures/fixture-stack.ts';
import { one } from '../fixtures/resources.ts';

const withBackup = (backup: StageSettings['backup']) => synthesise('prod', 'empty', { settings: { backup } });

describe('the backup', () => {
  it('copies every table and the photos each night, for as long as a deleted record may live on', async () => {
    const { templates, stacks } = await withBackup({ region: 'eu-central-1' });
    const backup = templates['website-prod-backup'] ?? { Resources: {} };
    const copies = `arn:aws:backup:eu-central-1:${ACCOUNT}:backup-vault:website-prod-copies`;
    expect(one(backup, 'AWS::Backup::BackupPlan')).toMatchObject({
      BackupPlan: {
        BackupPlanRule: [
          {
            ScheduleExpression: 'cron(0 2 * * ? *)',
            Lifecycle: { DeleteAfterDays: 7 },
            CopyActions: [{ DestinationBackupVaultArn: copies, Lifecycle: { DeleteAfterDays: BACKUP_DAYS } }],
          },
        ],
      },
    });
    expect(one(backup, 'AWS::Backup::BackupSelection')).toMatchObject({
      BackupSelection: {
        Resources: [
          ...allForms.map(({ table }) => `arn:aws:dynamodb:eu-central-2:${ACCOUNT}:table/${table}`),
          `arn:aws:s3:::website-prod-uploads-${ACCOUNT}`,
        ],
      },
    });
    expect(stacks.find(({ name }) => name === 'website-prod-backup')?.waitsFor).toEqual([
      'website-prod-copies',
      'website-prod-data',
    ]);
  });

  it('is locked where its copies are: no credentials shorten or end them, and they outlive the stack', async () => {
    const { templates } = await withBackup({ region: 'eu-central-1' });
    const [vault] = Object.values(templates['website-prod-copies']?.Resources ?? {});
    expect(vault).toMatchObject({
      DeletionPolicy: 'RetainExceptOnCreate',
      Properties: {
        BackupVaultName: 'website-prod-copies',
        LockConfiguration: { MinRetentionDays: BACKUP_DAYS - 1, MaxRetentionDays: BACKUP_DAYS, ChangeableForDays: 3 },
      },
    });
  });

  it('in another account leaves the vault there to its owner, also in Zürich', async () => {
    const { templates } = await withBackup({ region: 'eu-central-2', account: '999900001111' });
    expect(Object.keys(templates)).not.toContain('website-prod-copies');
    expect(JSON.stringify(templates['website-prod-backup'])).toContain(
      'arn:aws:backup:eu-central-2:999900001111:backup-vault:website-prod-copies',
    );
  });
});
