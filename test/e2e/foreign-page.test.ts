import { expect, inject, it } from 'vitest';
import { formPath } from '../../shared/api.ts';
import { contact } from '../../shared/forms/contact.ts';
import { paths } from '../../shared/paths.ts';
import { visit } from './browser.ts';
import { entriesFor, uniqueEmail } from './fill.ts';
import { serveForeign } from './foreign-site.ts';
import { rowsOf } from './rows.ts';

/** Answer to a form of a foreign page by its type: the first is that of our own forms, and refused for its origin. */
const REFUSED: Readonly<Record<string, number>> = {
  'application/x-www-form-urlencoded': 403,
  'multipart/form-data': 415,
  'text/plain': 415,
};

it('a foreign page can make a browser send requests, but none of them is taken', async () => {
  const { page } = await visit(paths.home);
  // «localhost» and «127.0.0.1» are two sites to a browser.
  const host = new URL(inject('url')).hostname === 'localhost' ? '127.0.0.1' : 'localhost';
  const foreignPage = `http://${host}:${await serveForeign('<!doctype html><title>Fremd</title>')}/`;
  const email = uniqueEmail();
  const body = JSON.stringify({
    ...entriesFor(contact, email),
    math_answer: contact.math.answer,
    privacy: true,
    submission_id: crypto.randomUUID(),
  });
  const url = inject('url') + formPath(contact.id);
  const statuses: number[] = [];
  page.on('response', (response) => response.url() === url && statuses.push(response.status()));

  for (const enctype of Object.keys(REFUSED)) {
    await page.goto(foreignPage);
    const answered = page.waitForResponse(url);
    await page.evaluate(
      ([action, type, text]) => {
        const form = Object.assign(document.createElement('form'), { action, method: 'post', enctype: type });
        // As plain text this makes the JSON whole: name, «=» and value follow each other.
        form.append(
          Object.assign(document.createElement('input'), { name: `${text.slice(0, -1)},"website":"`, value: '"}' }),
        );
        document.body.append(form);
        form.submit();
      },
      [url, enctype, body] as const,
    );
    expect((await answered).status(), enctype).toBe(REFUSED[enctype]);
    await page.waitForURL(url);
  }

  await page.goto(foreignPage);
  const outcomes = await page.evaluate(
    async ([to, text]) => {
      const tryTo = async (options: RequestInit) => {
        try {
          return (await fetch(to, { method: 'POST', body: text, ...options })).type;
        } catch {
          return 'blocked';
        }
      };
      const json = { 'content-type': 'application/json' };
      return {
        json: await tryTo({ headers: json }),
        withCredentials: await tryTo({ headers: json, credentials: 'include' }),
        withoutCors: await tryTo({ mode: 'no-cors', headers: json }),
        asText: await tryTo({}),
        beacon: navigator.sendBeacon(to, new Blob([text], { type: 'application/json' })),
      };
    },
    [url, body] as const,
  );
  // Without CORS the type falls away, the call answers 415, and its resource policy hides even that from the page.
  expect(outcomes).toMatchObject({
    json: 'blocked',
    withCredentials: 'blocked',
    withoutCors: 'blocked',
    asText: 'blocked',
  });
  await page.waitForTimeout(300);
  expect(statuses.slice(0, 3)).toEqual(Object.values(REFUSED));
  expect(statuses.filter((status) => status < 400)).toEqual([]);
  expect(await rowsOf(contact, email)).toEqual([]);
});
