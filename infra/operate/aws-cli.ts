import { execFile } from 'node:child_process';
import { REGION } from '../stack/names.ts';
import { OperateError } from './operate-error.ts';

/**
 * Runs one AWS CLI command → the parsed output, whose type the caller names.
 * @param command without `aws`; blanks separate its words
 * @param more arguments that contain blanks
 */
export type AwsCli = <Answer = unknown>(command: string, ...more: readonly string[]) => Promise<Answer>;

interface Outcome {
  readonly error: NodeJS.ErrnoException | null;
  readonly stdout: string;
  readonly stderr: string;
}

const REFUSAL = /An error occurred \((\w+)\)/;

/**
 * The AWS CLI with which the operator is signed in. Not the SDK: it would take a package for each of nine services, and an operator can
 * repeat each of these questions by hand.
 * @param profile of the AWS configuration files; without it, the one of the environment
 * @param program for tests
 * @returns a function that throws an Error with AWS's code as its name, or an OperateError without the tool
 */
export function awsCli(profile?: string, program = 'aws'): AwsCli {
  const sign = profile === undefined ? [] : ['--profile', profile];
  return async <Answer>(command: string, ...more: readonly string[]) => {
    const { error, stdout, stderr } = await run(program, [...command.split(' '), ...more, ...sign, '--output', 'json']);
    if (error?.code === 'ENOENT')
      throw new OperateError(
        'The AWS CLI is missing: https://docs.aws.amazon.com/cli/latest/userguide/getting-started-install.html',
      );
    if (error) throw refusalOf(stderr.trim(), sign);
    // The tool prints nothing for an empty answer.
    return JSON.parse(stdout.trim() || '{}') as Answer;
  };
}

/** Version of the AWS CLI, such as `2.31.0`; undefined if that is unclear. @param program for tests */
export async function awsCliVersion(program = 'aws'): Promise<string | undefined> {
  const { stdout, stderr } = await run(program, ['--version']);
  // Version 1 on old versions of Python prints it as an error.
  return /aws-cli\/([\d.]+)/.exec(stdout + stderr)?.[1];
}

const run = (program: string, args: readonly string[]): Promise<Outcome> =>
  new Promise((resolve) => {
    const env = { ...process.env, AWS_PAGER: '' };
    execFile(program, args, { env, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) =>
      resolve({ error: error as NodeJS.ErrnoException | null, stdout, stderr }),
    );
  });

/** With the command that helps, where the tool's own words lack it. */
function refusalOf(message: string, sign: readonly string[]): Error {
  const isSignedOut = /unable to locate credentials|sso|token (?:has|is|included in the request is) expired/i.test(
    message,
  );
  const help = isSignedOut ? `: ${['aws sso login', ...sign].join(' ')}` : '';
  return Object.assign(new Error(message + help), { name: REFUSAL.exec(message)?.[1] ?? 'Error' });
}

/** Whether AWS answered that the thing in question does not exist. */
const isMissing = (error: unknown): boolean =>
  error instanceof Error &&
  (/NotFound|NoSuch/.test(error.name) ||
    (error.name === 'ValidationError' && error.message.includes('does not exist')));

/** An answer of AWS, or undefined if the thing in question does not exist. */
export async function ifThere<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Names of the log groups in Zürich that begin so. */
export async function logGroupsOf(ask: AwsCli, prefix: string): Promise<readonly string[]> {
  const { logGroups } = await ask<{ readonly logGroups: readonly { readonly logGroupName: string }[] }>(
    `logs describe-log-groups --log-group-name-prefix ${prefix} --region ${REGION}`,
  );
  return logGroups.map(({ logGroupName }) => logGroupName);
}

/** The account of the sign-in. */
export async function accountOf(ask: AwsCli): Promise<string> {
  return (await ask<{ readonly Account: string }>('sts get-caller-identity')).Account;
}
