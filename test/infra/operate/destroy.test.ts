import { DeleteObjectsCommand, ListObjectVersionsCommand, NoSuchBucket, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { describe, expect, it, onTestFinished } from 'vitest';
import { destroyStage } from '../../../infra/operate/destroy.ts';
import type { Stage } from '../../../infra/stack/names.ts';
import type { StageSettings } from '../../../infra/stack/settings.ts';
import { ACCOUNT, settingsOf, synthesise } from '../fixtures/fixture-stack.ts';
import { fakeAws, MISSING_STACK, refusal } from './fake-aws.ts';
import { recordedTerminal } from './recorded-terminal.ts';

interface Start {
  readonly stage?: Stage;
  readonly settings?: StageSettings;
  readonly isConfirmed?: boolean;
  readonly answer?: boolean;
  /** How often the deletion of the stack of the data fails. */
  readonly failures?: number;
  readonly left?: object;
}

const BUCKETS = ['site', 'uploads', 'access-logs'].map((purpose) => `website-dev-${purpose}-${ACCOUNT}`);

/** An account with the stage dev, whose buckets hold two files each. */
function account({ failures = 0, left = {} }: Start) {
  const stacks = new Set(['website-dev-data', 'website-dev-edge', 'website-dev', 'website-dev-edge-watch']);
  const deleted: string[] = [];
  let toFail = failures;
  const s3 = mockClient(S3Client);
  onTestFinished(() => s3.restore());
  const files = new Map(BUCKETS.map((bucket) => [bucket, 2]));
  s3.on(ListObjectVersionsCommand).callsFake(({ Bucket }: { Bucket: string }) => {
    const count = files.get(Bucket);
    if (count === undefined) throw new NoSuchBucket({ message: 'x', $metadata: {} });
    return {
      Versions: Array.from({ length: count }, (_, at) => ({ Key: `file-${at}`, VersionId: '1' })),
      DeleteMarkers: count > 0 ? [{ Key: 'gone', VersionId: '2' }] : [],
    };
  });
  s3.on(DeleteObjectsCommand).callsFake(({ Bucket }: { Bucket: string }) => {
    files.set(Bucket, 0);
    return {};
  });
  const answers = Object.fromEntries(
    [...stacks].flatMap((name) => [
      [
        `cloudformation describe-stacks --stack-name ${name} --`,
        () => (stacks.has(name) ? { Stacks: [{ StackStatus: 'CREATE_COMPLETE' }] } : MISSING_STACK),
      ],
      [
        `cloudformation delete-stack --stack-name ${name} --`,
        () => {
          if (name === 'website-dev-data') {
            if ([...files.values()].some((count) => count > 0)) return {};
            if (toFail-- > 0) {
              files.set(BUCKETS[2] ?? '', 1);
              return {};
            }
          }
          stacks.delete(name);
          deleted.push(name);
          return {};
        },
      ],
    ]),
  ) as Record<string, () => object>;
  const { ask, asked } = fakeAws({
    'sts get-caller-identity': { Account: ACCOUNT },
    'cloudformation describe-stacks': MISSING_STACK,
    'cloudformation wait': () => (deleted.length > 0 ? {} : refusal('WaiterError')),
    'dynamodb describe-table': refusal('ResourceNotFoundException'),
    's3api list-buckets': { Buckets: [{ Name: 'of-another-project' }] },
    'logs describe-log-groups': { logGroups: [] },
    ...answers,
    ...left,
  });
  return { ask, asked, deleted, files };
}

async function destroy(start: Start = {}) {
  const { stage = 'dev', settings, isConfirmed = true, answer } = start;
  const { terminal, printed, notes, questions } = recordedTerminal(undefined, answer);
  const aws = account(start);
  const isGone = destroyStage(
    { settings: settingsOf(stage, settings), ask: aws.ask, s3: new S3Client({}), isConfirmed },
    terminal,
  );
  return { ...aws, isGone: await isGone, printed, notes, questions };
}

const IN_ORDER = ['website-dev-edge-watch', 'website-dev', 'website-dev-data', 'website-dev-edge'];

describe('the stage dev', () => {
  it('goes stack by stack, after its buckets were emptied of every version', async () => {
    const { isGone, deleted, files, printed } = await destroy();
    expect(deleted).toEqual(IN_ORDER);
    expect([...files.values()]).toEqual([0, 0, 0]);
    expect(printed).toEqual([
      "ok     Nothing of the stage dev is left, except CDK's own bucket of archives, which all stages share.",
    ]);
    expect(isGone).toBe(true);
  });

  it('consists of these stacks, beside the one of its account, which stays', async () => {
    const { templates } = await synthesise('dev', 'empty', { settings: { firewall: 'on' } });
    expect([...IN_ORDER, 'website-account'].toSorted()).toEqual(Object.keys(templates).toSorted());
  });

  it('goes although an access log comes in while its bucket is deleted', async () => {
    expect((await destroy({ failures: 2 })).deleted).toEqual(IN_ORDER);
    await expect(destroy({ failures: 3 })).rejects.toThrow(
      "website-dev-data can't be deleted: see its events in CloudFormation, eu-central-2.",
    );
  });

  it('is not gone while a table, a bucket or a log is left', async () => {
    const left = {
      'dynamodb describe-table --table-name dev_sales_forms': { Table: {} },
      's3api list-buckets': { Buckets: [{ Name: BUCKETS[1] }] },
      'logs describe-log-groups --log-group-name-prefix website-dev-': {
        logGroups: [{ logGroupName: 'website-dev-x' }],
      },
    };
    const { isGone, printed } = await destroy({ left });
    expect(printed).toEqual([
      'to do  The table dev_sales_forms is still there.',
      `to do  The bucket ${BUCKETS[1]} is still there.`,
      'to do  The log website-dev-x is still there.',
    ]);
    expect(isGone).toBe(false);
  });

  it('goes only when the operator agrees', async () => {
    const { questions, deleted } = await destroy({ isConfirmed: false, answer: true });
    expect(questions).toEqual([
      `Delete the stage dev in account ${ACCOUNT} with all records, photos and logs for good?`,
    ]);
    expect(deleted).toEqual(IN_ORDER);
    for (const answer of [false, undefined])
      await expect(destroy({ isConfirmed: false, answer })).rejects.toThrow(
        'Nothing was deleted. With --confirm it is.',
      );
  });
});

describe('refused', () => {
  it('is the stage prod, and another account', async () => {
    await expect(destroy({ stage: 'prod' })).rejects.toThrow('Only the stage dev can be destroyed.');
    await expect(destroy({ settings: { account: '444455556666' } })).rejects.toThrow(
      'The stage dev belongs to account 444455556666, but you are signed in to 111122223333.',
    );
  });
});
