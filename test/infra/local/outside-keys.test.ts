/** @module-tag thorough */
import { beforeAll, expect, it } from 'vitest';
import type { LocalHost } from '../../../infra/local/local-host.ts';
import { contactBody, post } from '../fixtures/host-fixture.ts';
import { startHost } from '../fixtures/started-host.ts';
import { sendRaw } from '../fixtures/store-fixture.ts';

let host: LocalHost;
beforeAll(async () => {
  const started = await startHost();
  ({ host } = started);
  return started.end;
});

const NAMES = ['__proto__', 'constructor', 'toString', '__proto__[polluted]', 'constructor.prototype'];
const paths = ['/', '/Kontakt/', '/gibts-nicht', '/api/contact', '/api/none', '/uploads/complaints/x', '/dokumente/x'];
const queries = NAMES.flatMap((name) => [name, `${name}=1&${name}=2&polluted=3`, `${encodeURIComponent(name)}=1`]);

/** What every object of this process has without its own doing. */
const inherited = () => [
  ...Reflect.ownKeys(Object.prototype).map(String),
  ...Object.keys(Object.getPrototypeOf({}) as object),
];

// Threat T15: the query, headers and keys of a request are chosen by anyone, a foreign page's <img> included.
it('a request with the name of an inherited property changes no object and no later answer', async () => {
  const before = inherited();
  const statuses = new Set<number>();
  for (const path of paths) {
    for (const query of queries)
      statuses.add((await fetch(`${host.url}${path}?${query}`, { redirect: 'manual' })).status);
  }
  for (const name of NAMES.filter((candidate) => /^\w+$/u.test(candidate))) {
    const tagged = { [`x-amz-meta-${name}`]: '1', 'x-amz-tagging': `${name}=1` };
    for (const [url, method, headers] of [
      [`${host.url}/`, 'GET', { [name]: '1' }],
      [`${host.uploadOrigin}/uploads/${name}?tagging&${name}=1`, 'PUT', tagged],
    ] as const)
      statuses.add((await sendRaw(url, method, headers)).status);
    statuses.add((await post(host.url, '/api/contact', JSON.parse(`{${JSON.stringify(name)}:{"polluted":1}}`))).status);
  }
  expect([...statuses].filter((status) => status >= 500)).toEqual([]);
  expect(inherited()).toEqual(before);
  expect(await (await fetch(`${host.url}/kontakt`)).text()).toContain('<title>Kontakt</title>');
  expect((await post(host.url, '/api/contact', contactBody())).status).toBe(201);
});
