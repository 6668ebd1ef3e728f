import { BadRequestException, SendEmailCommand, SendingPausedException, SESv2Client } from '@aws-sdk/client-sesv2';
import { asciiAddress } from '../../shared/email-address.ts';
import { company } from '../../shared/owner/company.ts';
import { env } from '../runtime/env.ts';
import { headerText, mailbox } from './addresses.ts';
import { letterHtml } from './letter-html.tsx';
import { letterText, type Letter } from './letter.ts';

/** A letter, its recipient and the address for answers. */
interface Outgoing {
  readonly to: string;
  /** Address that answers go to. */
  readonly replyTo?: string;
  readonly letter: Letter;
  /** RFC 3834: keeps absence notes from answering. */
  readonly autoSubmitted: 'auto-generated' | 'auto-replied';
}

/**
 * One attempt for each mail, with most of its time: SES has no idempotency token, so a mail whose answer was late would be sent twice by
 * another attempt. The stream delivers the row again if the mail was not sent.
 */
const ONE_ATTEMPT = {
  maxAttempts: 1,
  requestHandler: { connectionTimeout: 1000, requestTimeout: 7000, throwOnRequestTimeout: true },
} as const;

/** Takes every mail, and counts none as bounced: https://docs.aws.amazon.com/ses/latest/dg/send-an-email-from-console.html */
export const TEST_MAILBOX = 'success@simulator.amazonses.com';

/** SES will never accept this mail. */
export const isRefused = (error: unknown): boolean => error instanceof BadRequestException;
/** Too many mails came back (runbook.md, `bounce-rate`). */
export const isPaused = (error: unknown): boolean => error instanceof SendingPausedException;

/** SES takes ASCII only. */
const addressText = (address: string) => headerText(asciiAddress(address));
const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });

/**
 * Returns a function that sends a letter through SES as plain text and HTML.
 * It throws the error of SES or of the network.
 */
export function mailSender(): (outgoing: Outgoing, abortSignal: AbortSignal) => Promise<void> {
  const client = new SESv2Client(ONE_ATTEMPT);
  const FromEmailAddress = mailbox(company.name, env('SENDER_ADDRESS'));
  const ConfigurationSetName = env('CONFIGURATION_SET');

  return async ({ to, replyTo, letter, autoSubmitted }, abortSignal) => {
    const Simple = {
      Subject: utf8(headerText(letter.subject)),
      Body: { Text: utf8(letterText(letter)), Html: utf8(letterHtml(letter)) },
      Headers: [{ Name: 'Auto-Submitted', Value: autoSubmitted }],
    };
    await client.send(
      new SendEmailCommand({
        FromEmailAddress,
        Destination: { ToAddresses: [addressText(to)] },
        ...(replyTo !== undefined && { ReplyToAddresses: [addressText(replyTo)] }),
        ConfigurationSetName,
        Content: { Simple },
      }),
      { abortSignal },
    );
  };
}
