import { BadRequestException, SendingPausedException } from '@aws-sdk/client-sesv2';
import { emailField } from '../shared/forms/define-form.ts';
import { company } from '../shared/owner/company.ts';
import { visitorAddress } from './mail/addresses.ts';
import { confirmationLetter } from './mail/confirmation-letter.ts';
import { confirmationLimit } from './mail/confirmation-limit.ts';
import { mailRows } from './mail/mail-rows.ts';
import { mailSender } from './mail/send.ts';

const send = mailSender();
const takeSlot = confirmationLimit();
/** Takes every mail, and counts none as bounced: https://docs.aws.amazon.com/ses/latest/dg/send-an-email-from-console.html */
const TEST_MAILBOX = 'success@simulator.amazonses.com';

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
  const outgoing = { replyTo: company.email, letter: confirmationLetter(row), autoSubmitted: 'auto-replied' } as const;
  try {
    await send({ ...outgoing, to }, signal);
    return 'sent';
  } catch (error) {
    if (error instanceof BadRequestException) {
      // To an address that is certainly right: an error here is due to a setting of ours, and rings. Otherwise SES would refuse the visitor's address again.
      await send({ ...outgoing, to: TEST_MAILBOX }, signal);
      return 'refused';
    }
    // Too many mails came back (runbook.md, `bounce-rate`). A confirmation that is days late is of no use.
    if (error instanceof SendingPausedException) return 'withheld';
    throw error;
  }
});
