import { BadRequestException, MessageRejected, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { allForms } from '../../../shared/forms/all-forms.ts';
import { sampleFolder } from '../../../shared/forms/sample-folder.ts';
import { captureLog } from '../call.ts';
import { entries } from '../valid-body.ts';
import { CONTACT, deliver, htmlOf, inserted, mailHandler, mockSes, rowImage, sequenceOf, SIGNATURE, subjectOf, textOf } from './stream-events.ts';

const ses = mockSes();
let output: ReturnType<typeof captureLog>;
beforeEach(() => {
  output = captureLog();
  ses.mock.reset();
  ses.mock.on(SendEmailCommand).resolves({ MessageId: 'x' });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const fault = { $metadata: { httpStatusCode: 400, attempts: 1 }, message: 'no' };

it('is sent for the sample folder, and for no other form', () => {
  expect(allForms.filter(({ confirmed }) => confirmed)).toEqual([sampleFolder]);
});

describe.each(allForms)('a confirmation of $id', (form) => {
  const visitor = { ...entries(form, 'Kanarienvogel'), email: 'ursula@firma.ch' };

  it('goes to the visitor, and an answer to the company; nothing answers it by itself', async () => {
    await deliver(await mailHandler('confirmation-mail'), inserted(form, rowImage(visitor)));
    expect(ses.mails()).toEqual([
      expect.objectContaining({ Destination: { ToAddresses: ['ursula@firma.ch'] }, ReplyToAddresses: [CONTACT], ConfigurationSetName: 'mails' }),
    ]);
    expect(ses.mails()[0]?.Content?.Simple?.Headers).toEqual([{ Name: 'Auto-Submitted', Value: 'auto-replied' }]);
  });

  it('says the reference, what happens next and whom to ask, and no word of the visitor', async () => {
    await deliver(await mailHandler('confirmation-mail'), inserted(form, rowImage(visitor)));
    const [mail = {} as never] = ses.mails();
    expect(subjectOf(mail)).toBe(`${form.name}: Eingang bestätigt, Referenz K7QF-3M2A`);
    for (const body of [textOf(mail), htmlOf(mail)]) {
      for (const part of ['K7QF-3M2A', form.next, ...SIGNATURE]) expect(body).toContain(part);
      expect(body).not.toMatch(/Kanarienvogel|Angabe zu|Zeile|firma\.ch/);
    }
  });
});

const row = (email: string) => inserted(sampleFolder, rowImage({ ...entries(sampleFolder), email }));

describe('a visitor’s address', () => {
  it.each(['a@firma.ch\nBcc: b@x.ch', 'a@firma.ch, b@x.ch', 'ä@firma.ch', ''])('%j gets no mail, and nobody has to act', async (email) => {
    expect(await deliver(await mailHandler('confirmation-mail'), row(email))).toEqual({ batchItemFailures: [] });
    expect(ses.mails()).toEqual([]);
    expect(output.lines()[0]).toEqual({ level: 'warn', function: 'confirmation-mail', requestId: 'request-1', form: 'sample-folder', reference: 'K7QF-3M2A' });
  });

  it('that SES does not take is not tried again', async () => {
    ses.mock.on(SendEmailCommand).rejects(new BadRequestException(fault));
    expect(await deliver(await mailHandler('confirmation-mail'), row('a@firma.ch'))).toEqual({ batchItemFailures: [] });
    expect(output.lines()[0]).toMatchObject({ level: 'warn', reference: 'K7QF-3M2A' });
  });

  it('stands for itself when the fault is the sender’s: it is tried again, and told to the queue', async () => {
    ses.mock.on(SendEmailCommand).rejects(new MessageRejected(fault));
    const record = row('a@firma.ch');
    expect(await deliver(await mailHandler('confirmation-mail'), record)).toEqual({ batchItemFailures: [{ itemIdentifier: sequenceOf(record) }] });
  });
});
