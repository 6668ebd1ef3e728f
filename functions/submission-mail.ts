import { BadRequestException, SESv2ServiceException } from '@aws-sdk/client-sesv2';
import { visitorAddress } from './mail/addresses.ts';
import type { LetterPicture } from './mail/letter.ts';
import { mailRows } from './mail/mail-rows.ts';
import { recipePictures } from './mail/recipe-pictures.ts';
import type { Row } from './mail/row.ts';
import { mailSender } from './mail/send.ts';
import { teamLetter } from './mail/team-letter.ts';
import { env } from './runtime/env.ts';
import { causeOf, log } from './runtime/log.ts';

const NAME = 'submission-mail';
const send = mailSender();
const to = env('TEAM_ADDRESS');
const site = env('SITE_URL');

/** Streams of all tables → one mail to the team for each new row, with its pictures; an answer to it goes to the visitor. */
export const handler = mailRows(NAME, async (row, requestId) => {
  const replyTo = visitorAddress(row);
  const pictures = picturesOf(row, requestId);
  const outgoing = { to, autoSubmitted: 'auto-generated' } as const;
  try {
    await send({ ...outgoing, letter: teamLetter(row, site, replyTo !== undefined, pictures), replyTo });
  } catch (error) {
    // SES takes fewer addresses than the forms do, and may refuse an attachment; a request that nobody hears of would be worse than
    // a mail without Reply-To and picture.
    const mayPass = pictures.length > 0 ? isRefusal(error) : replyTo !== undefined && error instanceof BadRequestException;
    if (!mayPass) throw error;
    const keepsAddress = !(error instanceof BadRequestException);
    await send({ ...outgoing, letter: teamLetter(row, site, keepsAddress && replyTo !== undefined), ...(keepsAddress && { replyTo }) });
  }
  return 'sent';
});

/** A picture is a help and no condition: what goes wrong in drawing it is logged, and the mail goes without. */
function picturesOf(row: Row, requestId: string): readonly LetterPicture[] {
  try {
    return recipePictures(row);
  } catch (fault) {
    log({ level: 'error', function: NAME, requestId, form: row.form.id, reference: row.reference, cause: causeOf(fault) });
    return [];
  }
}

/** SES would refuse the same mail again, unlike one that it throttles. */
const isRefusal = (error: unknown) => error instanceof SESv2ServiceException && error.$fault === 'client' && error.name !== 'TooManyRequestsException';
