/**
 * The whole system in a separate process, to be measured. Its output is the log: every line of the functions, and its own.
 * First message: the settings of `startLocal`. Any other asks for the process ids.
 */
import { once } from 'node:events';
import { startLocal, type LocalSettings } from '../../infra/start/start-site.ts';

// Its log may be on the disk that a test fills.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
const [settings] = (await once(process, 'message')) as [Omit<LocalSettings, 'log'>];
const print = (line: string) => void process.stdout.write(`${line}\n`);
const host = await startLocal({ ...settings, log: print, say: print });

const tell = () => process.send?.({ url: host.url, operator: host.operator, pids: host.pids() });
process.on('message', tell);
process.on('disconnect', () => process.exit());
tell();
