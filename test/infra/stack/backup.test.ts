import { describe, expect, it } from 'vitest';
import { allForms } from '../../../shared/forms/all-forms.ts';
import { BACKUP_DAYS } from '../../../shared/retention.ts';
import { ACCOUNT, FULL, synthesise } from '../fixtures/fixture-stack.ts';
import { one } from '../fixtures/resources.ts';

const { templates, stacks } = await synthesise('prod', 'empty', { settings: FULL });

describe('the backup', () => {
  it('copies every table and the photos each night, for as long as a deleted record may live on', () => {
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

  it('is locked where its copies are: no credentials shorten or end them, and they outlive the stack', () => {
    const [vault] = Object.values(templates['website-prod-copies']?.Resources ?? {});
    expect(vault).toMatchObject({
      DeletionPolicy: 'RetainExceptOnCreate',
      Properties: {
        BackupVaultName: 'website-prod-copies',
        LockConfiguration: { MinRetentionDays: BACKUP_DAYS - 1, MaxRetentionDays: BACKUP_DAYS, ChangeableForDays: 3 },
      },
    });
  });

  it('in another account leaves the vault there to its owner, also in Zürich', { tags: 'thorough' }, async () => {
    const settings = { backup: { region: 'eu-central-2', account: '999900001111' } } as const;
    const { templates: elsewhere } = await synthesise('prod', 'empty', { settings });
    expect(Object.keys(elsewhere)).not.toContain('website-prod-copies');
    expect(JSON.stringify(elsewhere['website-prod-backup'])).toContain(
      'arn:aws:backup:eu-central-2:999900001111:backup-vault:website-prod-copies',
    );
  });
});
