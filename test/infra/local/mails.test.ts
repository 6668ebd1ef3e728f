import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { formPath } from '../../../shared/api.ts';
import { allForms } from '../../../shared/forms/all-forms.ts';
import { contact } from '../../../shared/forms/contact.ts';
import { sampleFolder } from '../../../shared/forms/sample-folder.ts';
import { company } from '../../../web/content/owner/company.ts';
import { entries, validBody } from '../../functions/valid-body.ts';
import { post } from '../fixtures/host-fixture.ts';
import { expectedOf, mailsIn, shownIn, writtenIn } from '../fixtures/mails.ts';
import { startHost } from '../fixtures/started-host.ts';

let started: Awaited<ReturnType<typeof startHost>>;
beforeAll(async () => {
  started = await startHost();
  return started.end;
});

interface Sent {
  readonly reference: string;
}

async function send(formId: string, body: object): Promise<string> {
  const answer = await post(started.host.url, formPath(formId), body);
  expect(answer.status).toBe(201);
  return ((await answer.json()) as Sent).reference;
}

/** Mails that name a reference in their subject. */
const mailsOf = async (reference: string) =>
  (await mailsIn(started.dataDir)).filter(({ subject }) => subject?.includes(reference));

const recordsWaiting = async () =>
  (await readdir(join(started.dataDir, 'streams'), { recursive: true })).filter((name) => name.endsWith('.json'));

describe.each(allForms)('a request by $id', (form) => {
  it('reaches the team with every field as it was sent', async () => {
    const fields = { ...entries(form, '<b>&amp; «Kies» "8"</b>'), email: `ursula-${form.id}@firma.ch` };
    const reference = await send(form.id, validBody(form, fields));
    await expect.poll(() => mailsOf(reference)).toHaveLength(2);
    const mail = (await mailsOf(reference)).find(({ to }) => to?.[0]?.address === 'anfragen@firma.ch');
    expect(mail).toMatchObject({
      from: { name: company.name, address: 'website@firma.ch' },
      replyTo: [{ address: fields.email }],
      subject: `${form.name} ${reference}`,
    });
    const expected = expectedOf(form, fields);
    expect(mail && shownIn(mail)).toEqual(expected);
    expect(mail && writtenIn(mail)).toEqual(expected);
  });
});

it('an order of a sample folder is confirmed to the visitor', async () => {
  const reference = await send(sampleFolder.id, validBody(sampleFolder, { email: 'beat@firma.ch' }));
  await expect.poll(() => mailsOf(reference)).toHaveLength(2);
  const mails = await mailsOf(reference);
  const confirmation = mails.find(({ to }) => to?.[0]?.address === 'beat@firma.ch');
  expect(confirmation && shownIn(confirmation)).toEqual({ Referenz: reference });
  expect(confirmation?.replyTo).toMatchObject([{ address: company.email }]);
  expect(confirmation?.text).not.toMatch(/Angabe zu/);
});

it('the same request sent three times is mailed once to the team and once to the visitor, and waits nowhere afterwards', async () => {
  const body = validBody(contact, { email: 'emil@firma.ch' });
  const references = await Promise.all([1, 2, 3].map(() => send(contact.id, body)));
  const [reference = ''] = references;
  expect(new Set(references).size).toBe(1);
  await expect.poll(() => mailsOf(reference)).toHaveLength(2);
  await expect.poll(() => recordsWaiting()).toEqual([]);
  expect(new Set((await mailsOf(reference)).map(({ to }) => to?.[0]?.address))).toEqual(
    new Set(['anfragen@firma.ch', 'emil@firma.ch']),
  );
  expect(await mailsOf(reference)).toHaveLength(2);
});
