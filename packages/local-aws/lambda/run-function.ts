import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { devNull } from 'node:os';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { LOOPBACK } from '../http/listen.ts';
import type { AccessKey } from '../iam/sigv4.ts';
import type { FunctionSpec } from '../template/read-template.ts';

/** An event on its way to the function's process. */
export interface FunctionEvent {
  readonly id: string;
  readonly event: unknown;
  /** Milliseconds since 1970. */
  readonly deadline: number;
}

/** What became of an event: what the handler returned, or nothing if it failed. */
export type Outcome = { readonly id: string; readonly result?: unknown };

/** Hands an event to the function with this logical id. */
export type Invoke = (functionId: string, event: unknown) => Promise<unknown>;

export interface RunningFunction {
  readonly spec: FunctionSpec;
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
  readonly region: string;
  readonly key: AccessKey;
  /** Where its AWS clients find the stores. */
  readonly endpoints: {
    readonly dynamodb: string;
    readonly s3: string;
    readonly ses: string;
    /** Of every other service and host, which is refused. */
    readonly others: string;
  };
  /** Called with each line that it writes. */
  readonly log: (line: string) => void;
  readonly timeLimits?: TimeLimits;
  /** Port of this machine on which a debugger finds it; it then has an hour for each event. */
  readonly inspectPort?: number | undefined;
}

/** Other time limits than the template's, for tests on a busy machine. */
export interface TimeLimits {
  /** Multiplies the time-out of the Lambda. */
  readonly factor: number;
  /** URL of a module that the process loads first. It stretches the timers of the code. */
  readonly preload: string;
}

const HOUR_MS = 60 * 60 * 1000;
const PROCESS = fileURLToPath(new URL('function-process.ts', import.meta.url));

/** Runs a Lambda in a separate process, which sees nothing but what Lambda would show it. One that has ended is replaced with the next event. */
export function runFunction(spec: FunctionSpec, surroundings: Surroundings): RunningFunction {
  const { inspectPort, timeLimits } = surroundings;
  const timeoutMs = inspectPort === undefined ? spec.timeoutMs * (timeLimits?.factor ?? 1) : HOUR_MS;
  let running = startProcess(spec, surroundings);
  let isStopped = false;
  return {
    spec,
    pid: () => running.child.pid,
    restart: () => void running.child.kill('SIGKILL'),
    async stop() {
      isStopped = true;
      const { child } = running;
      if (hasEnded(child)) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
    async invoke(event) {
      if (!isStopped && (running.child.killed || hasEnded(running.child))) running = startProcess(spec, surroundings);
      const { child, ready } = running;
      // Its time begins when its code is loaded.
      await ready;
      const id = randomUUID();
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      const fail = () => reject(new Error(`${spec.name} failed`));
      const settle = (outcome: Outcome) => {
        if (outcome.id !== id) return;
        if ('result' in outcome) resolve(outcome.result);
        else fail();
      };
      // Lambda freezes a function that takes too long and starts another one.
      const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
      child.on('message', settle).once('exit', fail);
      child.send({ id, event, deadline: Date.now() + timeoutMs } satisfies FunctionEvent, (error) => error && fail());
      try {
        return await promise;
      } finally {
        clearTimeout(timer);
        child.off('message', settle).off('exit', fail);
      }
    },
  };
}

/** @returns the process, and when it has loaded its code, which rejects if it can't */
function startProcess(spec: FunctionSpec, surroundings: Surroundings) {
  const { log, timeLimits, inspectPort } = surroundings;
  const child = fork(PROCESS, {
    env: environmentOf(spec, surroundings),
    execArgv: [
      `--max-old-space-size=${spec.memoryMb}`,
      '--enable-source-maps',
      ...(timeLimits ? ['--import', timeLimits.preload] : []),
      ...(inspectPort === undefined ? [] : [`--inspect=${LOOPBACK}:${inspectPort}`]),
    ],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  // One listener for each event under way.
  child.setMaxListeners(0);
  for (const input of [child.stdout, child.stderr]) if (input) createInterface({ input }).on('line', log);
  const ready = new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', () => reject(new Error(`${spec.name} can't be loaded`)));
  });
  ready.catch(() => {});
  return { child, ready };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/**
 * The whole environment of a function: its own and what Lambda's runtime sets.
 * https://docs.aws.amazon.com/lambda/latest/dg/configuration-envvars.html#configuration-envvars-runtime
 */
export function environmentOf(
  spec: FunctionSpec,
  { region, key, endpoints }: Pick<Surroundings, 'region' | 'key' | 'endpoints'>,
): NodeJS.ProcessEnv {
  return {
    ...spec.environment,
    PATH: process.env['PATH'],
    TZ: ':UTC',
    LANG: 'en_US.UTF-8',
    LAMBDA_TASK_ROOT: spec.folder,
    _HANDLER: spec.handler,
    AWS_EXECUTION_ENV: `AWS_Lambda_${spec.runtime}`,
    AWS_LAMBDA_FUNCTION_NAME: spec.id,
    AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(spec.memoryMb),
    AWS_LAMBDA_LOG_GROUP_NAME: `/aws/lambda/${spec.id}`,
    AWS_LAMBDA_LOG_STREAM_NAME: 'local',
    AWS_REGION: region,
    AWS_DEFAULT_REGION: region,
    AWS_ACCESS_KEY_ID: key.accessKeyId,
    AWS_SECRET_ACCESS_KEY: key.secretAccessKey,
    AWS_SESSION_TOKEN: key.sessionToken,
    AWS_ENDPOINT_URL: endpoints.others,
    AWS_ENDPOINT_URL_DYNAMODB: endpoints.dynamodb,
    AWS_ENDPOINT_URL_S3: endpoints.s3,
    AWS_ENDPOINT_URL_SESV2: endpoints.ses,
    // Node's own requests to other hosts end at the same place.
    NODE_USE_ENV_PROXY: '1',
    HTTP_PROXY: endpoints.others,
    HTTPS_PROXY: endpoints.others,
    NO_PROXY: `localhost,${LOOPBACK}`,
    // A developer's own AWS settings don't reach in.
    AWS_CONFIG_FILE: devNull,
    AWS_SHARED_CREDENTIALS_FILE: devNull,
  };
}
