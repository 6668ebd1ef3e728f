/** The local host in a process of its own, to be killed. Arguments: data folder, folder and name of the stack. */
import { startLocal } from '../../../infra/local/local-host.ts';

const [dataDir = '', folder = '', name = ''] = process.argv.slice(2);
const { url, operator, pids } = await startLocal({ port: 0, dataDir, stack: { folder, name } });
process.send?.({ url, operator, pids: pids() });
