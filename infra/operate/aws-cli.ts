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
 * First version with all commands that this project and its documents use: it brought `freetier get-account-plan-state`, on 9 July 2025. Debian 12 has
 * 2.9.19.
 */
export const LEAST_CLI = '2.27.50';

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
    const { stdout } = await promisify(execFile)(program, args, options)
      .catch(missing)
      .catch((error: Failure) => {
        throw error instanceof OperateError
          ? error
          : refusalOf(error.stderr.trim(), command.split(' ', 2).join(' '), sign);
      });
    // The tool prints nothing for an empty answer.
    return JSON.parse(stdout.trim() || '{}') as Answer;
  };
}

type Failure = NodeJS.ErrnoException & { readonly stderr: string };

/** @throws OperateError if there is no such program, else the error */
function missing(error: Failure): never {
  if (error.code !== 'ENOENT') throw error;
  throw new OperateError(
    'The AWS CLI is missing: https://docs.aws.amazon.com/cli/latest/userguide/getting-started-install.html',
  );
}

const SIGNED_OUT = /unable to locate credentials|\bsso (?:session|token)\b|\btoken\b.*\b(?:expired|does not exist)/i;

/** With the command that helps, where the tool's own words lack it. */
function refusalOf(message: string, command: string, sign: readonly string[]): Error {
  // The tool prints all that it knows, one of which is called sso.
  if (/^.*\binvalid choice\b/im.test(message))
    return new OperateError(`This AWS CLI does not know «${command}»: ${LEAST_CLI} or newer is needed.`);
  const help = SIGNED_OUT.test(message) ? `: ${['aws sso login', ...sign].join(' ')}` : '';
  return Object.assign(new Error(message + help), { name: REFUSAL.exec(message)?.[1] ?? 'Error' });
}

/**
 * @param text what `aws --version` prints
 * @returns its version, and whether that is new enough; undefined for any other text
 */
export function versionOf(text: string): { readonly version: string; readonly isEnough: boolean } | undefined {
  const [, version] = /^aws-cli\/(\d+\.\d+\.\d+)/.exec(text) ?? [];
  if (version === undefined) return undefined;
  return { version, isEnough: version.localeCompare(LEAST_CLI, 'en', { numeric: true }) >= 0 };
}

/** What the installed AWS CLI says of itself. @throws OperateError without the tool */
export async function cliVersion(program = 'aws'): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(program, ['--version']).catch(missing);
  return stdout || stderr;
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
export const signedInAccount = (ask: AwsCli): Promise<string> => ask('sts get-caller-identity --query Account');

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
