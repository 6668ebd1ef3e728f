/** @module-tag thorough */
import naughtyStrings from 'big-list-of-naughty-strings' with { type: 'json' };
import { afterAll, expect, it } from 'vitest';
import { MAX_BODY_BYTES } from '../../../shared/api.ts';
import type { Form } from '../../../shared/forms/define-form.ts';
import { pairsOf } from '../../functions/call.ts';
import { controlsIn } from '../../functions/read-page.ts';
import { howMany } from '../effort.ts';
import { markedBody, textFields, visitorsPart } from './bodies.ts';
import { expectedOf, type Expected } from './expected.ts';
import { openTarget } from './target.ts';

const target = openTarget();
afterAll(() => target.expectSound());

const expected = (form: Form, name: string, value: unknown): Expected => {
  if (typeof value === 'string') return expectedOf(form, name, value);
  const { input, required } = form.fields[name] ?? {};
  return { code: input === 'choice' && !required ? 'choice' : 'type' };
};

/** Sends a sound form but for one value. @returns what was answered or stored wrongly, if anything */
async function wrongAnswerTo(form: Form, name: string, value: unknown): Promise<unknown[]> {
  const body = markedBody(form, { [name]: value });
  const text = JSON.stringify(body);
  const { status, errors, stored } = await target.send(form.id, text);
  const outcome = expected(form, name, value);
  const right = () => {
    if (Buffer.byteLength(text) > MAX_BODY_BYTES) return [413, undefined, undefined];
    if ('code' in outcome) return [422, [{ field: name, code: outcome.code }], undefined];
    const entered = Object.keys(form.fields).map((field) => [field, field === name ? outcome.stored : body[field]]);
    return [201, undefined, Object.fromEntries(entered)];
  };
  const found = JSON.stringify([status, errors, stored && visitorsPart(stored)]);
  const wanted = JSON.stringify(right());
  return found === wanted ? [] : [{ form: form.id, name, value, found, wanted }];
}

async function wrongAnswers(valuesOf: (form: Form, name: string) => readonly unknown[]): Promise<unknown[]> {
  const wrong: unknown[] = [];
  for (const { form, name } of textFields)
    for (const value of valuesOf(form, name)) wrong.push(...(await wrongAnswerTo(form, name, value)));
  return wrong.slice(0, 10);
}

/** All of a list, or as many of it in a sample, evenly spread. */
const some = <Item>(items: readonly Item[], sample: number): readonly Item[] => {
  const step = items.length / howMany(items.length, sample);
  return items.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
};

it('B1: every naughty string in every field is stored as it was meant, or refused at that field', async () =>
  expect(await wrongAnswers(() => some(naughtyStrings, 30))).toEqual([]));

/** A browser sends line breaks as CR LF, and no lone surrogate. */
const asSent = (text: string) => text.toWellFormed().replaceAll(/\r\n|\r|\n/g, '\r\n');
/** White space that the page replaces before it checks. */
const asChecked = (form: Form, name: string, text: string) => {
  const { input } = form.fields[name] ?? {};
  if (input === 'choice') return text === 'none' ? '' : text;
  return (input === 'multiline' ? text.replaceAll(/[\v\f\u0085\u2028\u2029]/g, '\n') : text).replaceAll('\t', ' ');
};

/** Posts a sound form but for one text. @returns what was answered, stored or shown again wrongly, if anything */
async function wrongPageFor(form: Form, name: string, text: string): Promise<unknown[]> {
  const pairs = { ...pairsOf(markedBody(form)), [name]: asSent(text) };
  const { status, html, stored } = await target.post(form.id, pairs);
  const outcome = expected(form, name, asChecked(form, name, asSent(text)));
  const again = controlsIn(html)[name];
  const isShown = form.fields[name]?.input === 'choice' || again === pairs[name];
  const isRight =
    'code' in outcome
      ? status === 422 && stored === undefined && isShown
      : status === 201 && stored?.[name] === outcome.stored;
  return isRight && !/<script|\son\w+=/i.test(html.replaceAll(/"[^"]*"|>[^<]*</g, ''))
    ? []
    : [{ form: form.id, name, text, status, again, outcome }];
}

it('B1: without script the same strings are stored as they were meant, or shown again unchanged', async () => {
  const strings = [
    ...some(naughtyStrings, 30),
    ...[...controls, ...peculiar, ...signs].map((sign) => `a${sign}b`),
    '\n\nText',
    '"><script>alert(1)</script>',
    '</textarea><script>',
  ];
  const wrong: unknown[] = [];
  for (const { form, name } of textFields)
    for (const text of strings) wrong.push(...(await wrongPageFor(form, name, text)));
  expect(wrong.slice(0, 10)).toEqual([]);
});

const TYPES =
  'null true false 0 1 -1 1.5 1e308 [] [""] ["a"] [["a"]] {} {"a":1} {"S":"a"} {"length":1} {"toString":"a"}';
const wrongTypes = TYPES.split(' ').map((text): unknown => JSON.parse(text));
const code = (point: number) => String.fromCodePoint(point);
const controls = [
  ...Array.from({ length: 0x20 }, (_, point) => point),
  ...Array.from({ length: 0x21 }, (_, point) => 0x7f + point),
  0x2028,
  0x2029,
].map(code);
const lone = ['\ud800', '\udbff', '\udc00', '\udfff', '\udc00\ud800'];
const peculiar = [
  ...'\u00a0\u00ad\u0308\u061c\u180e\u200b\u200d\u200e\u200f\u202a\u202e\u2066\u2069\u3000\ufe0f\ufeff\ufffd\uffff',
  ...'\u{10ffff}\u{1f600}\u0958\ufb2c\u212b',
];
/** Nothing of these is seen. */
const unseen = [
  ...'\u200b\u3164\u2800\u202e\uffa0\u115f\u00ad\u{e0041}\u0308\ue000',
  '\u2066\u2069',
  '\u200b \u2800\n',
  '\u180e\ufeff',
];
const marks = [30, 31, 60].flatMap((count) =>
  ['\u0315\u0300', '\u0316'].map((pair) => `a${pair.repeat(count).slice(0, count)}b`),
);
const signs = [...`"\\<>&'=+-@|;,$`, '`', '\r\n', '{{7*7}}', '%0d%0a', '../', '%00'];
const around = (sign: string) => [sign + 'ab', `a${sign}b`, `ab${sign}`];

/** Values of every length around the longest that a field takes. */
function lengths(longest: number): string[] {
  const fitting = ['a', 'ä', 'a\u0308', '\u{1d49c}', '€', ' ', 'e\u0301\u0323'];
  return fitting
    .flatMap((one) => [-1, 0, 1].map((more) => one.repeat(longest + 1).slice(0, longest + more)))
    .concat(['a'.repeat(longest * 2), ` ${'a'.repeat(longest)} `]);
}

const flag = '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}';
/** Invisible parts of what people write: some are lost, and what writing needs is kept. */
const withInvisible = [
  `a\u{e0000}\u{e0001}\u{e0041}\u{e007f}${flag}b\u{e0067}\u{e0100}\u{e01ef}🏴\u{e0067}\u{e007f}`,
  '\u202a+41 44\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u20697\u202c',
  '  Zu\u0308rich «ß» 漢字 😀 \u202e <b>&amp;</b> =1+1 \u00a0',
  '👩\u200d🔧',
  'می\u200cخواهم',
  'שלום',
  'a\r\n\r\nb\nc',
];

// Threats T16 and T37.
it('B5: every mutation of every field has exactly the answer that it should', async () => {
  const mutations = [
    ...wrongTypes,
    ...[...controls, ...lone, ...peculiar, ...signs].flatMap(around),
    ...unseen,
    ...marks,
    ...withInvisible,
    '',
    ' ',
    '\r\n \t',
    '\r\nText\n',
    'toString',
  ];
  const wrong = await wrongAnswers((form, name) => {
    const { maxLength = 200, options = {} } = form.fields[name] ?? {};
    const choices = Object.entries(options).flat();
    const many = [...mutations, ...lengths(maxLength), ...choices, ...choices.map((choice) => `${choice} `)];
    return [...many, 'a'.repeat(1024 * 1024)];
  });
  expect(wrong).toEqual([]);
});

it('T16: texts of 32 KB made for slow checks have exactly the answer that they should', async () => {
  const worst = [
    ...'a-.@ \t0+(\u0300!\\"\u200b\u202e',
    ...'a. a@ a- a@a. A\u030a \u0315\u0300 \u0316\u0301\u0316 e\u0323\u0301'.split(' '),
    '\r\n',
    '\n ',
  ].map(filledUp);
  const ends = ['', '!', '@', 'a@b.c', '\u0000'];
  const texts = some(
    worst.flatMap((text) => ends.map((end) => text + end)),
    10,
  );
  expect(await wrongAnswers(() => texts)).toEqual([]);
});

const filledUp = (part: string) => part.repeat(Math.ceil(30_000 / part.length));
