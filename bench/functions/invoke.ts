import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

type Handler = (event: unknown, context: object) => Promise<{ readonly statusCode: number }>;

/** What one process measured; times in milliseconds, memory in bytes. */
export interface Measured {
  readonly status: number;
  readonly load: number;
  readonly first: number;
  /** Median of the warm calls; 0 if none were asked for. */
  readonly warm: number;
  readonly memory: number;
}

const WARM_UP = 300;
const [bundle = '', eventFile = '', warmCalls = '0'] = process.argv.slice(2);
const event: unknown = JSON.parse(readFileSync(eventFile, 'utf8'));
const context = {
  functionName: 'bench',
  functionVersion: '1',
  memoryLimitInMB: '256',
  invokedFunctionArn: 'arn:aws:lambda:eu-central-2:000000000000:function:bench',
  awsRequestId: 'bench',
  getRemainingTimeInMillis: () => 10_000,
};

const started = performance.now();
const { handler } = (await import(pathToFileURL(bundle).href)) as { handler: Handler };
const loaded = performance.now();
const { statusCode } = await handler(event, context);
const answered = performance.now();
const measured: Measured = {
  status: statusCode,
  load: loaded - started,
  first: answered - loaded,
  memory: process.memoryUsage.rss(),
  warm: await warmTime(Number(warmCalls)),
};
process.send?.(measured, () => process.exit());

async function warmTime(calls: number): Promise<number> {
  if (calls === 0) return 0;
  for (let call = 0; call < WARM_UP; call++) await handler(event, context);
  const times: number[] = [];
  for (let call = 0; call < calls; call++) {
    const before = performance.now();
    await handler(event, context);
    times.push(performance.now() - before);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(calls / 2)] ?? 0;
}
