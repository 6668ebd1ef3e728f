/** The command behind `npm run destroy`. */
import { DeleteObjectsCommand, ListObjectVersionsCommand, NoSuchBucket, S3Client } from '@aws-sdk/client-s3';
import { allForms } from '../../shared/forms/all-forms.ts';
import { bucketName, REGION, stackNames, tableName } from '../stack/names.ts';
import { readSettings, type Settings } from '../stack/settings.ts';
import { stages } from '../stages.ts';
import { accountOf, awsCli, ifThere, logGroupsOf, type AwsCli } from './aws-cli.ts';
import { ok, printFinding, todo } from './findings.ts';
import { OperateError } from './operate-error.ts';
import { processTerminal } from './process-terminal.ts';
import { describeStack, stacksOf } from './stack-states.ts';
import { confirmOption, namedStage, runStageCommand, type NamedStageOptions } from './stage-command.ts';
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
  const signedIn = await accountOf(ask);
  if (account !== undefined && account !== signedIn)
    throw new OperateError(`The stage ${stage} belongs to account ${account}, but you are signed in to ${signedIn}.`);
  const question = `Delete the stage ${stage} in account ${signedIn} with all records, photos and logs for good?`;
  if (!isConfirmed && !(await terminal.ask?.(question)))
    throw new OperateError('Nothing was deleted. With --confirm it is.');

  const buckets = PURPOSES.map((purpose) => bucketName(settings, purpose, signedIn));
  for (const [name, region] of stacksOf(stage)) {
    const emptied = name === stackNames(stage).data ? buckets : [];
    await deleteStack(ask, name, region, async () => {
      for (const bucket of emptied) await emptyBucket(s3, bucket);
    });
    terminal.note(`${name} is deleted.`);
  }
  const left = await findLeftovers(destruction, buckets);
  for (const what of left) printFinding(terminal, todo(`The ${what} is still there.`));
  if (left.length > 0) return false;
  const text = `Nothing of the stage ${stage} is left, except CDK's own bucket of archives, which all stages share.`;
  printFinding(terminal, ok(text));
  return true;
}

/** @param prepare before each attempt */
async function deleteStack(ask: AwsCli, name: string, region: string, prepare: () => Promise<void>): Promise<void> {
  for (let attempt = 1; await describeStack(ask, name, region); attempt++) {
    if (attempt > ATTEMPTS)
      throw new OperateError(`${name} can't be deleted: see its events in CloudFormation, ${region}.`);
    await prepare();
    const which = `--stack-name ${name} --region ${region}`;
    await ask(`cloudformation delete-stack ${which}`);
    // Also ends with an error when the stack could not be deleted: the next attempt sees that it is still there.
    await ask(`cloudformation wait stack-delete-complete ${which}`).catch(() => undefined);
  }
}

/** Names of what is still there. */
async function findLeftovers({ settings, ask }: Destruction, buckets: readonly string[]): Promise<readonly string[]> {
  const tables = [...allForms.map(({ table }) => table), 'confirmations'].map((name) => tableName(settings, name));
  const left: string[] = [];
  for (const table of tables) {
    if (await ifThere(ask(`dynamodb describe-table --table-name ${table} --region ${REGION}`)))
      left.push(`table ${table}`);
  }
  const { Buckets } = await ask<{ readonly Buckets: readonly { readonly Name: string }[] }>('s3api list-buckets');
  const logs = await logGroupsOf(ask, `${stackNames(settings.stage).website}-`);
  return [
    ...left,
    ...Buckets.flatMap(({ Name }) => (buckets.includes(Name) ? [`bucket ${Name}`] : [])),
    ...logs.map((name) => `log ${name}`),
  ];
}

/**
 * Deletes all versions of all files in a bucket. A missing bucket is empty.
 * @throws OperateError naming the first file that S3 keeps
 */
async function emptyBucket(client: S3Client, Bucket: string): Promise<void> {
  try {
    for (;;) {
      // The first thousand: what they hide comes up when they are gone.
      const { Versions = [], DeleteMarkers = [] } = await client.send(new ListObjectVersionsCommand({ Bucket }));
      const Objects = [...Versions, ...DeleteMarkers].map(({ Key, VersionId }) => ({ Key, VersionId }));
      if (Objects.length === 0) return;
      const { Errors: [error] = [] } = await client.send(
        new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }),
      );
      if (error) throw new OperateError(`S3 keeps ${error.Key} in ${Bucket}: ${error.Code}.`);
    }
  } catch (error) {
    if (!(error instanceof NoSuchBucket)) throw error;
  }
}

if (import.meta.main)
  await runStageCommand<NamedStageOptions & { readonly confirm?: boolean }>(
    'Deletes a development stage with all that is stored in it.',
    [...namedStage(), confirmOption()],
    async ({ stage, profile, confirm: isConfirmed = false }) => {
      const s3 = new S3Client({ region: REGION, profile });
      return destroyStage(
        { settings: readSettings(stage, stages), ask: awsCli(profile), s3, isConfirmed },
        processTerminal(),
      );
    },
  );
