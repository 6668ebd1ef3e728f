import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { BadRequestException, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { addressLine } from '../../../shared/company/company-words.ts';
import { asciiAddress } from '../../../shared/email-address.ts';
import { allForms } from '../../../shared/forms/all-forms.ts';
import { sampleFolder } from '../../../shared/forms/sample-folder.ts';
import { company } from '../../../shared/owner/company.ts';
import { captureLog } from '../call.ts';
import { textsIn } from '../read-page.ts';
import { entries } from '../valid-body.ts';
import {
  deliver,
  DONE,
  fault,
  inserted,
  mailHandler,
  mockConfirmations,
  mockSes,
  leftToQueue,
  rowImage,
} from './stream-events.ts';

const ses = mockSes();
const confirmations = mockConfirmations();
const output = captureLog();

const confirm = async (...records: DynamoDBRecord[]) => deliver(await mailHandler('confirmation-mail'), ...records);

describe.each(allForms)('a confirmation of $id', (form) => {
  const visitor = { ...entries(form, 'Kanarienvogel'), email: 'ursula@firma.ch' };

  it('goes to the visitor, and an answer to the company; nothing answers it by itself', async () => {
    await confirm(inserted(form, rowImage(visitor)));
    expect(ses.mails()).toEqual([
      expect.objectContaining({
        Destination: { ToAddresses: ['ursula@firma.ch'] },
        ReplyToAddresses: [asciiAddress(company.email)],
        ConfigurationSetName: 'mails',
      }),
    ]);
    expect(ses.mails()[0]?.headers).toEqual([{ Name: 'Auto-Submitted', Value: 'auto-replied' }]);
  });

  it('contains the reference, what happens next and whom to ask, and no word of the visitor', async () => {
    await confirm(inserted(form, rowImage(visitor)));
    const [mail = {} as never] = ses.mails();
    expect(mail.subject).toBe(`${form.name}: Eingang bestätigt, Referenz K7QF-3M2A`);
    for (const text of [mail.text, textsIn(mail.html).join('\n')])
      for (const part of ['K7QF-3M2A', form.next, company.name, addressLine, company.email])
        expect(text).toContain(part);
    for (const body of [mail.text, mail.html]) expect(body).not.toMatch(/Kanarienvogel|Angabe zu|Zeile|firma\.ch/);
    const links = Array.from(mail.html.matchAll(/<a href="([^"]*)"/g), ([, url]) => url);
    expect(links).toContain(`mailto:${asciiAddress(company.email)}`);
  });
});

const row = (email: string) => inserted(sampleFolder, rowImage({ ...entries(sampleFolder), email }));

describe('a visitor’s address', () => {
  it.each(['a@firma.ch\nBcc: b@x.ch', 'a@firma.ch, b@x.ch'])('%j gets no mail and raises no alarm', async (email) => {
    expect(await confirm(row(email))).toEqual(DONE);
    expect(ses.mails()).toEqual([]);
    const known = { function: 'confirmation-mail', form: 'sample-folder', reference: 'K7QF-3M2A' };
    expect(output.lines()[0]).toEqual({ level: 'WARN', delivery: 'refused', requestId: 'request-1', ...known });
  });

  it('that SES does not take is not tried again', async () => {
    ses.mock.on(SendEmailCommand).rejectsOnce(new BadRequestException(fault));
    expect(await confirm(row('a@firma.ch'))).toEqual(DONE);
    expect(output.lines()[0]).toMatchObject({ level: 'WARN', reference: 'K7QF-3M2A' });
  });

  it('is not blamed when SES takes no mail of ours: the row is tried again, and reported to the queue', async () => {
    ses.mock.on(SendEmailCommand).rejects(new BadRequestException(fault));
    const record = row('a@firma.ch');
    expect(await confirm(record)).toEqual(leftToQueue(record));
    expect(output.lines()[0]).toMatchObject({ level: 'ERROR' });
  });
});

// Anyone can enter the address of a third person (decisions.md D21, security.md T32).
describe.each(allForms)('no confirmation of $id', (form) => {
  const visitor = { ...entries(form), email: 'ursula@firma.ch' };
  const withheld = { level: 'INFO', delivery: 'withheld', form: form.id, reference: 'K7QF-3M2A' };

  it('goes out for a suspect row, which takes no slot either', async () => {
    const record = inserted(form, rowImage({ ...visitor, suspect: true }));
    expect(await confirm(record)).toEqual(DONE);
    expect([ses.mails(), confirmations.puts()]).toEqual([[], []]);
    expect(output.lines()[0]).toMatchObject(withheld);
  });

  it('goes out when the address has had three of any form', async () => {
    confirmations.mock.on(PutCommand).rejects(new ConditionalCheckFailedException(fault));
    expect(await confirm(inserted(form, rowImage(visitor)))).toEqual(DONE);
    expect([ses.mails(), confirmations.puts().length]).toEqual([[], 3]);
    expect(output.lines()[0]).toMatchObject(withheld);
  });
});

describe('the count of confirmations', () => {
  it('contains no address and no form', async () => {
    await confirm(row('ursula@firma.ch'));
    expect(confirmations.puts().map(({ Item }) => Item)).toEqual(
      [/^[\da-f]{64}#[1-3]$/, /^hour#\d+$/, /^day#\d+$/].map((id) => ({
        id: expect.stringMatching(id) as string,
        row_id: '2f1d8a9c'.repeat(8),
        expires_at: expect.any(Number) as number,
      })),
    );
  });

  it('that cannot be read is a fault: the row is tried again, and no mail goes out meanwhile', async () => {
    confirmations.mock.on(PutCommand).rejects(new Error('no'));
    const record = row('ursula@firma.ch');
    expect(await confirm(record)).toEqual(leftToQueue(record));
    expect(ses.mails()).toEqual([]);
  });
});
