import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_BODY_BYTES } from '../../shared/api.ts';
import { allForms } from '../../shared/forms/all-forms.ts';
import { complaint } from '../../shared/forms/complaint.ts';
import { contact } from '../../shared/forms/contact.ts';
import type { Form } from '../../shared/forms/define-form.ts';
import { errorText } from '../../shared/forms/error-texts.ts';
import { formWords } from '../../shared/forms/form-words.ts';
import { SEND_FAILED, WRONG_SUM } from '../../shared/notices.ts';
import { company } from '../../shared/owner/company.ts';
import { call, captureLog, FROM_PAGE, pairsOf, post, postEvent, SITE_URL } from './call.ts';
import { fakeDynamoDB } from './fake-dynamodb.ts';
import { controlsIn, textsIn } from './read-page.ts';
import { entries, requiredFields, validBody } from './valid-body.ts';

const database = await fakeDynamoDB();
captureLog();
beforeEach(() => void vi.setSystemTime('2026-03-04T15:06:07Z'));
afterEach(() => void vi.useRealTimers());

const { handlerFor } = database;
const filled = (form: Form, changes: Record<string, unknown> = {}) => pairsOf(validBody(form, changes));

describe.each(allForms)('$id, sent without script', (form) => {
  it('is stored as the same call in JSON is, and answered with the specified words and the reference', async () => {
    const handler = await handlerFor(form);
    const { status, headers, html } = await post(handler, filled(form));
    expect(status).toBe(201);
    expect(headers).toEqual({ 'content-type': 'text/html; charset=utf-8' });
    const [row] = database.rows();
    expect(row).toMatchObject(entries(form));
    expect(row).not.toHaveProperty('suspect');
    const words = [form.success.title, form.success.text, form.next, row?.['reference']];
    expect(textsIn(html)).toEqual(expect.arrayContaining(words));
    expect(textsIn(html).join('\n')).toContain(company.name);

    await call(handler, validBody(form));
    expect(database.rows()[1]).toEqual({ ...row, id: expect.any(String), reference: expect.any(String) });
  });

  it('is one row when it is sent again within the day, and another one the day after', async () => {
    const handler = await handlerFor(form);
    const first = await post(handler, filled(form));
    vi.setSystemTime('2026-03-05T01:59:59Z');
    expect(await post(handler, filled(form))).toEqual(first);
    expect(database.rows()).toHaveLength(1);
    vi.setSystemTime('2026-03-05T02:00:00Z');
    expect((await post(handler, filled(form))).status).toBe(201);
    expect(database.rows()).toHaveLength(2);
  });

  it('can not be claimed beforehand: not by a program, not with the trap, not by an id without the secret', async () => {
    const handler = await handlerFor(form);
    await post(handler, filled(form), { ...FROM_PAGE, accept: '*/*' });
    await post(handler, { ...filled(form), website: 'x' });
    const day = String(Math.floor((Date.now() - 2 * 60 * 60 * 1000) / (24 * 60 * 60 * 1000))).padStart(12, '0');
    await call(handler, { ...validBody(form, { submission_id: `00000000-0000-8000-8000-${day}` }), elapsed_ms: 0 });
    const shown = controlsIn((await post(handler, filled(form, { math_answer: '99' }))).html)['submission_id'];
    await call(handler, { ...validBody(form, { submission_id: shown }), elapsed_ms: 0 });
    expect(database.rows().filter(({ suspect }) => suspect)).toHaveLength(4);
    expect((await post(handler, filled(form))).status).toBe(201);
    expect(database.rows().filter(({ suspect }) => !suspect)).toHaveLength(1);
  });

  it('is shown again with every entry when the sum is wrong', async () => {
    const sent = filled(form, { math_answer: '99' });
    const { status, html } = await post(await handlerFor(form), sent);
    expect(status).toBe(422);
    expect(textsIn(html)).toEqual(expect.arrayContaining([WRONG_SUM.title, WRONG_SUM.text]));
    expect(controlsIn(html)).toMatchObject(sent);
    expect(html).toContain(formWords.mathHint);
    expect(html).toMatch(/aria-describedby="[\w-]+-hint [\w-]+-error" aria-invalid=true/u);
    expect(database.calls).toBe(0);
  });

  it('names and marks every field that is missing', async () => {
    const { status, html } = await post(await handlerFor(form), {});
    expect(status).toBe(422);
    const missing = requiredFields(form);
    expect(html).toContain(`<title>${formWords.error}: ${form.heading}`);
    for (const name of missing) expect(textsIn(html)).toContain(errorText(form, name, 'required'));
    expect(html.match(/aria-invalid/g)).toHaveLength(missing.length + 2);
    expect(html.match(/ \*<\/span><\/label>/g)).toHaveLength(html.match(/ required[ >]/g)?.length ?? 0);
    expect(html.match(/<li>/g)).toHaveLength(missing.length + 2);
    expect(database.calls).toBe(0);
  });

  it('is shown again with every entry when it can not be stored, and sent again it is one row', async () => {
    const handler = await handlerFor(form);
    database.behave('store, then cut', 'fail');
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const sent = filled(form);
    const { status, headers, html } = await post(handler, sent);
    expect(status).toBe(503);
    expect(headers).toMatchObject({ 'retry-after': '5' });
    expect(textsIn(html)).toEqual(expect.arrayContaining([SEND_FAILED.title, SEND_FAILED.text]));
    const again = controlsIn(html);
    expect(again).toMatchObject(sent);
    vi.setSystemTime('2026-03-06T15:06:07Z');
    const stored = database.rows().map(({ id }) => id);
    database.behave('store');
    await post(handler, again);
    expect(database.rows().map(({ id }) => id)).toEqual(stored);
  });

  it.each([
    ['asks for no page', { accept: '*/*' }],
    ['was sent by a script', { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }],
  ])('marks a row as suspect, and stores it, when the post %s', async (_, headers) => {
    expect((await post(await handlerFor(form), filled(form), { ...FROM_PAGE, ...headers })).status).toBe(201);
    expect(database.rows()).toEqual([expect.objectContaining({ suspect: true })]);
  });

  it('does not suspect a browser that describes no requests, as those before 2023', async () => {
    const sent = Object.entries(FROM_PAGE).filter(([name]) => !name.startsWith('sec-fetch-'));
    expect((await post(await handlerFor(form), filled(form), Object.fromEntries(sent))).status).toBe(201);
    expect(database.rows()).toEqual([expect.not.objectContaining({ suspect: expect.anything() })]);
  });

  it.each([
    ['another origin', { ...FROM_PAGE, origin: 'https://fremd.example' }],
    ['no origin', { ...FROM_PAGE, origin: '' }],
    ['another site, by its own statement', { ...FROM_PAGE, 'sec-fetch-site': 'cross-site' }],
    ['the site without TLS', { ...FROM_PAGE, origin: SITE_URL.replace('https', 'http') }],
  ])('is refused from %s, stored nowhere and repeated nowhere', async (_, headers) => {
    const marked = filled(form, { [requiredFields(form)[0] ?? '']: 'Marke' });
    const { status, html } = await post(await handlerFor(form), marked, headers);
    expect(status).toBe(403);
    expect(html).not.toContain('Marke');
    expect(database.calls).toBe(0);
  });

  it.each(['%', 'name=%ff'])('refuses the body %j as unreadable', async (body) => {
    const { statusCode } = await (await handlerFor(form))(postEvent(body, { headers: FROM_PAGE }));
    expect(statusCode).toBe(400);
    expect(database.calls).toBe(0);
  });

  it('refuses fields that it does not have', async () => {
    for (const name of ['id', 'suspect', 'expires_at', '__proto__', 'toString', 'photo_url']) {
      expect((await post(await handlerFor(form), { ...filled(form), [name]: 'x' })).status, name).toBe(422);
    }
    expect(database.calls).toBe(0);
  });
});

it('lets a body of 32 KB pass, and shows a longer one again with the longest text marked', async () => {
  const handler = await handlerFor(contact);
  const message = 'ä'.repeat(4990);
  expect((await post(handler, filled(contact, { message }))).status).toBe(201);
  const long = filled(contact, { message: 'ä'.repeat(Math.ceil(MAX_BODY_BYTES / 6)) });
  const { status, html } = await post(handler, long);
  expect(status).toBe(413);
  expect(controlsIn(html)).toMatchObject(long);
  expect(html).toContain(`${MAX_BODY_BYTES / 1024}\u00a0KB`);
  const huge = await handler(postEvent('a'.repeat(1024 * 1024), { headers: FROM_PAGE }));
  expect(huge.statusCode).toBe(413);
});

it('explains how to hand in the photos of a complaint, and that chosen ones were not sent', async () => {
  const handler = await handlerFor(complaint);
  const without = await post(handler, filled(complaint));
  expect(without.html).toContain(company.email);
  expect(without.html).not.toContain('nicht übertragen');
  const chosen = await post(handler, { ...filled(complaint), photos: 'Riss.jpg' });
  expect(chosen.status).toBe(201);
  expect(chosen.html).toContain('nicht übertragen');
  expect(database.rows()).toHaveLength(1);
});
