import { emailField } from '../shared/forms/define-form.ts';
import { company } from '../shared/owner/company.ts';
import { visitorAddress } from './mail/addresses.ts';
import { confirmationLetter } from './mail/confirmation-letter.ts';
import { confirmationLimit } from './mail/confirmation-limit.ts';
import { mailRows } from './mail/mail-rows.ts';
import { isPaused, isRefused, mailSender, TEST_MAILBOX } from './mail/send.ts';

const send = mailSender();
const takeSlot = confirmationLimit();

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
    if (isRefused(error)) {
      // To an address that is certainly right: an error here is due to a setting of ours, and rings. Otherwise SES would refuse the visitor's address again.
      await send({ ...outgoing, to: TEST_MAILBOX }, signal);
      return 'refused';
    }
    // A confirmation that is days late is of no use.
    if (isPaused(error)) return 'withheld';
    throw error;
  }
});
