import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { bucketName, REGION } from '../../../infra/stack/names.ts';
import {
  BACKUP_DAYS,
  COMPLAINT_RETENTION_MONTHS,
  PENDING_PHOTO_DAYS,
  REQUEST_RETENTION_MONTHS,
} from '../../../shared/retention.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const handbook = readFileSync(`${root}docs/submissions.md`, 'utf8');

interface Policy {
  readonly Statement: readonly { readonly Action: readonly string[]; readonly Resource: string | readonly string[] }[];
}

/** Calls whose permission has another name: https://docs.aws.amazon.com/service-authorization/latest/reference/list_amazons3.html */
const PERMISSIONS: Readonly<Record<string, readonly string[]>> = {
  // Without the right to list, S3 doesn't say that an object is missing.
  's3:HeadObject': ['s3:GetObject', 's3:ListBucket'],
};

const read = (file: string) => readFileSync(`${root}infra/operate/${file}`, 'utf8');

/** The files of the folder that a file is made of, itself included. */
function partsOf(file: string, parts = new Set<string>()): ReadonlySet<string> {
  if (parts.has(file)) return parts;
  parts.add(file);
  for (const [, part = ''] of read(file).matchAll(/ from '\.\/([\w-]+\.ts)'/g)) partsOf(part, parts);
  return parts;
}

it('the handbook’s policy allows exactly what the command calls', () => {
  const policy = JSON.parse(/```json\n(.*?)```/s.exec(handbook)?.[1] ?? '') as Policy;
  const calls = [...partsOf('submissions.ts')].flatMap((file) => {
    const source = read(file);
    const sent = [...source.matchAll(/new (\w+)Command\(|\bpaginate(\w+)\(/g)].map(
      ([, command, page]) => command ?? page ?? '',
    );
    return sent.map((name) => (name.includes('Object') ? `s3:${name}` : `dynamodb:${name}`));
  });
  expect(calls.length).toBeGreaterThan(5);
  const needed = new Set(calls.flatMap((call) => PERMISSIONS[call] ?? [call]));
  expect(new Set(policy.Statement.flatMap(({ Action }) => Action))).toEqual(needed);
});

it('the handbook’s policy is about the tables and the bucket as the stack names them', () => {
  expect(handbook).toContain(
    `arn:aws:s3:::${bucketName({ stage: 'prod' } as Parameters<typeof bucketName>[0], 'uploads', 'ACCOUNT')}/*`,
  );
  expect(handbook).toContain(`arn:aws:dynamodb:${REGION}:ACCOUNT:table/*_forms`);
});

it('the handbook’s periods are those of the constants', () => {
  expect(handbook).toContain(`after ${BACKUP_DAYS} days`);
  expect(handbook).toContain(`after ${PENDING_PHOTO_DAYS} days`);
  expect(handbook).toContain(
    `requests after ${REQUEST_RETENTION_MONTHS} months, complaints after ${COMPLAINT_RETENTION_MONTHS / 12} years`,
  );
});
