/** Asks the desk for the first page of a store on this machine. Prints its seconds. Argument: data folder. */
import { createDesk } from '../../infra/operate/desk/desk-app.ts';
import { openLocal } from '../../infra/operate/stores.ts';

const origin = 'http://127.0.0.1';
const headers = { host: '127.0.0.1', origin, 'content-type': 'application/json' };
const stores = await openLocal(process.argv[2] ?? '');
const { app, address } = createDesk({ stores, files: new Map(), folder: '.' }, origin);
const door = await app.fetch(new Request(address, { headers }));
const cookie = door.headers.get('set-cookie')?.split(';')[0] ?? '';
const [, home = ''] = /url=([^"]+)/u.exec(await door.text()) ?? [];
const started = performance.now();
const wanted = new Request(`${origin}${home}list`, { method: 'POST', headers: { ...headers, cookie }, body: '{}' });
const answer = await app.fetch(wanted);
if (!answer.ok) throw new Error(await answer.text());
await answer.text();
process.stdout.write(`${(performance.now() - started) / 1000}`);
process.exit();
