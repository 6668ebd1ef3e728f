// Measures one handler in this process: its parent sends the event and gets the times back (run-subject.ts). Plain JavaScript, so
// that Node's stripping of types is not part of what is measured. Arguments: file of the bundle, number of warm calls.
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';

const WARM_UP = 300;
const [bundle, warmCalls] = process.argv.slice(2);
const [event] = await once(process, 'message');
const context = {
  functionName: 'bench',
  functionVersion: '1',
  memoryLimitInMB: '256',
  invokedFunctionArn: 'arn:aws:lambda:eu-central-2:000000000000:function:bench',
  awsRequestId: 'bench',
  getRemainingTimeInMillis: () => 10_000,
};

const cpuBefore = process.cpuUsage();
const started = performance.now();
const { handler } = await import(pathToFileURL(bundle).href);
const loaded = performance.now();
let answer = await handler(event, context);
const answered = performance.now();
const { user, system } = process.cpuUsage(cpuBefore);
const cold = {
  load: loaded - started,
  first: answered - loaded,
  cpu: (user + system) / 1000,
  memory: process.memoryUsage.rss(),
};
const warm = await warmTimes(Number(warmCalls));
process.send({ ...cold, warm, status: answer.statusCode, body: answer.body ?? '' }, () => process.exit());

/** Times of the calls after the first few hundred; the worst answer is kept. */
async function warmTimes(calls) {
  const times = [];
  const all = calls === 0 ? 0 : WARM_UP + calls;
  for (let call = 0; call < all; call++) {
    const before = performance.now();
    const next = await handler(event, context);
    times.push(performance.now() - before);
    if (next.statusCode > answer.statusCode) answer = next;
  }
  return times.slice(WARM_UP);
}
