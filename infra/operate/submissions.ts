/** The command behind `npm run submissions`. */
import { runCommand } from './command.ts';
import { processTerminal } from './process-terminal.ts';

// The reader of a pipe may end early, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

process.exitCode = await runCommand(process.argv.slice(2), processTerminal(), process.env['DATA_DIR'] || '.data');
