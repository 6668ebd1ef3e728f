// The process of the tables: dynalite, listening on a socket in a folder that only its owner can open, since it checks no signature.
// Arguments: folder of the data, path of the socket. It ends with its parent, and deletes that folder.
import dynalite from 'dynalite';
import stores from 'dynalite/db/index.js';
import { rmSync } from 'node:fs';
import { dirname } from 'node:path';

// LevelDB creates files that all users can read.
process.umask(0o077);
const [path, socket] = process.argv.slice(2);
/** Deleted rows are purged once no row has been deleted for so long. */
const QUIET_MS = 200;

process.on('disconnect', () => {
  if (process.platform !== 'win32') rmSync(dirname(socket), { recursive: true, force: true });
  process.exit();
});
// The terminal's Ctrl-C reaches the whole group; only the parent ends this process.
process.on('SIGINT', () => {});
// A killed predecessor leaves its socket behind.
if (process.platform !== 'win32') rmSync(socket, { force: true });

// dynalite does not expose its database, and has no call that purges.
let database;
const { create } = stores;
stores.create = (options) => {
  const store = create(options);
  database = store.db;
  for (const name of ['keys', 'values']) database[name] = closing(database[name].bind(database));
  return store;
};
const server = dynalite({ path, createTableMs: 0 });
// Connections stay open: a call on one that is being closed would fail.
server.keepAliveTimeout = 0;
let purging = Promise.resolve();
let timer;
server.on('request', (request, response) => {
  if (/\.(?:DeleteItem|BatchWriteItem)$/.test(request.headers['x-amz-target'])) response.on('finish', purgeSoon);
});
server.listen(socket, () => {
  process.send('listening');
  // The predecessor may have been killed before it did.
  purgeSoon();
});

/** dynalite ends an iterator with `return`, which LevelDB's don't have: each would keep all that was there when it was opened. */
function closing(open) {
  return (options) => {
    const iterator = open(options);
    iterator.return = () => iterator.close();
    return iterator;
  };
}

function purgeSoon() {
  clearTimeout(timer);
  // What fails now is done after the next deletion or start.
  timer = setTimeout(() => (purging = purging.then(purge).catch(() => {})), QUIET_MS);
}

/**
 * LevelDB keeps the bytes of a deleted row until it merges the file that holds them into another. Two keys around all others
 * make a file that overlaps every file below it; the first round only brings what is still in memory to disk.
 */
async function purge() {
  for (const round of [1, 2]) {
    await database.batch(['!purge', '~purge'].map((key) => ({ type: 'put', key, value: round })));
    await database.compactRange('', '\uFFFF');
  }
}
