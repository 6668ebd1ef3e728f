import { randomUUID } from 'node:crypto';
import { mkdir, rename } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import addressparser from 'nodemailer/lib/addressparser';
import MailComposer from 'nodemailer/lib/mail-composer';
import { decodeWords } from 'postal-mime';
import * as v from 'valibot';
import { REGION } from '../../stack/names.ts';
import { readBody } from '../http/read-body.ts';
import type { Access } from '../iam/access.ts';
import { verifySignature, type SignatureFault } from '../iam/sigv4.ts';
import { syncFolder, writeSynced } from '../machine/synced-files.ts';
import { configurationSetArn, identityArn } from '../template/aws-names.ts';
import type { MailSenders } from '../template/specs.ts';

/** SES takes messages of 10 MB as JSON. */
const MAX_BODY_BYTES = 10 * 1024 * 1024;
const PATH = '/v2/email/outbound-emails';

/** https://docs.aws.amazon.com/ses/latest/APIReference-V2/API_SendEmail.html */
const statuses = {
  AccessDeniedException: 403,
  BadRequestException: 400,
  InternalServiceErrorException: 500,
  InvalidSignatureException: 403,
  MessageRejected: 400,
  NotFoundException: 404,
} as const;

class SesError extends Error {
  readonly type: keyof typeof statuses;
  constructor(type: keyof typeof statuses, message: string = type) {
    super(message);
    this.type = type;
  }
}

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
export function createMailSink(folder: string, senders: MailSenders, access: Access): RequestListener {
  return (request, response) => {
    answer(request)
      .then((MessageId) => send(response, 200, { MessageId }))
      .catch((error: unknown) => {
        const { type, message } = error instanceof SesError ? error : new SesError('InternalServiceErrorException');
        if (!response.destroyed) send(response, statuses[type], { message }, { 'x-amzn-errortype': type });
      });
  };

  async function answer(request: IncomingMessage): Promise<string> {
    const body = await readBody(request, MAX_BODY_BYTES);
    if (!body) throw new SesError('BadRequestException', 'The message is too large');
    const { accessKeyId } = await verifySignature(request, { service: 'ses', keyOf: access.findKey, refuse, body });
    if (request.method !== 'POST' || request.url !== PATH)
      throw new SesError('NotFoundException', 'Only SendEmail is known here');
    const mail = parse(body);
    const sender = mailbox(mail.FromEmailAddress);
    const recipients = mail.Destination.ToAddresses.map((text) => mailbox(text).address);
    for (const text of mail.ReplyToAddresses) mailbox(text);
    const identity = senders.identities.find((name) => name === sender.address || name === domainOf(sender.address));
    if (identity === undefined) throw new SesError('MessageRejected', 'Email address is not verified');
    if (!senders.configurationSets.includes(mail.ConfigurationSetName))
      throw new SesError('NotFoundException', 'No such configuration set');
    const context = { 'aws:securetransport': 'true', 'ses:fromaddress': sender.address, 'ses:recipients': recipients };
    for (const resource of [identityArn(identity), configurationSetArn(mail.ConfigurationSetName)]) {
      const allowed = access.allows(accessKeyId, { action: 'ses:SendEmail', resource, context });
      if (!allowed)
        throw new SesError('AccessDeniedException', `Not authorized to perform ses:SendEmail on ${resource}`);
    }
    return writeMail(folder, mail, sender);
  }
}

const refuse = (fault: SignatureFault) => new SesError('InvalidSignatureException', `Signature refused: ${fault}`);

function parse(body: Buffer): SendEmail {
  try {
    return v.parse(sendEmail, JSON.parse(body.toString('utf8')));
  } catch (error) {
    const where = error instanceof v.ValiError ? v.getDotPath(error.issues[0]) : undefined;
    throw new SesError('BadRequestException', `Not a message as this machine knows it${where ? `: ${where}` : ''}`);
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
  if (!isSound || local.length > MAX_LOCAL_PART || address.length > MAX_ADDRESS)
    throw new SesError('BadRequestException', 'Illegal address');
  return { name: decodeWords(name), address };
}

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1);

/** @returns the id of the message */
async function writeMail(
  folder: string,
  { Destination, ReplyToAddresses, Content: { Simple } }: SendEmail,
  from: Mailbox,
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
    messageId: `<${id}@${REGION}.amazonses.com>`,
    newline: '\r\n',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const message = await composer.compile().build();
  const name = `${date.toISOString().replaceAll(/[-:.]/g, '')}-${id}`;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeSynced(join(folder, `${name}.draft`), message);
  await rename(join(folder, `${name}.draft`), join(folder, `${name}.eml`));
  await syncFolder(folder);
  return id;
}

function send(response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}): void {
  const json = JSON.stringify(body);
  response
    .writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json), ...headers })
    .end(json);
}
