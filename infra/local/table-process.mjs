// The process of the tables: dynalite, reachable through a socket in a folder of its owner's only, since it checks no signature.
// Arguments: folder of the data, path of the socket. It ends with its parent, and takes that folder along.
import dynalite from 'dynalite';
import { rmSync } from 'node:fs';
import { dirname } from 'node:path';

const [path, socket] = process.argv.slice(2);

process.on('disconnect', () => {
  if (process.platform !== 'win32') rmSync(dirname(socket), { recursive: true, force: true });
  process.exit();
});
// The terminal's Ctrl-C reaches the whole group; the parent says when it is time.
process.on('SIGINT', () => {});
// A killed predecessor leaves its socket behind.
if (process.platform !== 'win32') rmSync(socket, { force: true });
dynalite({ path, createTableMs: 0 }).listen(socket, () => process.send('listening'));
