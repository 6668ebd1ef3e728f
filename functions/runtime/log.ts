/** Failures that an alarm counts by their name in the log. */
export const COUNTED_CAUSES = { photosDenied: 'AccessDenied', malwareFound: 'MalwareFound' } as const;

/** The complete list of keys of a log line: none for body, header, field value or file name (decisions.md D18). */
interface LogLine {
  readonly level: 'INFO' | 'WARN' | 'ERROR';
  readonly function: string;
  readonly requestId: string;
  /** Route key of the template, never the path of the request. */
  readonly route?: string;
  readonly status?: number;
  /** Id of the form. */
  readonly form?: string;
  /** Reference of a row, by which the operator's command finds it. */
  readonly reference?: string;
  /** Why no mail was sent. */
  readonly delivery?: 'refused' | 'withheld';
  /** How many were sent. */
  readonly mails?: number;
  /** Milliseconds from the event to the answer. */
  readonly ms?: number;
  readonly cause?: Cause;
}

/** Why a call failed. Without messages, which can quote a visitor's input. */
interface Cause {
  readonly error: string;
  /** Of an error of Node, such as ECONNREFUSED. */
  readonly code?: string;
  /** HTTP status of the AWS service that failed. */
  readonly serviceStatus?: number;
  readonly attempts?: number;
  /** Innermost places in the program, `file:line:column`. */
  readonly at?: readonly string[];
  readonly cause?: Cause;
}

/**
 * Writes one line of JSON to standard output. Not through console, which Lambda wraps. To a line without a timestamp, Lambda gives the level INFO:
 * https://docs.aws.amazon.com/lambda/latest/dg/monitoring-cloudwatchlogs-log-level.html
 */
export function log(line: LogLine): void {
  process.stdout.write(`${JSON.stringify({ timestamp: new Date().toISOString(), ...line })}\n`);
}

const FRAME = /^ {4}at .*?([\w.-]{1,60}:\d{1,7}:\d{1,7})\)?$/;
const MAX_FRAMES = 4;
const MAX_CAUSES = 3;

/** Describes anything thrown without its message. */
export function causeOf(thrown: unknown, depth = 1): Cause {
  if (!(thrown instanceof Error)) return { error: typeof thrown };
  const { $metadata, code } = thrown as Error & { $metadata?: ServiceMetadata; code?: unknown };
  const at = frames(thrown);
  return {
    error: identifier(thrown.name),
    ...(typeof code === 'string' && { code: identifier(code) }),
    serviceStatus: $metadata?.httpStatusCode,
    attempts: $metadata?.attempts,
    ...(at.length > 0 && { at }),
    ...(thrown.cause !== undefined && depth < MAX_CAUSES && { cause: causeOf(thrown.cause, depth + 1) }),
  };
}

interface ServiceMetadata {
  readonly httpStatusCode?: number;
  readonly attempts?: number;
}

const identifier = (name: string) => (/^\w{1,80}$/.test(name) ? name : 'Error');

/** Only what follows the message: a message may hold lines that look like frames. */
function frames({ stack = '', message }: Error): string[] {
  const end = stack.indexOf(message) + message.length;
  const lines = stack.slice(end).split('\n');
  return lines.flatMap((line) => FRAME.exec(line)?.[1] ?? []).slice(0, MAX_FRAMES);
}
