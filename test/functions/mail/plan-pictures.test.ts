import { SendEmailCommand } from '@aws-sdk/client-sesv2';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawingBudget } from '../../../functions/mail/drawing-budget.ts';
import letters from '../../../functions/mail/letters.json' with { type: 'json' };
import { planPictures } from '../../../functions/mail/plan-pictures.ts';
import { marksOf } from '../../../shared/drawings/marks.ts';
import { paperSize } from '../../../shared/drawings/paper.ts';
import { drawingsOf } from '../../../shared/drawings/plan-drawings.ts';
import { consultation } from '../../../shared/forms/consultation.ts';
import { paths, productPages } from '../../../shared/paths.ts';
import { initialValues, type Values } from '../../../shared/planner/define-plan.ts';
import { planCode } from '../../../shared/planner/plan-code.ts';
import { plans, sections } from '../../../shared/products/all-products.ts';
import { letterOutlines } from '../../../web/fonts/make-letters.ts';
import { captureLog } from '../call.ts';
import { entries } from '../valid-body.ts';
import { deliver, htmlOf, inserted, mailHandler, mockConfirmations, mockSes, rowImage, textOf } from './stream-events.ts';

const plan = plans.outdoorStairs;
const code = planCode(plan, { ...initialValues(plan), steps: 7 });
const SITE = 'https://www.firma.ch';

const ses = mockSes();
let output: ReturnType<typeof captureLog>;
beforeEach(() => {
  output = captureLog();
  ses.mock.reset();
  ses.mock.on(SendEmailCommand).resolves({ MessageId: 'x' });
});
afterEach(() => {
  vi.doUnmock('../../../functions/mail/draw-plan.ts');
  vi.restoreAllMocks();
});

const request = (message: string, more = {}) => inserted(consultation, rowImage({ ...entries(consultation), message, ...more }));
const attachments = () => ses.mails().map(({ Content }) => Content?.Simple?.Attachments ?? []);

/** The plans that a message names, with drawings. */
function picturesOf(message: string) {
  return planPictures({ record: { message }, suspect: false }, SITE, drawingBudget(60_000), (fault) => {
    throw fault;
  });
}

const inkOf = (drawn: { readonly data: Float32Array }) => drawn.data.reduce((sum, value) => sum + value, 0);
const pixelsOf = (png: Uint8Array | undefined) => sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });

/** Both ends of each range, and the initial values. */
const looked = (page: keyof typeof plans): readonly Values[] => {
  const { parameters } = plans[page];
  const initial = initialValues(plans[page]);
  const ends = Object.entries(parameters).flatMap(([name, parameter]) => (parameter.kind === 'number' ? [parameter.least, parameter.most].map((value) => ({ ...initial, [name]: value })) : []));
  return [initial, ...ends];
};

it('a plan that a row names is in the team’s mail as a picture, in words, and with its address', async () => {
  await deliver(await mailHandler('submission-mail'), request(`Bitte beraten: ${code.toLowerCase()}.`));
  const [mail = {} as never] = ses.mails();
  for (const body of [textOf(mail), htmlOf(mail)]) {
    expect(body).toContain(`Plan ${code}`);
    expect(body).toContain('Anzahl Stufen 7');
    expect(body).toContain(`/produkte/aussentreppen?plan=${code}#planer`);
  }
  const [[section, ...others] = []] = attachments();
  expect(others).toEqual([]);
  expect(section).toMatchObject({ ContentType: 'image/png', ContentDisposition: 'INLINE', FileName: `${code.toLowerCase()}.png` });
  expect(htmlOf(mail)).toContain(`src="cid:${section?.ContentId}" alt="Schnitt durch eine Aussentreppe aus Winkelstufen"`);
  expect(htmlOf(mail)).toMatch(new RegExp(`<a href="[^"]*plan=${code}#planer"`, 'u'));
});

describe.each(productPages)('the drawings of a plan of %s in a mail', (page) => {
  it('are PNGs of the size of the drawings, with ink on paper', async () => {
    const values = initialValues(plans[page]);
    const drawings = drawingsOf(plans[page], sections[page], values);
    const pictures = picturesOf(planCode(plans[page], values));
    expect(pictures).toHaveLength(drawings.length);
    for (const [index, drawing] of drawings.entries()) {
      const { png, alt, shownWidth = 0 } = pictures[index] ?? {};
      const { data, info } = await pixelsOf(png);
      expect([info.width, info.height]).toEqual(paperSize(drawing).map((length) => Math.ceil(length * 8)));
      expect(alt).toBe(drawing.title);
      expect(shownWidth > 300 && shownWidth <= 544).toBe(true);
      const inked = data.filter((tone) => tone < 128).length / data.length;
      expect(inked).toBeGreaterThan(0.01);
      expect(inked).toBeLessThan(0.2);
      expect(png?.length).toBeLessThan(60_000);
    }
    expect(pictures[0]?.url).toContain(`${paths[page]}?plan=PL-`);
  });

  it('differ where a dimension differs', () => {
    const [initial, ...ends] = looked(page);
    const pictured = (values: Values) => picturesOf(planCode(plans[page], values)).map(({ png }) => Buffer.from(png ?? []).toString('base64')).join(' ');
    const before = pictured(initial ?? {});
    expect(ends.filter((values) => values['thickness'] !== initial?.['thickness']).filter((values) => pictured(values) === before)).toEqual([]);
  });

  it('have an outline for each letter that they may say', () => {
    const texts = looked(page).flatMap((values) => drawingsOf(plans[page], sections[page], values)).flatMap(marksOf);
    const said = new Set(texts.flatMap((mark) => (mark.kind === 'words' ? Array.from(mark.text) : [])));
    expect([...said].filter((letter) => letter !== '\u00a0' && !(letter in letters.letters))).toEqual([]);
  });
});

it('the outlines of letters are those of the site’s font', async () => {
  expect(letters).toEqual(await letterOutlines());
});

it('writes the texts: a drawing without them has less ink', async () => {
  const { drawPlan } = await import('../../../functions/mail/draw-plan.ts');
  const section = sections.windowSills(initialValues(plans.windowSills));
  const mute = { ...section, entities: section.entities.map((entity) => (entity.kind === 'label' ? { ...entity, lines: entity.lines.map(() => ' ') } : entity)) };
  expect(inkOf(drawPlan(section))).toBeGreaterThan(inkOf(drawPlan(mute)) + 3000);
});

it('names each plan once, three of them, and none for a wrong code', () => {
  const codes = [1, 2, 3, 4].map((more) => planCode(plan, { ...initialValues(plan), steps: 3 + more }));
  const message = `${codes.join(', ')}, ${codes[0]}, PL-13YN-1NAG-5J3R-25GV-4X8`;
  expect(picturesOf(message).map(({ title }) => title)).toEqual(codes.slice(0, 3).map((each) => `Plan ${each}`));
});

it('reports replaced values, and draws the nearest permitted ones', () => {
  const [replaced] = picturesOf(planCode(plan, { ...initialValues(plan), width: 999 }));
  expect(replaced?.lines[0]).toContain('nicht zulässig');
  expect(replaced?.lines).toContain('Stufenbreite 40\u00a0cm');
  const [nearest] = picturesOf(planCode(plan, { ...initialValues(plan), width: 400 }));
  expect(replaced?.png).toEqual(nearest?.png);
});

it('reports what cannot be made', () => {
  const [words] = picturesOf(planCode(plan, { ...initialValues(plan), width: 300, rise: 150, bearing: 80 }));
  expect(words?.lines.filter((line) => line.startsWith('Nicht ausführbar: '))).toHaveLength(1);
  expect(words?.png).toBeDefined();
});

it('a suspect row, and one that there is no time to draw for, are mailed in words', async () => {
  const drawn = vi.fn<() => never>();
  vi.doMock('../../../functions/mail/draw-plan.ts', () => ({ drawPlan: drawn }));
  await deliver(await mailHandler('submission-mail'), request(code, { suspect: { BOOL: true } }));
  await deliver(await mailHandler('submission-mail', { DRAWING_MS: '0' }), request(code));
  expect(drawn).not.toHaveBeenCalled();
  expect(attachments()).toEqual([[], []]);
  expect(ses.mails().map(textOf).filter((text) => text.includes('Anzahl Stufen 7'))).toHaveLength(2);
});

it('a fault in drawing is logged, and the mail goes without the picture', async () => {
  vi.doMock('../../../functions/mail/draw-plan.ts', () => ({
    drawPlan: () => {
      throw new RangeError('no sheet');
    },
  }));
  expect(await deliver(await mailHandler('submission-mail'), request(code))).toEqual({ batchItemFailures: [] });
  expect(attachments()).toEqual([[]]);
  expect(ses.mails().map(textOf).join('')).toContain(`?plan=${code}#planer`);
  expect(output.lines()[0]).toMatchObject({ level: 'error', form: 'consultation', reference: 'K7QF-3M2A', cause: { error: 'RangeError' } });
});

it('the visitor’s confirmation has no picture and no word of the plan', async () => {
  mockConfirmations().reset();
  await deliver(await mailHandler('confirmation-mail'), request(code));
  expect(attachments()).toEqual([[]]);
  expect(ses.mails().map(textOf).join('')).not.toContain('PL-');
});
