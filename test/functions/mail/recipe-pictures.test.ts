import { BadRequestException, SendEmailCommand, SESv2ServiceException, TooManyRequestsException } from '@aws-sdk/client-sesv2';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recipeCode } from '../../../shared/atelier/code.ts';
import type { Recipe } from '../../../shared/atelier/recipe.ts';
import { drawStill } from '../../../shared/atelier/still.ts';
import { recipeWords } from '../../../shared/atelier/words.ts';
import { sampleFolder } from '../../../shared/forms/sample-folder.ts';
import { drawingBudget } from '../../../functions/mail/drawing-budget.ts';
import { recipePictures } from '../../../functions/mail/recipe-pictures.ts';
import { captureLog } from '../call.ts';
import { entries } from '../valid-body.ts';
import { deliver, htmlOf, inserted, mailHandler, mockConfirmations, mockSes, rowImage, textOf } from './stream-events.ts';

const recipe: Recipe = {
  binder: 'weiss',
  pigment: 'gelb',
  dose: 1,
  aggregates: [
    { stone: 'marmorWeiss', band: 'mittel', share: 30 },
    { stone: 'basalt', band: 'grob', share: 10 },
  ],
  finish: 'poliert',
  format: '600x400',
  pattern: 'kreuz',
  jointMm: 3,
  seed: 7,
};
const others = [8, 9, 10].map((seed) => ({ ...recipe, seed }));

const ses = mockSes();
let output: ReturnType<typeof captureLog>;
beforeEach(() => {
  output = captureLog();
  ses.mock.reset();
  ses.mock.on(SendEmailCommand).resolves({ MessageId: 'x' });
});
afterEach(() => {
  vi.doUnmock('../../../shared/atelier/still.ts');
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const fail = (fault: unknown) => {
  throw fault;
};
const order = (surfaces: string) => inserted(sampleFolder, rowImage({ ...entries(sampleFolder), surfaces }));
/** An order of three recipes. */
const costly = (seed: number) => order([seed, seed + 1, seed + 2].map((each) => recipeCode({ ...recipe, seed: each })).join('\n'));
const attachments = () => ses.mails().map(({ Content }) => Content?.Simple?.Attachments ?? []);
const refusal = (name: string) => new SESv2ServiceException({ name, $fault: 'client', $metadata: { httpStatusCode: 403 }, message: 'no' });

it('a recipe that a row names is in the team’s mail in words and as the same picture as on the site', async () => {
  await deliver(await mailHandler('submission-mail'), order(`Für die Halle: ${recipeCode(recipe)}, bitte zweimal`));
  const [[attachment] = []] = attachments();
  expect(attachment).toMatchObject({ ContentType: 'image/png', ContentDisposition: 'INLINE', ContentTransferEncoding: 'BASE64' });
  const { data, info } = await sharp(attachment?.RawContent).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 480, height: 320, channels: 3 });
  const drawn = drawStill(recipe, { widthMm: 96, heightMm: 64, pxPerMm: 5 }).data;
  const far = drawn.filter((_, at) => at % 4 !== 3).map((value, at) => Math.abs(value - data[at]!));
  expect([far.length, far.reduce((most, value) => Math.max(most, value))]).toEqual([data.length, 2]);

  const [mail = {} as never] = ses.mails();
  expect(htmlOf(mail)).toContain(`src="cid:${attachment?.ContentId}"`);
  expect(htmlOf(mail)).toContain(`alt="${recipeWords(recipe).join('. ')}"`);
  expect(textOf(mail)).toContain(`\n\nRezeptur ${recipeCode(recipe)}\n${recipeWords(recipe).join('\n')}\n\n`);
});

it.each([
  ['no code', 'hell, fein geschliffen', 0],
  ['a code with a wrong digit', recipeCode(recipe).replace(/.$/, (digit) => (digit === '0' ? '1' : '0')), 0],
  ['markup in place of a code', 'MS-<img src=x>', 0],
  ['the same code twice', `${recipeCode(recipe)} ${recipeCode(recipe)}`, 1],
  ['four codes', [recipe, ...others].map(recipeCode).join(' '), 3],
])('%s: %s gives %i pictures', async (_what, surfaces, pictures) => {
  vi.spyOn(performance, 'now').mockReturnValue(0);
  await deliver(await mailHandler('submission-mail'), order(surfaces));
  expect(attachments().map((each) => each.length)).toEqual([pictures]);
});

it('a recipe that there is no time to draw is there in words', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 1100));
  await deliver(await mailHandler('submission-mail'), order([recipe, ...others].map(recipeCode).join('\n')));
  const [mail = {} as never] = ses.mails();
  expect(attachments().map((each) => each.length)).toEqual([2]);
  expect(Array.from(htmlOf(mail).matchAll(/<img src="cid:([^"]*)"/g), ([, id]) => id)).toEqual(attachments()[0]?.map(({ ContentId }) => ContentId));
  expect(textOf(mail).match(/^Rezeptur MS-.*$/gm)).toEqual([recipe, ...others].slice(0, 3).map((own) => `Rezeptur ${recipeCode(own)}`));
});

// Threat T33: 40 rows with three costly recipes each held back an honest mail for 90 seconds.
it('a flood of costly recipes is drawn for two seconds and then mailed in words; later mails have pictures again', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.doMock('../../../shared/atelier/still.ts', () => ({
    drawStill: () => {
      now += 500;
      return { width: 1, height: 1, data: new Uint8ClampedArray(4) };
    },
  }));
  const handler = await mailHandler('submission-mail');
  for (let batch = 0; batch < 10; batch++) await deliver(handler, ...Array.from({ length: 10 }, (_, row) => costly(3 * row)));
  expect(ses.mails()).toHaveLength(100);
  expect(ses.mails().filter((mail) => textOf(mail).match(/^Rezeptur MS-/gm)?.length !== 3)).toEqual([]);
  expect(now).toBeLessThanOrEqual(2500);
  expect(attachments().flat()).toHaveLength(now / 500);

  now += 100_000;
  await deliver(handler, costly(100));
  expect(attachments().at(-1)).toHaveLength(3);
});

it('a suspect row is mailed in words only', async () => {
  const suspect = inserted(sampleFolder, rowImage({ ...entries(sampleFolder), surfaces: recipeCode(recipe), suspect: { BOOL: true } }));
  await deliver(await mailHandler('submission-mail'), suspect);
  expect(attachments()).toEqual([[]]);
  expect(ses.mails().map(textOf).join('')).toContain(`Rezeptur ${recipeCode(recipe)}`);
});

it.each(['poliert', 'gewaschen'] as const)('the picture of the finest stones, %s, has at most 250 KB', (finish) => {
  const surfaces = recipeCode({ ...recipe, finish, aggregates: [{ stone: 'flusskies', band: 'fein', share: 70 }] });
  const [picture] = recipePictures({ record: { surfaces }, suspect: false }, drawingBudget(2000), fail);
  expect(picture?.png?.length).toBeGreaterThan(20_000);
  expect(picture?.png?.length).toBeLessThan(250_000);
});

it('a picture that SES refuses never costs the mail: it goes without, and an answer still reaches the visitor', async () => {
  ses.mock.on(SendEmailCommand).rejectsOnce(refusal('AccessDeniedException')).resolves({});
  expect(await deliver(await mailHandler('submission-mail'), order(recipeCode(recipe)))).toEqual({ batchItemFailures: [] });
  expect(attachments().map((each) => each.length)).toEqual([1, 0]);
  expect(ses.mails().map(textOf).filter((text) => text.includes(recipeWords(recipe).join('\n')))).toHaveLength(2);
  expect(ses.mails().map(htmlOf).at(-1)).not.toContain('<img');
  expect(ses.mails().map(({ ReplyToAddresses }) => ReplyToAddresses)).toEqual([['email@firma.ch'], ['email@firma.ch']]);
});

it('where the address may be what SES refuses, both go', async () => {
  ses.mock.on(SendEmailCommand).rejectsOnce(new BadRequestException({ $metadata: {}, message: 'no' })).resolves({});
  await deliver(await mailHandler('submission-mail'), order(recipeCode(recipe)));
  expect(ses.mails().at(-1)?.ReplyToAddresses).toBeUndefined();
  expect(attachments().at(-1)).toEqual([]);
});

it('a throttled mail is left to the retries, picture and all', async () => {
  ses.mock.on(SendEmailCommand).rejects(new TooManyRequestsException({ $metadata: {}, message: 'no' }));
  const { batchItemFailures } = await deliver(await mailHandler('submission-mail'), order(recipeCode(recipe)));
  expect(batchItemFailures).toHaveLength(1);
  expect(ses.mails()).toHaveLength(1);
});

it('a fault in drawing is logged, and the mail goes without the picture', async () => {
  vi.doMock('../../../shared/atelier/still.ts', () => ({
    drawStill: () => {
      throw new RangeError('no stones');
    },
  }));
  expect(await deliver(await mailHandler('submission-mail'), order(recipeCode(recipe)))).toEqual({ batchItemFailures: [] });
  expect(attachments()).toEqual([[]]);
  expect(ses.mails().map(textOf).join('')).toContain(recipeWords(recipe).join('\n'));
  expect(output.lines()[0]).toMatchObject({ level: 'error', form: 'sample-folder', reference: 'K7QF-3M2A', cause: { error: 'RangeError' } });
});

it('the visitor’s confirmation has no picture and no word of the recipe', async () => {
  mockConfirmations().reset();
  await deliver(await mailHandler('confirmation-mail'), order(recipeCode(recipe)));
  expect(attachments()).toEqual([[]]);
  expect(ses.mails().map(textOf).join('')).not.toContain('MS-');
});
