import { SendEmailCommand } from '@aws-sdk/client-sesv2';
import { beforeEach, expect, it } from 'vitest';
import { planWords } from '../../../functions/mail/plan-words.ts';
import { consultation } from '../../../shared/forms/consultation.ts';
import { initialValues } from '../../../shared/planner/define-plan.ts';
import { planCode } from '../../../shared/planner/plan-code.ts';
import { plans } from '../../../shared/planner/plans/all-plans.ts';
import { captureLog } from '../call.ts';
import { entries } from '../valid-body.ts';
import { deliver, htmlOf, inserted, mailHandler, mockConfirmations, mockSes, rowImage, textOf } from './stream-events.ts';

const plan = plans.outdoorStairs;
const code = planCode(plan, { ...initialValues(plan), steps: 7 });
const SITE = 'https://www.firma.ch';

const ses = mockSes();
mockConfirmations();
beforeEach(() => {
  captureLog();
  ses.mock.reset();
  ses.mock.on(SendEmailCommand).resolves({ MessageId: 'x' });
});

it('a plan that a row names is in the team’s mail in words, with its address', async () => {
  await deliver(await mailHandler('submission-mail'), inserted(consultation, rowImage({ ...entries(consultation), message: `Bitte beraten: ${code.toLowerCase()}.` })));
  const bodies = ses.mails().flatMap((mail) => [textOf(mail), htmlOf(mail)]);
  expect(bodies).toHaveLength(2);
  for (const body of bodies) {
    expect(body).toContain(`Plan ${code}`);
    expect(body).toContain('Anzahl Stufen 7');
    expect(body).toContain(`/produkte/aussentreppen?plan=${code}#planer`);
  }
});

it('names each plan once, three of them, and none for a wrong code', () => {
  const codes = [1, 2, 3, 4].map((more) => planCode(plan, { ...initialValues(plan), steps: 3 + more }));
  const message = `${codes.join(', ')}, ${codes[0]}, PL-13YN-1NAG-5J3R-25GV-4X8`;
  expect(planWords({ record: { message } }, SITE).map(({ title }) => title)).toEqual(codes.slice(0, 3).map((each) => `Plan ${each}`));
});

it('says that values which are not permitted were replaced', () => {
  const [words] = planWords({ record: { message: planCode(plan, { ...initialValues(plan), width: 999 }) } }, SITE);
  expect(words?.lines[0]).toContain('nicht zulässig');
  expect(words?.lines).toContain('Stufenbreite 40\u00a0cm');
});
