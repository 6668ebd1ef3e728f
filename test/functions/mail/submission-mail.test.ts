import { BadRequestException, SendEmailCommand, TooManyRequestsException } from '@aws-sdk/client-sesv2';
import type { DynamoDBRecord } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { mailbox } from '../../../functions/mail/addresses.ts';
import { allForms } from '../../../shared/forms/all-forms.ts';
import { complaint } from '../../../shared/forms/complaint.ts';
import { contact } from '../../../shared/forms/contact.ts';
import type { Form } from '../../../shared/forms/define-form.ts';
import { sampleFolder } from '../../../shared/forms/sample-folder.ts';
import { company } from '../../../shared/owner/company.ts';
import { photoUrl } from '../../../shared/photos.ts';
import { captureLog, SITE_URL } from '../call.ts';
import { entries, entryFor } from '../valid-body.ts';
import {
  deliver,
  DONE,
  fault,
  inserted,
  mailHandler,
  mockSes,
  leftToQueue,
  rowImage,
  SENDER,
  TEAM,
} from './stream-events.ts';

const ses = mockSes();
const output = captureLog();

const refused = new BadRequestException(fault);
const throttled = new TooManyRequestsException(fault);

const submit = async (...records: DynamoDBRecord[]) => deliver(await mailHandler('submission-mail'), ...records);

async function mailOf(form: Form, fields: Parameters<typeof rowImage>[0] = entries(form)) {
  await submit(inserted(form, rowImage(fields)));
  const [mail = {} as never] = ses.mails();
  return mail;
}
const row = (mark: string) => inserted(contact, rowImage(entries(contact, mark)));

describe.each(allForms)('a new row of $id', (form) => {
  it('is mailed to the team: its subject names form and reference, an answer goes to the visitor', async () => {
    await mailOf(form);
    expect(ses.mails()).toMatchObject([
      {
        FromEmailAddress: mailbox(company.name, SENDER),
        Destination: { ToAddresses: [TEAM] },
        ReplyToAddresses: ['email@firma.ch'],
        ConfigurationSetName: 'mails',
      },
    ]);
    expect(ses.mails().map(({ subject }) => subject)).toEqual([`${form.name} K7QF-3M2A`]);
  });

  it('shows every filled field by its label, in the form’s order, in text and in HTML', async () => {
    const mail = await mailOf(form);
    const shown = Object.entries(form.fields)
      .filter(([, { input }]) => input !== 'photos')
      .map(([name, field]) => ({
        label: field.label,
        value: field.options?.[entryFor(name, field)] ?? entryFor(name, field),
      }));
    const text = shown.map(
      ({ label, value }) => `${label}:${value.includes('\n') ? `\n${value}`.replaceAll('\n', '\n  ') : ` ${value}`}`,
    );
    expect(mail.text).toContain(`\n\n${text.join('\n')}\n\n`);
    const cells = Array.from(
      mail.html.matchAll(/<th[^>]*>(.*?)<\/th><td[^>]*>(.*?)<\/td>/g),
      ([, label, value = '']) => ({ label, value: value.replace(/^<a [^>]*>(.*)<\/a>$/, '$1') }),
    );
    expect(cells).toEqual(shown.map(({ label, value }) => ({ label, value: value.replaceAll('\n', '<br/>') })));
  });

  it('shows nothing of what was left empty', async () => {
    const required = Object.entries(entries(form)).filter(([name]) => form.fields[name]?.required);
    const mail = await mailOf(form, Object.fromEntries(required));
    const labels = Array.from(mail.html.matchAll(/<th[^>]*>(.*?)<\/th>/g), ([, label]) => label);
    expect(labels).toEqual(required.map(([name]) => form.fields[name]?.label));
  });
});

describe('the mail to the team', () => {
  it.each([
    ['+41 (0)44 000 00 00', 'tel:+410440000000'],
    ['abends 044 000 00 00', undefined],
  ])('links the telephone number %s', async (phone, url) => {
    const mail = await mailOf(contact, { ...entries(contact), phone });
    const [, href] = new RegExp(`<a href="(tel:[^"]*)"[^>]*>${RegExp.escape(phone)}</a>`).exec(mail.html) ?? [];
    expect(href).toBe(url);
    expect(mail.text).toContain(`: ${phone}\n`);
  });

  it('has what a visitor wrote in the signs of HTML as they are, and escaped once in HTML', async () => {
    const mail = await mailOf(contact, { ...entries(contact), message: 'Stein & Bau <2 m>, &amp;' });
    expect(mail.text).toContain(': Stein & Bau <2 m>, &amp;\n');
    expect(mail.html).toContain('>Stein &amp; Bau &lt;2 m&gt;, &amp;amp;<');
  });

  it('contains the time of receipt, in Swiss time, and the day of deletion', async () => {
    const expires_at = Date.parse('2028-07-01T22:30:00Z') / 1000;
    const mail = await mailOf(contact, { ...entries(contact), created_at: '2026-07-01T22:30:00.000Z', expires_at });
    const text = mail.text.replaceAll('\u00a0', ' ');
    expect(text).toContain('«Kontaktformular», eingegangen am 2. Juli 2026, 00:30 Uhr');
    expect(text).toContain('Die Aufbewahrung endet am 2. Juli 2028.');
    expect(text).not.toContain('Die Adressen der Fotos');
  });

  it('contains the numbers of the surfaces that were asked for', async () => {
    const mail = await mailOf(sampleFolder, { ...entries(sampleFolder), stones: ['09', '21'] });
    expect(mail.text).toContain('\nNummern der Oberflächen: 09, 21\n');
    expect(mail.text).not.toContain('Die Adressen der Fotos');
  });

  it('marks a suspect row in the subject and in the mail', async () => {
    const mail = await mailOf(contact, { ...entries(contact), suspect: true });
    expect(mail.subject).toBe('Auffällig: Kontakt K7QF-3M2A');
    expect(mail.text).toMatch(/\n\nAuffällig: .*weniger als 3 Sekunden/);
    expect(mail.html).toContain('Auffällig: Ein unsichtbares Feld');
  });

  it('links the site’s photos by their names, the visitor’s address, and nothing else', async () => {
    const photo = photoUrl(SITE_URL, 'complaints/1795231769115976168_Riss Süd.jpg');
    const foreign = ['https://evil.example/uploads/complaints/1795231769115976168_a.jpg', 'javascript:alert(1)'];
    const mail = await mailOf(complaint, { ...entries(complaint), photo_urls: [photo, ...foreign] });
    const links = Array.from(mail.html.matchAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/g), ([, ...link]) => link);
    expect(links).toEqual([
      [photo, 'Riss Süd.jpg'],
      ['mailto:email@firma.ch', 'email@firma.ch'],
    ]);
    expect(mail.text).toContain('Die Adressen der Fotos öffnen sich');
    expect(mail.text).toContain(`Fotos:\n  Riss Süd.jpg: ${photo}\n  ${foreign.join('\n  ')}\n`);
  });

  it('shows an address at a domain with umlauts as the visitor writes it, and is answered in ASCII', async () => {
    const mail = await mailOf(contact, { ...entries(contact), email: 'info@xn--kchen-zrich-thbg.ch' });
    expect(mail.text).toContain('E-Mail: info@küchen-zürich.ch\n');
    expect(mail.html).toMatch(/<a href="mailto:info@xn--kchen-zrich-thbg\.ch"[^>]*>info@küchen-zürich\.ch<\/a>/);
    expect(mail.ReplyToAddresses).toEqual(['info@xn--kchen-zrich-thbg.ch']);
  });

  it('goes out without Reply-To when SES rejects the address, and logs it', async () => {
    ses.mock.on(SendEmailCommand).rejectsOnce(refused).resolves({});
    expect(await submit(row('1'))).toEqual(DONE);
    expect(ses.mails().map(({ ReplyToAddresses }) => ReplyToAddresses)).toEqual([['email1@firma.ch'], undefined]);
    expect(ses.mails().at(-1)?.text).toContain('lässt sich nicht antworten');
  });

  const unfit = ['a@firma.ch\r\nBcc: b@x.ch', 'ä@firma.ch', ''];
  const several = ['a@firma.ch, b@x.ch', '<a@firma.ch\r\nBcc: b@x.ch>'];
  it.each([...unfit, ...several])('has no Reply-To made of %j', async (email) => {
    expect((await mailOf(contact, { ...entries(contact), email })).ReplyToAddresses).toBeUndefined();
    expect(ses.mails()).toHaveLength(1);
  });

  it('quotes a sender with signs of addresses in its name', () => {
    const from = String.raw`"D'Agostino \"Stein\" \\ Frick" <${SENDER}>`;
    expect(mailbox(String.raw`D'Agostino "Stein" \ Frick`, SENDER)).toBe(from);
  });

  it('names a sender whose name is not ASCII in encoded words', () => {
    const from = mailbox('Müller Söhne «Kunststein» GmbH', SENDER);
    expect(from).toMatch(/^(?:=\?UTF-8\?B\?[\w+/=]{1,63}\?= )+<website@musterstein\.example>$/);
    const words = Array.from(from.matchAll(/\?B\?(.*?)\?=/g), ([, word = '']) =>
      Buffer.from(word, 'base64').toString('utf8'),
    );
    expect(words.join('')).toBe('Müller Söhne «Kunststein» GmbH');
  });
});

describe('of the records of a stream', () => {
  it.each([
    ['a row that ended or was erased', 'REMOVE'],
    ['a changed row', 'MODIFY'],
  ] as const)('%s is not mailed', async (_what, eventName) => {
    expect(await submit(inserted(contact, rowImage(entries(contact)), { eventName }))).toEqual(DONE);
    expect(ses.mails()).toEqual([]);
  });

  it('a record that is shown twice is mailed once, in one batch or in two', async () => {
    const handler = await mailHandler('submission-mail');
    const [first, second] = [row('1'), row('2')];
    await deliver(handler, first, first, second);
    await deliver(handler, first, second);
    expect(ses.mails()).toHaveLength(2);
  });

  it('rows are mailed in their order up to the first that fails; the retry repeats none', async () => {
    const handler = await mailHandler('submission-mail');
    const rows = [row('1'), row('2'), row('3')] as const;
    ses.mock.on(SendEmailCommand).resolvesOnce({}).rejectsOnce(throttled).resolves({});
    expect(await deliver(handler, ...rows)).toEqual(leftToQueue(rows[1]));
    expect(await deliver(handler, rows[1], rows[2])).toEqual(DONE);
    const mailed = ses.mails().map(({ ReplyToAddresses }) => ReplyToAddresses?.[0]);
    expect(mailed).toEqual([1, 2, 2, 3].map((number) => `email${number}@firma.ch`));
  });

  it('a batch whose first row fails fails as a whole, so that Lambda halves it; alone, that row is named', async () => {
    const handler = await mailHandler('submission-mail');
    ses.mock.on(SendEmailCommand).rejects(throttled);
    const [first, second] = [row('1'), row('2')];
    await expect(deliver(handler, first, second)).rejects.toThrow('first row');
    expect(await deliver(handler, first)).toEqual(leftToQueue(first));
    expect(ses.mails()).toHaveLength(2);
  });

  const image = rowImage(entries(contact, 'Kanarienvogel'));
  const { reference: _reference, ...nameless } = image;
  it.each([
    ['without an image', inserted(contact, image, { dynamodb: { SequenceNumber: '1' } })],
    ['without a reference', inserted(contact, nameless)],
    ['whose reference could begin a header', inserted(contact, { ...image, reference: { S: 'K7QF-3M2A\r\nBcc: x' } })],
  ])('a record %s is left to the retries and the queue, and logged without its content', async (_what, record) => {
    const handler = await mailHandler('submission-mail');
    expect(await deliver(handler, record)).toEqual(leftToQueue(record));
    expect(ses.mails()).toEqual([]);
    const cause = { error: expect.stringMatching(/Error$/u) };
    expect(output.lines()[0]).toMatchObject({ level: 'ERROR', function: 'submission-mail', cause });
    expect(output.text()).not.toContain('Kanarienvogel');
  });
});

it('the log names form and reference of a row that failed, and how many mails went out', async () => {
  const handler = await mailHandler('submission-mail');
  ses.mock.on(SendEmailCommand).resolvesOnce({}).rejects(throttled);
  await deliver(handler, row('Kanarienvogel'), row('Kanarienvogel'));
  expect(output.lines()).toMatchObject([
    { level: 'ERROR', form: 'contact', reference: 'K7QF-3M2A', cause: { error: 'TooManyRequestsException' } },
    { level: 'INFO', function: 'submission-mail', requestId: 'request-1', mails: 1, ms: expect.any(Number) as number },
  ]);
  expect(output.text()).not.toContain('Kanarienvogel');
});
