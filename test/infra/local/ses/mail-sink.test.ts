import { readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import {
  SendEmailCommand,
  SESv2Client,
  type SendEmailCommandInput,
  type SESv2ServiceException,
} from '@aws-sdk/client-sesv2';
import { describe, expect, it } from 'vitest';
import { createAccess } from '../../../../infra/local/iam/access.ts';
import { createMailSink } from '../../../../infra/local/ses/mail-sink.ts';
import { REGION } from '../../../../infra/stack/names.ts';
import { temporaryFolder } from '../../../fixtures/temporary-folder.ts';
import { listening } from '../../fixtures/store-fixture.ts';

const MAILER = 'arn:aws:iam::000000000000:role/Mailer';
const ses = (resource: string) => `arn:aws:ses:eu-central-2:000000000000:${resource}`;

async function startSink() {
  const folder = join(await temporaryFolder(), 'mail');
  const statement = {
    Effect: 'Allow',
    Action: 'ses:SendEmail',
    Resource: [ses('identity/website@firma.ch'), ses('configuration-set/mails')],
    Condition: {
      StringEquals: { 'ses:FromAddress': 'website@firma.ch' },
      'ForAllValues:StringEquals': { 'ses:Recipients': 'team@firma.ch' },
    },
  } as const;
  const access = createAccess([{ arn: MAILER, statements: [statement] }], Buffer.alloc(32, 3));
  const senders = { identities: ['website@firma.ch', 'other.ch'], configurationSets: ['mails', 'others'] };
  const origin = await listening(createServer(createMailSink(folder, senders, access)));
  const credentials = access.keyOfRole(MAILER);
  const mailer = new SESv2Client({ region: REGION, endpoint: origin, credentials, maxAttempts: 1 });
  return { mailer, files: () => readdir(folder).catch(() => []) };
}

const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });
const mail = (
  changes: Partial<SendEmailCommandInput> = {},
  Subject = 'Grüsse aus Zürich: «Muster» 3 × 4',
): SendEmailCommandInput => ({
  FromEmailAddress: '=?UTF-8?B?TcO8bGxlciBBRw==?= <website@firma.ch>',
  Destination: { ToAddresses: ['team@firma.ch'] },
  ReplyToAddresses: ['ursula@firma.ch'],
  ConfigurationSetName: 'mails',
  Content: {
    Simple: {
      Subject: utf8(Subject),
      Body: { Text: utf8('Guten Tag'), Html: utf8('<!doctype html><p>Guten Tag</p>') },
    },
  },
  ...changes,
});

const outcome = (call: Promise<unknown>) =>
  call.then(
    () => 'sent',
    (error: SESv2ServiceException) => error.name,
  );

it('a mail of the role is sent, as one file', async () => {
  const { mailer, files } = await startSink();
  expect(await outcome(mailer.send(new SendEmailCommand(mail())))).toBe('sent');
  expect(await files()).toHaveLength(1);
});

describe('a mail that may not be sent', () => {
  it.each<[string, Partial<SendEmailCommandInput>, string]>([
    ['in another name', { FromEmailAddress: 'boss@firma.ch' }, 'MessageRejected'],
    ['in a name that another role has', { FromEmailAddress: 'x@other.ch' }, 'AccessDeniedException'],
    ['to anybody else', { Destination: { ToAddresses: ['team@firma.ch', 'x@firma.ch'] } }, 'AccessDeniedException'],
    ['with another configuration set', { ConfigurationSetName: 'others' }, 'AccessDeniedException'],
    ['with a configuration set that is not there', { ConfigurationSetName: 'none' }, 'NotFoundException'],
    ['without a configuration set', { ConfigurationSetName: undefined }, 'BadRequestException'],
    [
      'with a copy',
      { Destination: { ToAddresses: ['team@firma.ch'], BccAddresses: ['x@y.ch'] } },
      'BadRequestException',
    ],
    ['with two addresses in one', { ReplyToAddresses: ['a@x.ch, b@x.ch'] }, 'BadRequestException'],
    ['with a header in an address', { ReplyToAddresses: ['a@x.ch\r\nBcc: b@x.ch'] }, 'BadRequestException'],
    ['with a header in its subject', { Content: mail({}, 'x\r\nBcc: b@x.ch').Content }, 'BadRequestException'],
  ])('%s is refused', async (_how, changes, expected) => {
    const { mailer, files } = await startSink();
    expect(await outcome(mailer.send(new SendEmailCommand(mail(changes))))).toBe(expected);
    expect(await files()).toEqual([]);
  });
});
