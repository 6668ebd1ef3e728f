import { BadRequestException } from '@aws-sdk/client-sesv2';
import { visitorAddress } from './mail/addresses.ts';
import { mailRows } from './mail/mail-rows.ts';
import { mailSender } from './mail/send.ts';
import { teamLetter } from './mail/team-letter.ts';
import { env } from './runtime/env.ts';

const send = mailSender();
const to = env('TEAM_ADDRESS');
const site = env('SITE_URL');

/** Streams of all tables → one mail to the team for each new row; an answer to it goes to the visitor. */
export const handler = mailRows('submission-mail', async (row) => {
  const replyTo = visitorAddress(row);
  const outgoing = { to, letter: teamLetter(row, site, replyTo !== undefined), autoSubmitted: 'auto-generated' } as const;
  try {
    await send({ ...outgoing, replyTo });
  } catch (error) {
    // SES takes fewer addresses than the forms do; a request that nobody hears of would be worse than one without Reply-To.
    if (replyTo === undefined || !(error instanceof BadRequestException)) throw error;
    await send({ ...outgoing, letter: teamLetter(row, site, false) });
  }
  return 'sent';
});
