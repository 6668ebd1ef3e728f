import { fork } from 'node:child_process';
import { devNull } from 'node:os';
import { fileURLToPath } from 'node:url';
import { REGION } from '../../infra/stack/settings/names.ts';
import type { Subject } from './subjects.ts';

/** What one process measured of one handler; times in milliseconds, memory in bytes. */
export interface Measured {
  /** The worst answer. */
  readonly status: number;
  readonly body: string;
  /** From asking for the code until the handler is there. */
  readonly load: number;
  /** From the event to the answer, the first time. */
  readonly first: number;
  /** Processor time of both. */
  readonly cpu: number;
  /** Each of the warm calls. */
  readonly warm: readonly number[];
  readonly memory: number;
}

const INVOKE = fileURLToPath(new URL('invoke.mjs', import.meta.url));
/** What Lambda's runtime sets, as far as the code reads it. */
const RUNTIME = {
  PATH: process.env['PATH'],
  TZ: ':UTC',
  AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x',
  AWS_REGION: REGION,
  AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE',
  AWS_SECRET_ACCESS_KEY: 'secret',
  AWS_SESSION_TOKEN: 'session',
  AWS_CONFIG_FILE: devNull,
  AWS_SHARED_CREDENTIALS_FILE: devNull,
};

/** Where a subject's AWS clients find everything. */
interface Cloud {
  readonly endpoint: string;
  /** File of the certificate to trust. */
  readonly trusted?: string;
}

/**
 * Loads a subject in a fresh process with Lambda's environment and calls it once, then `warmCalls` times.
 * @throws Error naming the subject, when it doesn't answer as it has to: then nothing was measured
 */
export function runSubject(
  { name, bundle, spec, event, status }: Subject,
  { endpoint, trusted }: Cloud,
  warmCalls = 0,
): Promise<Measured> {
  const env = {
    ...spec.environment,
    ...RUNTIME,
    AWS_ENDPOINT_URL: endpoint,
    ...(trusted && { NODE_EXTRA_CA_CERTS: trusted }),
  };
  return new Promise((resolve, reject) => {
    const errors: string[] = [];
    const child = fork(INVOKE, [bundle, String(warmCalls)], {
      env,
      execArgv: [],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    child.stderr?.on('data', (chunk: Buffer) => errors.push(chunk.toString('utf8')));
    child.once('message', (message) => {
      const measured = message as Measured;
      if (measured.status === status) resolve(measured);
      else
        reject(
          new Error(
            `${name} answered ${measured.status} instead of ${status}, so nothing was measured: ${measured.body}`,
          ),
        );
    });
    child.once('close', (code) =>
      reject(new Error(`${name} ended with ${code} before it answered: ${errors.join('').trim()}`)),
    );
    child.send(event);
  });
}
