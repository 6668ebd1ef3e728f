import type { DynamoDBRecord } from 'aws-lambda';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { allForms } from '../../../shared/forms/all-forms.ts';
import type { Form } from '../../../shared/forms/define-form.ts';
import { captureLog } from '../call.ts';
import {
  deliver,
  DONE,
  inserted,
  mailHandler,
  mockConfirmations,
  mockSes,
  rowImage,
  type Sent,
} from './stream-events.ts';

const VALUES = 1000;
const SEED = 20_261_121;

const ses = mockSes();
captureLog();
mockConfirmations();

/** Texts that try to change the mail. */
const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: fc.constantFrom(...'\r\n\0\u2028 :@,;<>"aä'), maxLength: 40 }),
  fc
    .tuple(
      fc.constantFrom('x', 'a@firma.ch', '"a" <a@firma.ch>', ''),
      fc.constantFrom('\r\n', '\n', '\r', '\r\n\r\n', '%0d%0a', '\0', '\u0085', ','),
      fc.constantFrom('Bcc: b@x.ch', 'Subject: x', 'b@x.ch', '<script>alert(1)</script>', '.'),
    )
    .map((parts) => parts.join('')),
  fc.emailAddress(),
  fc.constantFrom(
    '=?UTF-8?B?DQpCY2M6IGJAeC5jaA==?=',
    '</td></tr></table><a href="https://evil.example">x</a>',
    '<img src=x onerror=alert(1)>',
    '{{reference}}',
  ),
);

/** A row of a form that is nothing but such values: more than the forms themselves would ever store. */
const rowOf = (form: Form) =>
  fc.record(
    Object.fromEntries(
      Object.entries(form.fields).map(([name, { input }]) => [
        name,
        input === 'photos' ? fc.array(hostile, { maxLength: 3 }) : hostile,
      ]),
    ),
  );

/** Everything of a mail that becomes a header. */
const headersOf = ({ FromEmailAddress, Destination, ReplyToAddresses = [], subject, headers }: Sent) => [
  FromEmailAddress,
  ...(Destination?.ToAddresses ?? []),
  ...ReplyToAddresses,
  subject,
  ...headers.flatMap(({ Name, Value }) => [Name, Value]),
];

async function sent(handler: Awaited<ReturnType<typeof mailHandler>>, record: DynamoDBRecord) {
  ses.mock.resetHistory();
  expect(await deliver(handler, record)).toEqual(DONE);
  return ses.mails();
}

const runs = Math.ceil(VALUES / allForms.flatMap(({ fields }) => Object.keys(fields)).length);
const ONE_HEADER = /^[\u0020-\u007e\u00a0-\u2027\u202a-\uffff]*$/u;

it.each(allForms)('hostile values in any field of $id begin no header or tag, and reach no visitor', async (form) => {
  const toTeam = await mailHandler('submission-mail');
  const toVisitor = await mailHandler('confirmation-mail');
  let confirmations = 0;
  const [expected] = await sent(toVisitor, inserted(form, rowImage({ email: 'a@firma.ch' })));
  await fc.assert(
    fc.asyncProperty(rowOf(form), async (fields) => {
      const record = inserted(form, rowImage(fields));
      const team = await sent(toTeam, record);
      const visitor = await sent(toVisitor, record);
      expect(team).toHaveLength(1);
      for (const mail of [...team, ...visitor]) {
        for (const header of headersOf(mail)) expect(header).toMatch(ONE_HEADER);
        expect([mail.Destination?.ToAddresses, mail.ReplyToAddresses].flat().join('')).not.toMatch(/[\s,;<>"]/);
        expect(mail.html).not.toMatch(/<(?:script|img)\b/i);
        for (const [, href = ''] of mail.html.matchAll(/<a\b(?: href="([^"]*)")?/gi))
          expect(href.replaceAll('&#x27;', "'")).toMatch(/^(?:mailto:[^?&\s]+@[a-z\d.-]+|tel:\+?\d+)$/i);
      }
      for (const { Content } of visitor) expect(Content).toEqual(expected?.Content);
      confirmations += visitor.length;
    }),
    { numRuns: runs, seed: SEED },
  );
  expect(confirmations).toBeGreaterThan(0);
});
