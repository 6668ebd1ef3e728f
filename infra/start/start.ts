/** The command behind `npm start` and `npm run dev`. */
import { StartError } from '@works/local-aws/machine/start-error';
import { startLocal, type LocalSettings } from './start-site.ts';
import { whenOrphaned } from './when-orphaned.ts';

const HIGHEST_PORT = 65_535;
const INSPECTOR_PORT = 9229;

const isDev = process.argv.includes('--dev');
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
// A log on a full disk, or a terminal that was closed, ends no site.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
// npm passes a signal on to the shell between it and this process, and many shells end without passing it on.
if (process.env['npm_lifecycle_event']) whenOrphaned(() => stopping.abort());

try {
  const settings: LocalSettings = {
    ...settingsFrom(process.env),
    dev: isDev,
    signal: stopping.signal,
    say,
    log: say,
    onStackChange: () => void startAgain().catch(fail),
  };
  let host = await startLocal(settings);
  say(`The site is at ${host.url}`);
  if (stopping.signal.aborted) await stop();
  stopping.signal.addEventListener('abort', () => void stop());

  async function startAgain() {
    say('The stack has changed: starting again.');
    await host.stop();
    host = await startLocal({ ...settings, port: Number(new URL(host.url).port) });
    say(`The site is at ${host.url}`);
  }

  async function stop() {
    await host.stop();
    process.exit();
  }
} catch (error) {
  fail(error);
}

function fail(error: unknown): void {
  if (stopping.signal.aborted) process.exit();
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** @throws StartError naming the variable */
function settingsFrom(
  environment: NodeJS.ProcessEnv,
): Pick<LocalSettings, 'port' | 'dataDir' | 'dynamodbPort' | 's3Port' | 'sesPort' | 'inspect'> {
  if (environment['INSPECT'] && !isDev) throw new StartError('INSPECT needs the readable functions of npm run dev.');
  // `contact`, or `contact:9230` for another port than Node's usual one.
  const [inspected, inspectPort] = (environment['INSPECT'] ?? '').split(':');
  return {
    port: portFrom('PORT') ?? 3000,
    dataDir: environment['DATA_DIR'] || '.data',
    dynamodbPort: portFrom('DYNAMODB_PORT'),
    s3Port: portFrom('S3_PORT'),
    sesPort: portFrom('SES_PORT'),
    inspect: inspected
      ? { name: inspected, port: portFrom('INSPECT', inspectPort ?? '') ?? INSPECTOR_PORT }
      : undefined,
  };

  function portFrom(name: string, text = environment[name]): number | undefined {
    if (!text) return undefined;
    const port = Number(text);
    if (!/^\d+$/.test(text) || port > HIGHEST_PORT)
      throw new StartError(`${name} must be a number from 0 to ${HIGHEST_PORT}, not ${text}.`);
    return port;
  }
}
