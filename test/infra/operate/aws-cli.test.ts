import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { awsCli, ifThere } from '../../../infra/operate/aws-cli.ts';
import { temporaryFolder } from '../../../packages/local-aws/test/temporary-folder.ts';

/** A program in the place of the AWS CLI. */
async function program(script: string): Promise<string> {
  const path = join(await temporaryFolder(), 'aws');
  await writeFile(path, `#!/bin/sh\n${script}\n`);
  await chmod(path, 0o700);
  return path;
}

describe('the AWS CLI', () => {
  it('gets the question with the profile, and its answer is read', async () => {
    const ask = awsCli(
      'werkstein',
      await program(`printf '{"args":"%s","pager":"%s"}' "$(printf '<%s>' "$@")" "$AWS_PAGER"`),
    );
    expect(await ask('logs filter-log-events --filter-pattern', '{ $.mails > 0 }')).toEqual({
      args: '<logs><filter-log-events><--filter-pattern><{ $.mails > 0 }><--profile><werkstein><--output><json>',
      pager: '',
    });
  });

  it.each([
    ['An error occurred (AccessDeniedException) when calling the X operation: no', 'AccessDeniedException', ''],
    ['Unable to locate credentials.', 'Error', ': aws sso login --profile werkstein'],
  ])('fails with the name of the error, and the command that helps: %s', async (said, name, help) => {
    const question = awsCli('werkstein', await program(`echo '${said}' >&2; exit 254`))('x');
    await expect(question).rejects.toMatchObject({ name, message: said + help });
  });
});

const fail = (name: string, message = name) => Promise.reject(Object.assign(new Error(message), { name }));

it('what does not exist is no failure, anything else is', async () => {
  expect(await ifThere(fail('ResourceNotFoundException'))).toBeUndefined();
  expect(await ifThere(fail('ValidationError', 'Stack with id x does not exist'))).toBeUndefined();
  expect(await ifThere(Promise.resolve(1))).toBe(1);
  await expect(ifThere(fail('ValidationError', 'wrong name'))).rejects.toThrow('wrong name');
  await expect(ifThere(fail('AccessDenied'))).rejects.toThrow('AccessDenied');
});
