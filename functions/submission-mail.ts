import { BadRequestException, SESv2ServiceException } from '@aws-sdk/client-sesv2';
import { visitorAddress } from './mail/addresses.ts';
import { drawingBudget } from './mail/drawing-budget.ts';
import { mailRows } from './mail/mail-rows.ts';
import { planPictures } from './mail/plan-pictures.ts';
import { recipePictures } from './mail/recipe-pictures.ts';
import { mailSender } from './mail/send.ts';
import { teamLetter } from './mail/team-letter.ts';
import { env } from './runtime/env.ts';
import { causeOf, log } from './runtime/log.ts';

const NAME = 'submission-mail';
const send = mailSender();
const budget = drawingBudget(Number(env('DRAWING_MS')));
const to = env('TEAM_ADDRESS');
const site = env('SITE_URL');

/** Streams of all tables → one mail to the team for each new row, with its pictures and the visitor as Reply-To. */
export const handler = mailRows(NAME, async (row, { requestId, signal }) => {
  const replyTo = visitorAddress(row);
  const onFault = (fault: unknown) => {
    log({ level: 'error', function: NAME, requestId, form: row.form.id, reference: row.reference, cause: causeOf(fault) });
  };
  const pictures = [...planPictures(row, site, budget, onFault), ...recipePictures(row, budget, onFault)];
  const outgoing = { to, autoSubmitted: 'auto-generated' } as const;
  try {
    await send({ ...outgoing, letter: teamLetter(row, site, replyTo !== undefined, pictures), replyTo }, signal);
  } catch (error) {
    // SES accepts fewer addresses than the forms do, and may refuse an attachment. A mail without Reply-To and picture is better than none.
    const hasPicture = pictures.some(({ png }) => png !== undefined);
    const mayPass = hasPicture ? isRefusal(error) : replyTo !== undefined && error instanceof BadRequestException;
    if (!mayPass) throw error;
    const keepsAddress = replyTo !== undefined && !(error instanceof BadRequestException);
    const inWords = pictures.map(({ png: _png, ...words }) => words);
    await send({ ...outgoing, letter: teamLetter(row, site, keepsAddress, inWords), ...(keepsAddress && { replyTo }) }, signal);
  }
  return 'sent';
});

/** SES would refuse the same mail again, in contrast to a throttled one. */
const isRefusal = (error: unknown) => error instanceof SESv2ServiceException && error.$fault === 'client' && error.name !== 'TooManyRequestsException';
