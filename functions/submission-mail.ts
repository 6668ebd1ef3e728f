import { visitorAddress } from './mail/addresses.ts';
import { mailRows } from './mail/mail-rows.ts';
import { isRefused, mailSender } from './mail/send.ts';
import { teamLetter } from './mail/team-letter.ts';
import { env } from './runtime/env.ts';

const send = mailSender();
const to = env('TEAM_ADDRESS');
const site = env('SITE_URL');

/** Streams of all tables → one mail to the team for each new row, with the visitor as Reply-To. */
export const handler = mailRows('submission-mail', async (row, signal) => {
  const replyTo = visitorAddress(row);
  const outgoing = { to, autoSubmitted: 'auto-generated' } as const;
  try {
    await send({ ...outgoing, letter: teamLetter(row, site, replyTo !== undefined), replyTo }, signal);
  } catch (error) {
    // SES accepts fewer addresses than the forms do. A mail without Reply-To is better than none.
    if (replyTo === undefined || !isRefused(error)) throw error;
    await send({ ...outgoing, letter: teamLetter(row, site, false) }, signal);
  }
  return 'sent';
});
