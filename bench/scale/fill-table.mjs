// Puts rows into a table of the local store, directly into dynalite's database while no other process has it open: by its protocol it
// takes about a thousand a second. Arguments: folder of the tables, first row, row after the last. Prints nothing.
import stores from 'dynalite/db/index.js';
import { contact } from '../../shared/forms/contact.ts';
import { rowOf } from './rows.ts';

const BATCH = 1000;
const [path, from, to] = process.argv.slice(2);
const store = stores.create({ path });
await store.db.open();
const table = await new Promise((resolve, reject) => {
  store.getTable(contact.table, (error, found) => (error ? reject(error) : resolve(found)));
});
const items = store.getItemDb(contact.table);

for (let next = Number(from); next < Number(to); next += BATCH) {
  const rows = Array.from({ length: Math.min(BATCH, Number(to) - next) }, (_, index) => rowOf(next + index));
  const puts = rows.map((value) => ({ type: 'put', key: stores.createKey(value, table), value }));
  await new Promise((resolve, reject) => {
    items.batch(puts, (error) => (error ? reject(error) : resolve()));
  });
}
await store.db.close();
