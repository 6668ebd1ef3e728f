import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { OperateError } from './operate-error.ts';

/**
 * Runs one AWS CLI command → the parsed output, whose type the caller names.
 * @param command without `aws`; blanks separate its words
 * @param more arguments that contain blanks
 */
export type AwsCli = <Answer = unknown>(command: string, ...more: readonly string[]) => Promise<Answer>;

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
  const options = { env: { ...process.env, AWS_PAGER: '' }, maxBuffer: 64 * 1024 * 1024 };
  return async <Answer>(command: string, ...more: readonly string[]) => {
    const args = [...command.split(' '), ...more, ...sign, '--output', 'json'];
    const { stdout } = await promisify(execFile)(program, args, options).catch((error: Failure) => {
      if (error.code === 'ENOENT')
        throw new OperateError(
          'The AWS CLI is missing: https://docs.aws.amazon.com/cli/latest/userguide/getting-started-install.html',
        );
      throw refusalOf(error.stderr.trim(), sign);
    });
    // The tool prints nothing for an empty answer.
    return JSON.parse(stdout.trim() || '{}') as Answer;
  };
}

type Failure = NodeJS.ErrnoException & { readonly stderr: string };

/** With the command that helps, where the tool's own words lack it. */
function refusalOf(message: string, sign: readonly string[]): Error {
  const isSignedOut = /unable to locate credentials|sso|token (?:has|is|included in the request is) expired/i.test(
    message,
  );
  const help = isSignedOut ? `: ${['aws sso login', ...sign].join(' ')}` : '';
  return Object.assign(new Error(message + help), { name: REFUSAL.exec(message)?.[1] ?? 'Error' });
}

/** An answer of AWS, or undefined if the thing in question does not exist. */
export async function ifThere<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer;
  } catch (error) {
    const { name, message } = error as Error;
    if (/NotFound|NoSuch/.test(name) || (name === 'ValidationError' && message.includes('does not exist')))
      return undefined;
    throw error;
  }
}

/** The account of the sign-in. */
export const accountOf = (ask: AwsCli): Promise<string> => ask('sts get-caller-identity --query Account');

/** A stack as CloudFormation describes it. */
interface DeployedStack {
  readonly Outputs?: readonly { readonly OutputKey: string; readonly OutputValue: string }[];
}

/** @returns undefined if there is no such stack */
export async function describeStack(ask: AwsCli, name: string, region: string): Promise<DeployedStack | undefined> {
  const command = `cloudformation describe-stacks --stack-name ${name} --region ${region}`;
  return (await ifThere(ask<{ readonly Stacks: readonly DeployedStack[] }>(command)))?.Stacks[0];
}

/** Value of a stack's output. @returns undefined without the output or the stack */
export const outputOf = (stack: DeployedStack | undefined, name: string): string | undefined =>
  stack?.Outputs?.find(({ OutputKey }) => OutputKey === name)?.OutputValue;
