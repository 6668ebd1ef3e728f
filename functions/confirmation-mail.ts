import { BadRequestException, SendingPausedException } from '@aws-sdk/client-sesv2';
import { emailField } from '../shared/forms/define-form.ts';
import { visitorAddress } from './mail/addresses.ts';
import { confirmationLetter } from './mail/confirmation-letter.ts';
import { confirmationLimit } from './mail/confirmation-limit.ts';
import { mailRows } from './mail/mail-rows.ts';
import { mailSender } from './mail/send.ts';
import { env } from './runtime/env.ts';

const send = mailSender();
const takeSlot = confirmationLimit();
const replyTo = env('CONTACT_ADDRESS');
const signature = env('SIGNATURE').split('\n');

/**
 * Streams of the forms' tables → one mail to the visitor for each new row: none for a suspect row, and a limited
 * number for each address, since the address may be that of a third person (decisions.md D21). Separate from the team's mail, so that a
 * retry of one never repeats the other, and the role that writes to any address is not that of the team's mail.
 */
export const handler = mailRows('confirmation-mail', async (row, signal) => {
  // A form without an address field gets no confirmation.
  if (row.suspect || emailField(row.form) === undefined) return 'withheld';
  const to = visitorAddress(row);
  if (to === undefined) return 'refused';
  if (!(await takeSlot(to, row.id, signal))) return 'withheld';
  try {
    await send({ to, replyTo, letter: confirmationLetter(row, signature), autoSubmitted: 'auto-replied' }, signal);
    return 'sent';
  } catch (error) {
    // SES would refuse the address again.
    if (error instanceof BadRequestException) return 'refused';
    // Too many mails came back (runbook.md, `bounce-rate`). A confirmation that is days late is of no use.
    if (error instanceof SendingPausedException) return 'withheld';
    throw error;
  }
});
