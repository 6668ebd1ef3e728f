import type { BaseIssue } from 'valibot';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { allForms } from '../../shared/forms/all-forms.ts';
import { complaint } from '../../shared/forms/complaint.ts';
import { checkBody, errorsOf as errorsInOrder, noticeFor, type Form } from '../../shared/forms/define-form.ts';
import { MAX_TEXT, type Field } from '../../shared/forms/fields.ts';
import { sampleFolder } from '../../shared/forms/sample-folder.ts';
import { NO_VARIANT, WRONG_SUM } from '../../shared/notices.ts';
import { entryFor, leastBody, requiredFields, validBody, without, type Body } from '../functions/valid-body.ts';

const errorsOf = (form: Form, body: unknown) => {
  const checked = checkBody(form, body);
  return 'errors' in checked ? checked.errors : [];
};
const recordOf = (form: Form, body: unknown) => {
  const checked = checkBody(form, body);
  return 'errors' in checked ? checked.errors : checked.record;
};
const codeOf = (form: Form, name: string, value: unknown) =>
  errorsOf(form, validBody(form, { [name]: value })).find(({ field }) => field === name)?.code;

type Case = [id: string, name: string, form: Form, field: Field];
const every = allForms.flatMap((form) =>
  Object.entries(form.fields).map(([name, field]): Case => [form.id, name, form, field]),
);
// Values of other types and unknown keys: test/reliability/hostile.
const typed = every.filter(([, , , { input }]) => ['text', 'tel', 'multiline'].includes(input));
const written = every.filter(([, , , { input }]) => ['text', 'tel', 'multiline', 'email'].includes(input));
const lines = every.filter(([, , , { input }]) => ['text', 'tel', 'email'].includes(input));
const texts = every.filter(([, , , { input }]) => input === 'multiline');
const choices = every.filter(([, , , { input }]) => input === 'choice');

describe('any field of any form', () => {
  it.each(written)('%s: %s refuses control characters, halves of characters and line separators', (_, name, form) => {
    const bad = [...'\0\u0007\u001b\u007f\u0085\u2028\u2029\r\ufffd', '\ud800', '\udfff', '\u0315\u0300'.repeat(16)];
    for (const characters of bad) expect(codeOf(form, name, `a${characters}b@firma.ch`)).toBe('characters');
  });

  it.each(typed)('%s: %s is stored in NFC, trimmed, with whatever else was written', (_, name, form) => {
    const sent = '  Zu\u0308rich «ß» 漢字 😀 \u202e <b>&amp;</b> =1+1 \u00a0';
    expect(recordOf(form, validBody(form, { [name]: sent }))).toMatchObject({
      [name]: 'Zürich «ß» 漢字 😀  <b>&amp;</b> =1+1',
    });
  });

  it.each(typed)(
    '%s: %s may have its length after NFC and trimming, and not a character more',
    (_, name, form, { maxLength = 0 }) => {
      expect(codeOf(form, name, 'x'.repeat(maxLength - 1))).toBeUndefined();
      expect(codeOf(form, name, ` ${'u\u0308'.repeat(maxLength)} `)).toBeUndefined();
      expect(codeOf(form, name, 'x'.repeat(maxLength + 1))).toBe('too_long');
    },
  );
});

// Threat T37: a name that nothing is seen of, or that looks like another one.
describe('what is not seen', () => {
  const unseen = [
    ...'\u200b\u3164\u2800\u202e\uffa0\u00ad\u0308\ue000\u{e0041}',
    '\u2066\u2069',
    ' \u200b\u2800 ',
    '\u180e\ufeff',
  ];

  it.each(written)('%s: %s is empty if it contains nothing else', (_, name, form, { required }) => {
    for (const value of unseen) {
      expect([value, codeOf(form, name, value)]).toEqual([value, required ? 'required' : undefined]);
      expect(recordOf(form, validBody(form, { [name]: value }))).not.toHaveProperty(name);
    }
  });

  it.each(typed)(
    '%s: %s loses what turns the direction of writing, as address books put it around numbers',
    (_, name, form) => {
      const turning = '\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069';
      const record = recordOf(form, validBody(form, { [name]: `\u202a+41 44${turning}7\u202c` }));
      expect(record).toMatchObject({ [name]: '+41 447' });
    },
  );

  it.each(typed)('%s: %s loses tags, in which whole texts can hide, but for those of a flag', (_, name, form) => {
    const flag = '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}';
    const tagged = `a\u{e0000}\u{e0001}\u{e0041}\u{e007f}${flag}b\u{e0067}\u{e0100}\u{e01ef}🏴\u{e0067}\u{e007f}`;
    expect(recordOf(form, validBody(form, { [name]: tagged }))).toMatchObject({ [name]: `a${flag}b🏴` });
  });

  it.each(typed)('%s: %s keeps joiners and marks that writing needs', (_, name, form) => {
    for (const value of ['👩\u200d🔧', 'می\u200cخواهم', 'שלום', `a${'\u0301'.repeat(30)}b`]) {
      expect(recordOf(form, validBody(form, { [name]: value }))).toMatchObject({ [name]: value.normalize('NFC') });
    }
  });
});

// Threat T16: one body with alternating marks held the process for 120 ms.
describe('a text is not normalised', () => {
  const normalize = vi.spyOn(String.prototype, 'normalize');
  afterEach(() => void normalize.mockClear());
  afterAll(() => normalize.mockRestore());

  it.each([
    ['that is too long', 'x'.repeat(32_000), 'too_long'],
    ['of alternating marks', '\u0315\u0300'.repeat(8000), 'too_long'],
    ['of alternating marks, as long as it may be', '\u0315\u0300'.repeat(100), 'characters'],
  ])('%s', (_, value, code) => {
    for (const [, name, form] of written)
      expect([name, codeOf(form, name, value)]).toEqual([
        name,
        form.fields[name]?.input === 'multiline' && value.length === 16_000 ? 'characters' : code,
      ]);
    const given = normalize.mock.contexts.map(String);
    expect(given.length).toBeGreaterThan(0);
    expect(given.filter((text) => text.length > 4 * MAX_TEXT || /\p{M}{31}/u.test(text))).toEqual([]);
  });
});

describe('a single line', () => {
  it.each(lines)('%s: %s keeps no line break, but for one at its ends', (_, name, form, field) => {
    for (const bad of ['a\nb', 'a\r\nb', 'a\rb', 'a\tb']) expect(codeOf(form, name, bad)).toBe('characters');
    const entry = entryFor(name, field);
    expect(recordOf(form, validBody(form, { [name]: `\r\n${entry}\n` }))).toMatchObject({ [name]: entry });
  });
});

describe('a text of several lines', () => {
  it.each(texts)('%s: %s keeps its line breaks as line feeds', (_, name, form) => {
    expect(recordOf(form, validBody(form, { [name]: 'a\r\n\r\nb\nc' }))).toMatchObject({ [name]: 'a\n\nb\nc' });
  });
});

describe('a choice', () => {
  it.each(choices)('%s: %s takes its values only, as they are', (_, name, form, { options = {} }) => {
    for (const value of Object.keys(options)) {
      expect(recordOf(form, validBody(form, { [name]: value }))).toMatchObject({ [name]: value });
    }
    for (const value of ['x', ' ', 'toString', `${Object.keys(options)[0]} `, Object.values(options)[0]]) {
      expect(codeOf(form, name, value)).toBe('choice');
    }
  });
});

describe.each(allForms)('$id: an e-mail address', (form) => {
  const longest = `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.ch`;

  it('may have signs of names, sub-domains and 64 characters before the @', () => {
    const right = 'a@b.ch zoe+site@sub.firma.swiss A.B@xn--mller-kva.ch a@b.xn--vermgensberatung-pwb'.split(' ');
    for (const email of [...right, "o'neil@firma.ch", longest])
      expect(recordOf(form, validBody(form, { email }))).toMatchObject({ email });
  });

  it('is no name, list, host of one part, number, quoted name or other alphabet', () => {
    const wrong = 'a a@ @b.ch a@b a@b. a@.ch a@b..ch a@b.c a@-b.ch a@b-.ch a@b@c.ch a@[127.0.0.1] a@127.0.0.1'.split(
      ' ',
    );
    const more = 'mailto:a@b.ch ä@b.ch a@b.ch?bcc=c@d.ch'.split(' ');
    for (const email of [...wrong, ...more, 'a b@c.ch', 'a@b c.ch', '"a b"@c.ch', 'A <a@b.ch>', 'a@b.ch, c@d.ch'])
      expect([email, codeOf(form, 'email', email)]).toEqual([email, 'email']);
  });
});

describe.each(allForms)('$id: the errors', (form) => {
  const wrong = { math_answer: '0' };
  const unchosen = form.checkedLast ? { [form.checkedLast.field]: '' } : {};
  const [first = ''] = requiredFields(form).filter((name) => name !== form.checkedLast?.field);

  it('are all named, in their order, each once, with the notice of a wrong sum and none of an empty one', () => {
    const errors = errorsOf(form, { ...without(validBody(form), ...requiredFields(form), 'privacy'), ...wrong });
    const missing = [...requiredFields(form), 'privacy'].map((field) => ({ field, code: 'required' }));
    expect(errors).toEqual(missing.toSpliced(-1, 0, { field: 'math_answer', code: 'wrong_answer' }));
    expect(noticeFor(form, errors)).toBe(WRONG_SUM);
    const allMissing = errors.map(({ field }) => ({ field, code: 'required' }) as const);
    expect(noticeFor(form, allMissing)).toBeUndefined();
    expect(noticeFor(form, errorsOf(form, validBody(form, { math_answer: '' })))).toBe(WRONG_SUM);
  });

  it('of no field come first, then those of fields in the form’s order, in whichever order they were found', () => {
    const order = [...Object.keys(form.fields), 'math_answer', 'privacy'];
    const issues = [...order, 'submission_id'].toReversed().map((key) => ({ path: [{ key }], message: 'required' }));
    expect(errorsInOrder(form, issues as unknown as BaseIssue<unknown>[]).map(({ field }) => field)).toEqual([
      'submission_id',
      ...order,
    ]);
  });

  it('have the notice of the sum before that of what is checked last', () => {
    const errors = errorsOf(form, validBody(form, { ...wrong, ...unchosen }));
    expect(errors.map(({ field }) => field)).toEqual([...Object.keys(unchosen), 'math_answer']);
    expect(noticeFor(form, errors)).toBe(WRONG_SUM);
  });

  it('names a field that is wrong in two ways once', () => {
    const errors = errorsOf(form, validBody(form, { [first]: `\u0007${'x'.repeat(6000)}` }));
    expect(errors).toEqual([{ field: first, code: 'too_long' }]);
    const issues = ['too_long', 'characters'].map((message) => ({ path: [{ key: first }], message }));
    expect(errorsInOrder(form, issues as unknown as BaseIssue<unknown>[])).toEqual(errors);
  });

  it('are of no field if the body is no object', () => {
    for (const body of [null, 'text', 1]) expect(errorsOf(form, body)).toEqual([{ field: '', code: 'type' }]);
  });

  it('are of the sum and of the consent if they are not exactly right', () => {
    const { answer } = form.math;
    for (const math_answer of [undefined, '', '99', ` ${answer}`, `${answer}.0`, Number(answer), [answer], null])
      expect(errorsOf(form, validBody(form, { math_answer })).map(({ field }) => field)).toEqual(['math_answer']);
    for (const privacy of [undefined, false, 'true', 1, null])
      expect(errorsOf(form, validBody(form, { privacy }))).toEqual([{ field: 'privacy', code: 'required' }]);
  });

  it('have no notice if there are none', () => expect(noticeFor(form, [])).toBeUndefined());

  it('finds nothing wrong with the least that is required', () => {
    expect(errorsOf(form, leastBody(form))).toEqual([]);
  });
});

describe('the variant of the sample folder', () => {
  it.each([{}, { variant: '' }, { variant: 'x' }])('is checked last: %j', (changes: Body) => {
    const errors = errorsOf(sampleFolder, { ...without(validBody(sampleFolder), 'variant'), ...changes });
    expect(errors.map(({ field }) => field)).toEqual(['variant']);
    expect(noticeFor(sampleFolder, errors)).toBe(NO_VARIANT);
  });

  it('is the only field with a separate notice', () => {
    expect(
      allForms.filter(({ checkedLast }) => checkedLast).map(({ id, checkedLast }) => [id, checkedLast?.field]),
    ).toEqual([['sample-folder', 'variant']]);
  });
});

describe.each(allForms)('$id: what is sent in addition to the fields', (form) => {
  it.each(['', 'x', '1234', 'g1111111-1111-4111-8111-111111111111', 5, null, undefined])(
    'refuses the submission id %j',
    (id) => {
      expect(codeOf(form, 'submission_id', id)).toMatch(/^(type|required)$/);
    },
  );

  it('takes a submission id in capitals as the same', () => {
    const id = 'ABCDEF01-2345-4789-8ABC-DEF012345678';
    expect(checkBody(form, validBody(form, { submission_id: id }))).toMatchObject({ submissionId: id.toLowerCase() });
  });

  it.each([
    ['website', 1],
    ['website', 'x'.repeat(1001)],
    ['elapsed_ms', '3000'],
    ['elapsed_ms', -1],
    ['elapsed_ms', null],
  ])('refuses %s = %.20j', (name, value) => expect(codeOf(form, name, value)).toMatch(/^(type|too_long)$/));

  it.each([
    ['three seconds and an empty trap', { elapsed_ms: 3000, website: '' }, [false, false]],
    ['less than three seconds', { elapsed_ms: 2999 }, [true, false]],
    ['no time', { elapsed_ms: undefined }, [true, false]],
    ['a filled trap', { website: 'x' }, [true, true]],
  ])('%s makes it suspect or not, sent by the script or without', (_, changes, [timed, untimed]) => {
    expect(checkBody(form, validBody(form, changes))).toMatchObject({ suspect: timed });
    expect(checkBody(form, validBody(form, changes), false)).toMatchObject({ suspect: untimed });
  });

  it('stores nothing of it', () => {
    const body = validBody(form, { website: 'x' });
    expect(Object.keys(recordOf(form, body))).toEqual(Object.keys(form.fields).filter((name) => name in body));
  });
});

const urls = (count: number) => Array.from({ length: count }, (_, index) => `https://a.ch/${index}`);
const withPhotos = (photo_urls: unknown) => validBody(complaint, { photo_urls });

it('photos: up to ten different addresses, left out if there are none', () => {
  expect(recordOf(complaint, withPhotos(urls(10)))).toMatchObject({ photo_urls: urls(10) });
  expect(recordOf(complaint, withPhotos([]))).not.toHaveProperty('photo_urls');
  for (const bad of [urls(11), ['a', 'a'], 'a', {}, [1], ['x'.repeat(2001)], [null]]) {
    expect(errorsOf(complaint, withPhotos(bad))).toEqual([{ field: 'photo_urls', code: 'photos' }]);
  }
});
