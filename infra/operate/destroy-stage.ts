import type { S3Client } from '@aws-sdk/client-s3';
import { allForms } from '../../shared/forms/all-forms.ts';
import { bucketName, REGION, stackNames, tableName } from '../stack/names.ts';
import type { Settings } from '../stack/settings.ts';
import { ifThere, type AwsCli } from './aws-cli.ts';
import { emptyBucket } from './empty-bucket.ts';
import { ok, printFinding, todo, type Finding } from './findings.ts';
import { OperateError } from './operate-error.ts';
import { describeStack, stacksOf } from './stack-states.ts';
import type { Terminal } from './terminal.ts';

interface Destruction {
  readonly settings: Settings;
  readonly ask: AwsCli;
  readonly s3: S3Client;
  /** Deletes without asking. */
  readonly isConfirmed: boolean;
}

/** S3 delivers access logs for hours, also into a bucket that was emptied a moment ago. */
const ATTEMPTS = 3;
const PURPOSES = ['site', 'uploads', 'access-logs'] as const;

/**
 * Deletes a development stage with everything in it, and checks whether anything is left.
 * @returns whether nothing is left
 * @throws OperateError for production, for another account, and if the operator doesn't agree
 */
export async function destroyStage(destruction: Destruction, terminal: Terminal): Promise<boolean> {
  const { settings, ask, s3, isConfirmed } = destruction;
  const { stage, account } = settings;
  if (stage !== 'dev')
    throw new OperateError(`Only the stage dev can be destroyed. How to take ${stage} down is in docs/operations.md.`);
  const { Account } = await ask<{ readonly Account: string }>('sts', 'get-caller-identity');
  if (account !== undefined && account !== Account)
    throw new OperateError(`The stage ${stage} belongs to account ${account}, but you are signed in to ${Account}.`);
  const isAgreed =
    isConfirmed ||
    (await terminal.ask?.(
      `Delete the stage ${stage} in account ${Account} with all records, photos and logs for good?`,
    ));
  if (!isAgreed) throw new OperateError('Nothing was deleted. With --confirm it is.');

  const buckets = PURPOSES.map((purpose) => bucketName(settings, purpose, Account));
  for (const [name, region] of stacksOf(stage)) {
    const emptied = name === stackNames(stage).data ? buckets : [];
    await deleteStack(ask, name, region, async () => {
      for (const bucket of emptied) await emptyBucket(s3, bucket);
    });
    terminal.note(`${name} is deleted.`);
  }
  const left = await findLeftovers(destruction, buckets);
  for (const finding of left) printFinding(terminal, finding);
  return left.every(({ mark }) => mark === 'ok');
}

/** @param prepare before each attempt */
async function deleteStack(ask: AwsCli, name: string, region: string, prepare: () => Promise<void>): Promise<void> {
  for (let attempt = 1; await describeStack(ask, name, region); attempt++) {
    if (attempt > ATTEMPTS)
      throw new OperateError(`${name} can't be deleted: see its events in CloudFormation, ${region}.`);
    await prepare();
    await ask('cloudformation', 'delete-stack', '--stack-name', name, '--region', region);
    // Also ends with an error when the stack could not be deleted: the next attempt sees that it is still there.
    await ask('cloudformation', 'wait', 'stack-delete-complete', '--stack-name', name, '--region', region).catch(
      () => undefined,
    );
  }
}

async function findLeftovers({ settings, ask }: Destruction, buckets: readonly string[]): Promise<Finding[]> {
  const tables = [...allForms.map(({ table }) => table), 'confirmations'].map((name) => tableName(settings, name));
  const findings: Finding[] = [];
  for (const table of tables) {
    if (await ifThere(ask('dynamodb', 'describe-table', '--table-name', table, '--region', REGION)))
      findings.push(todo(`The table ${table} is still there.`));
  }
  const { Buckets } = await ask<{ readonly Buckets: readonly { readonly Name: string }[] }>('s3api', 'list-buckets');
  for (const { Name } of Buckets) if (buckets.includes(Name)) findings.push(todo(`The bucket ${Name} is still there.`));
  const { logGroups } = await ask<{ readonly logGroups: readonly { readonly logGroupName: string }[] }>(
    'logs',
    'describe-log-groups',
    '--log-group-name-prefix',
    `${stackNames(settings.stage).website}-`,
    '--region',
    REGION,
  );
  for (const { logGroupName } of logGroups) findings.push(todo(`The log ${logGroupName} is still there.`));
  return findings.length > 0
    ? findings
    : [
        ok(
          `Nothing of the stage ${settings.stage} is left, except CDK's own bucket of archives, which all stages share.`,
        ),
      ];
}
