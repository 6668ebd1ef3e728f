import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { devNull } from 'node:os';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { REGION } from '../../stack/names.ts';
import { LOOPBACK } from '../http/listen.ts';
import type { AccessKey } from '../iam/sigv4.ts';
import type { FunctionSpec } from '../template/specs.ts';

/** An event on its way to the function's process. */
export interface Invocation {
  readonly id: string;
  readonly event: unknown;
  /** Milliseconds since 1970. */
  readonly deadline: number;
}

/** What became of an event. */
export type Outcome =
  { readonly id: string; readonly result: unknown } | { readonly id: string; readonly failed: true };

export interface RunningFunction {
  /**
   * Hands an event to the function. @returns what its handler returned
   * @throws Error if it threw, took too long or died: Lambda would report a function error
   */
  readonly invoke: (event: unknown) => Promise<unknown>;
  readonly pid: () => number | undefined;
  /** Loads the code anew. */
  readonly restart: () => void;
  readonly stop: () => Promise<void>;
}

interface Surroundings {
  readonly key: AccessKey;
  /** Where its AWS clients find the stores. */
  readonly endpoints: { readonly dynamodb: string; readonly s3: string; readonly ses: string };
  /** Called with each line that it writes. */
  readonly log: (line: string) => void;
  readonly timeLimits?: TimeLimits;
  /** Port of this machine on which a debugger finds it; it then has an hour for each event. */
  readonly inspectPort?: number | undefined;
  /** Whether stack traces name the places in the sources that its code was made of. */
  readonly mapsStacks?: boolean;
}

/** Other time limits than the template's, for tests on a busy machine. */
export interface TimeLimits {
  /** Multiplies the time-out of the Lambda. */
  readonly factor: number;
  /** URL of a module that the process loads first. It stretches the timers of the code. */
  readonly preload: string;
}

interface Pending {
  /** Which of the function's processes has the event. */
  readonly process: ChildProcess;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

const HOUR_MS = 60 * 60 * 1000;
const PROCESS = fileURLToPath(new URL('function-process.ts', import.meta.url));

/** Runs a Lambda in a separate process, which sees nothing but what Lambda would show it. */
export function runFunction(spec: FunctionSpec, surroundings: Surroundings): RunningFunction {
  const { key, endpoints, log, timeLimits, inspectPort, mapsStacks } = surroundings;
  const timeoutMs = inspectPort === undefined ? spec.timeoutMs * (timeLimits?.factor ?? 1) : HOUR_MS;
  const pending = new Map<string, Pending>();
  let isStopped = false;
  let child = start();
  let ready = untilReady(child);

  return {
    pid: () => child.pid,
    restart: () => void child.kill('SIGKILL'),
    async stop() {
      isStopped = true;
      if (hasEnded(child)) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
    },
    async invoke(event) {
      // One that could not be loaded is tried again with the next event.
      if (hasEnded(child) && !isStopped) launch();
      const process = await ready;
      const id = randomUUID();
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      // Lambda freezes a function that takes too long and starts another one.
      const timer = setTimeout(() => process.kill('SIGKILL'), timeoutMs);
      pending.set(id, { process, resolve, reject });
      process.send({ id, event, deadline: Date.now() + timeoutMs } satisfies Invocation, (error) => {
        if (error) settle({ id, failed: true });
      });
      try {
        return await promise;
      } finally {
        clearTimeout(timer);
      }
    },
  };

  function launch(): void {
    child = start();
    ready = untilReady(child);
  }

  function start(): ChildProcess {
    const started = fork(PROCESS, {
      env: environmentOf(spec, key, endpoints),
      execArgv: [
        `--max-old-space-size=${spec.memoryMb}`,
        ...(timeLimits ? ['--import', timeLimits.preload] : []),
        ...(mapsStacks ? ['--enable-source-maps'] : []),
        ...(inspectPort === undefined ? [] : [`--inspect=${LOOPBACK}:${inspectPort}`]),
      ],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [started.stdout, started.stderr]) forwardLines(stream, log);
    started.on('message', (message) => {
      if (typeof message === 'object') settle(message as Outcome);
    });
    started.once('exit', () => failAll(started));
    return started;
  }

  /** The process, once it has loaded its code. Rejects if that fails; one that ends later is replaced. */
  function untilReady(started: ChildProcess): Promise<ChildProcess> {
    const { promise, resolve, reject } = Promise.withResolvers<ChildProcess>();
    promise.catch(() => {});
    let isReady = false;
    started.on('message', (message) => {
      if (message !== 'ready') return;
      isReady = true;
      resolve(started);
    });
    started.once('exit', (code, signal) => {
      reject(new Error(`ended with ${signal ?? code}`));
      if (isReady && !isStopped) launch();
    });
    return promise;
  }

  function settle(outcome: Outcome): void {
    const waiting = pending.get(outcome.id);
    pending.delete(outcome.id);
    if ('result' in outcome) waiting?.resolve(outcome.result);
    else waiting?.reject(new Error(`${spec.name} failed`));
  }

  function failAll(process: ChildProcess): void {
    for (const [id, event] of pending) if (event.process === process) settle({ id, failed: true });
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/**
 * The whole environment of a function: its own and what Lambda's runtime sets.
 * https://docs.aws.amazon.com/lambda/latest/dg/configuration-envvars.html#configuration-envvars-runtime
 */
export function environmentOf(
  spec: FunctionSpec,
  key: AccessKey,
  endpoints: Surroundings['endpoints'],
): NodeJS.ProcessEnv {
  return {
    ...spec.environment,
    PATH: process.env['PATH'],
    TZ: ':UTC',
    LANG: 'en_US.UTF-8',
    LAMBDA_TASK_ROOT: spec.folder,
    _HANDLER: spec.handler,
    AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x',
    AWS_LAMBDA_FUNCTION_NAME: spec.id,
    AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(spec.memoryMb),
    AWS_LAMBDA_LOG_GROUP_NAME: `/aws/lambda/${spec.id}`,
    AWS_LAMBDA_LOG_STREAM_NAME: 'local',
    AWS_REGION: REGION,
    AWS_DEFAULT_REGION: REGION,
    AWS_ACCESS_KEY_ID: key.accessKeyId,
    AWS_SECRET_ACCESS_KEY: key.secretAccessKey,
    AWS_SESSION_TOKEN: key.sessionToken,
    AWS_ENDPOINT_URL_DYNAMODB: endpoints.dynamodb,
    AWS_ENDPOINT_URL_S3: endpoints.s3,
    AWS_ENDPOINT_URL_SESV2: endpoints.ses,
    // A developer's own AWS settings don't reach in.
    AWS_CONFIG_FILE: devNull,
    AWS_SHARED_CREDENTIALS_FILE: devNull,
  };
}

function forwardLines(stream: Readable | null, log: (line: string) => void): void {
  if (stream) createInterface({ input: stream }).on('line', log);
}
