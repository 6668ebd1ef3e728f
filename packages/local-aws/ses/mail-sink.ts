import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import addressparser from 'nodemailer/lib/addressparser';
import MailComposer from 'nodemailer/lib/mail-composer';
import { decodeWords } from 'postal-mime';
import * as v from 'valibot';
import type { Access } from '../iam/access.ts';
import { serveSignedJson, ServiceError } from '../iam/signed-json.ts';
import { publishSynced } from '../machine/synced-files.ts';
import { configurationSetArn, identityArn } from '../template/aws-names.ts';
import type { Template } from '../template/read-template.ts';

const PATH = '/v2/email/outbound-emails';

const badRequest = (message: string) => new ServiceError('BadRequestException', 400, message);

// oxlint-disable-next-line no-control-regex
const line = v.pipe(v.string(), v.regex(/^[^\u0000-\u001f\u007f]*$/));
const ascii = v.pipe(line, v.regex(/^[\u0020-\u007e]+$/));
const content = v.strictObject({ Data: v.string(), Charset: v.literal('UTF-8') });
const sendEmail = v.strictObject({
  FromEmailAddress: ascii,
  Destination: v.strictObject({ ToAddresses: v.pipe(v.array(ascii), v.minLength(1), v.maxLength(50)) }),
  ReplyToAddresses: v.optional(v.array(ascii), []),
  ConfigurationSetName: v.string(),
  Content: v.strictObject({
    Simple: v.strictObject({
      Subject: v.strictObject({ ...content.entries, Data: line }),
      Body: v.strictObject({ Text: content, Html: content }),
      Headers: v.optional(
        v.array(v.strictObject({ Name: v.pipe(v.string(), v.regex(/^[A-Za-z\d-]{1,126}$/)), Value: ascii })),
        [],
      ),
    }),
  }),
});

type SendEmail = v.InferOutput<typeof sendEmail>;

/**
 * SES's SendEmail: a mail from the holder of a key, in a name that its role may use, is written to a file `<time>-<id>.eml`, which any mail
 * program opens. Unknown properties are refused.
 */
export function createMailSink(folder: string, senders: Template['mailSenders'], access: Access): RequestListener {
  return serveSignedJson({
    name: 'ses',
    refusedWith: 403,
    access,
    async answer({ method, url }, body, demand) {
      if (method !== 'POST' || url !== PATH)
        throw new ServiceError('NotFoundException', 404, 'Only SendEmail is known here');
      const mail = parse(body);
      const sender = mailbox(mail.FromEmailAddress);
      const recipients = mail.Destination.ToAddresses.map((text) => mailbox(text).address);
      for (const text of mail.ReplyToAddresses) mailbox(text);
      const identity = senders.identities.find(
        (name) => name === sender.address || sender.address.endsWith(`@${name}`),
      );
      if (identity === undefined) throw new ServiceError('MessageRejected', 400, 'Email address is not verified');
      if (!senders.configurationSets.includes(mail.ConfigurationSetName))
        throw new ServiceError('NotFoundException', 404, 'No such configuration set');
      const { environment } = access;
      const context = { 'ses:fromaddress': sender.address, 'ses:recipients': recipients };
      for (const resource of [
        identityArn(identity, environment),
        configurationSetArn(mail.ConfigurationSetName, environment),
      ])
        demand('ses:SendEmail', resource, context);
      const MessageId = await writeMail(folder, mail, sender, environment.region);
      return { status: 200, body: Buffer.from(JSON.stringify({ MessageId })) };
    },
  });
}

function parse(body: Buffer): SendEmail {
  try {
    return v.parse(sendEmail, JSON.parse(body.toString('utf8')));
  } catch (error) {
    const where = error instanceof v.ValiError ? v.getDotPath(error.issues[0]) : undefined;
    throw badRequest(`Not a message as this machine knows it${where ? `: ${where}` : ''}`);
  }
}

// RFC 5321, 4.5.3.1.
const MAX_LOCAL_PART = 64;
const MAX_ADDRESS = 254;

interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/** The only address in a text. */
function mailbox(text: string): Mailbox {
  const [found, ...others] = addressparser(text, { flatten: true }) as Mailbox[];
  const { name = '', address = '' } = found ?? {};
  const [local = '', domain = '', ...more] = address.split('@');
  const isSound = others.length === 0 && more.length === 0 && local !== '' && domain !== '' && !/\s/.test(address);
  if (!isSound || local.length > MAX_LOCAL_PART || address.length > MAX_ADDRESS) throw badRequest('Illegal address');
  return { name: decodeWords(name), address };
}

/** @returns the id of the message */
async function writeMail(
  folder: string,
  { Destination, ReplyToAddresses, Content: { Simple } }: SendEmail,
  from: Mailbox,
  region: string,
): Promise<string> {
  const id = randomUUID();
  const date = new Date();
  const composer = new MailComposer({
    from: { ...from },
    to: Destination.ToAddresses,
    ...(ReplyToAddresses.length > 0 && { replyTo: ReplyToAddresses }),
    subject: Simple.Subject.Data,
    text: Simple.Body.Text.Data,
    html: Simple.Body.Html.Data,
    headers: Simple.Headers.map(({ Name, Value }) => ({ key: Name, value: Value })),
    date,
    messageId: `<${id}@${region}.amazonses.com>`,
    newline: '\r\n',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const message = await composer.compile().build();
  const name = `${date.toISOString().replaceAll(/[-:.]/g, '')}-${id}`;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await publishSynced(join(folder, `${name}.eml`), message);
  return id;
}
