/** The command behind `npm start` and `npm run dev`. */
import { startLocal, type LocalSettings } from './local-host.ts';
import { whenOrphaned } from './machine/when-orphaned.ts';
import { StartError } from './machine/start-error.ts';

const HIGHEST_PORT = 65_535;

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
// npm passes a signal on to the shell between it and this process, and many shells end without passing it on.
if (process.env['npm_lifecycle_event']) whenOrphaned(() => stopping.abort());

try {
  const host = await startLocal({ ...settingsFrom(process.env), dev: process.argv.includes('--dev'), signal: stopping.signal, say, log: say });
  say(`The site is at ${host.url}`);
  const stop = async () => {
    await host.stop();
    process.exit();
  };
  if (stopping.signal.aborted) await stop();
  stopping.signal.addEventListener('abort', () => void stop());
} catch (error) {
  if (stopping.signal.aborted) process.exit();
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** @throws StartError naming the variable */
function settingsFrom(environment: NodeJS.ProcessEnv): Pick<LocalSettings, 'port' | 'dataDir' | 'dynamodbPort' | 's3Port' | 'sesPort'> {
  return {
    port: portFrom('PORT') ?? 3000,
    dataDir: environment['DATA_DIR'] || '.data',
    dynamodbPort: portFrom('DYNAMODB_PORT'),
    s3Port: portFrom('S3_PORT'),
    sesPort: portFrom('SES_PORT'),
  };

  function portFrom(name: string): number | undefined {
    const text = environment[name];
    if (!text) return undefined;
    const port = Number(text);
    if (!/^\d+$/.test(text) || port > HIGHEST_PORT) throw new StartError(`${name} must be a number from 0 to ${HIGHEST_PORT}, not ${text}.`);
    return port;
  }
}
