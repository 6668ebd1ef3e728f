/** @module-tag thorough */
import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { formPath, type Accepted } from '../../../shared/api.ts';
import { contact } from '../../../shared/forms/contact.ts';
import { rowsIn } from '../../fixtures/stored-rows.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { validBody } from '../../functions/valid-body.ts';
import { startSystem } from '../../reliability/system.ts';
import { jsonOf, post } from '../../reliability/visitor.ts';
import { mailsIn } from '../fixtures/mails.ts';
import { ownStack } from '../fixtures/own-stack.ts';

const stack = await ownStack();

/** A small disk needs root; a limit of the size of files, which Linux can set for a running process, makes the same calls fail. */
const limitFiles = (pid: number, bytes: number | 'unlimited') =>
  promisify(execFile)('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`]);

/** Nothing can be written; or a log ends in the middle of a row, and the tables that are opened anew have room in the next one. */
it.skipIf(process.platform !== 'linux').each([0, 9000])(
  'a disk that is full beyond %i bytes ends no page: what is not stored is refused, and with room all goes on, mails too',
  async (bytes) => {
    const dataDir = await temporaryFolder();
    await using system = await startSystem({ dataDir, stack });
    const confirmed: string[] = [];
    const submit = async (body = validBody(contact)) => {
      const answer = await post(system.url + formPath(contact.id), body);
      if (answer.status === 201) confirmed.push(jsonOf<Accepted>(answer).reference);
      return answer.status;
    };
    for (let count = 0; count < 4; count++) expect(await submit()).toBe(201);
    await limitFiles(system.pid, bytes);
    const refused = validBody(contact);
    const statuses = await Promise.all(Array.from({ length: 12 }, () => submit()));
    if (bytes === 0) statuses.push(await submit(refused));
    const possible = bytes === 0 ? [503] : [201, 503];
    expect(statuses.filter((status) => !possible.includes(status))).toEqual([]);
    expect((await fetch(`${system.url}/kontakt`)).status).toBe(200);

    await limitFiles(system.pid, 'unlimited');
    await sleep(1000);
    await expect.poll(() => submit(refused)).toBe(201);
    const stored = (await rowsIn(system.operator, contact.table)).map(({ reference }) => String(reference));
    expect(confirmed.filter((reference) => !stored.includes(reference))).toEqual([]);
    expect(new Set(stored).size).toBe(stored.length);
    // Each exactly once, also those that were stored but could not be confirmed.
    const mailed = async () => {
      const subjects = (await mailsIn(dataDir)).map(({ subject = '' }) => subject);
      return stored.map((reference) => subjects.filter((subject) => subject === `${contact.name} ${reference}`).length);
    };
    await expect.poll(mailed).toEqual(stored.map(() => 1));
  },
);
