/**
 * The whole system in a separate process, to be measured and killed. Its output is the log: every line of the functions, and its own.
 * Argument: the settings of `startLocal`, as JSON.
 */
import { startLocal, type LocalSettings } from '../../infra/local/local-host.ts';

const settings = JSON.parse(process.argv[2] ?? '{}') as Omit<LocalSettings, 'log'>;
const host = await startLocal({ ...settings, log: (line) => void process.stdout.write(`${line}\n`) });

const tell = () => process.send?.({ url: host.url, uploadOrigin: host.uploadOrigin, operator: host.operator, pids: host.pids() });
process.on('message', tell);
process.on('disconnect', () => process.exit());
tell();
