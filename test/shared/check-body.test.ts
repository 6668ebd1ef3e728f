import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { allForms } from '../../shared/forms/all-forms.ts';
import { complaint } from '../../shared/forms/complaint.ts';
import { checkBody, noticeFor, type Form } from '../../shared/forms/define-form.ts';
import { MAX_TEXT } from '../../shared/forms/fields.ts';
import { sampleFolder } from '../../shared/forms/sample-folder.ts';
import { NO_VARIANT, WRONG_SUM } from '../../shared/notices.ts';
import { requiredFields, validBody, without, type Body } from '../functions/valid-body.ts';

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

/** Every field that is typed. What each makes of a value: B5 in test/reliability/hostile/texts.test.ts. */
const written = allForms.flatMap((form) =>
  Object.entries(form.fields).flatMap(([name, { input }]) =>
    ['text', 'tel', 'multiline', 'email'].includes(input) ? [{ form, name, input }] : [],
  ),
);

/** What is copied from elsewhere and compared letter by letter. */
const identifiers = written.filter(({ name }) => ['phone', 'postalcode', 'order_number'].includes(name));

it.each(identifiers)('$form.id: $name is stored in ASCII, and without what nobody sees', ({ form, name }) => {
  const value = '\u200b０\u00ad４4\u2060 123\ufeff 45\u200d 67\u200b';
  expect(recordOf(form, validBody(form, { [name]: value }))).toMatchObject({ [name]: '044 123 45 67' });
  expect(recordOf(form, validBody(form, { [name]: '\u200b' }))).not.toHaveProperty(name, expect.stringMatching(/./u));
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
    for (const { form, name, input } of written)
      expect([name, codeOf(form, name, value)]).toEqual([
        name,
        input === 'multiline' && value.length === 16_000 ? 'characters' : code,
      ]);
    const given = normalize.mock.contexts.map(String);
    expect(given.length).toBeGreaterThan(0);
    expect(given.filter((text) => text.length > 4 * MAX_TEXT || /\p{M}{31}/u.test(text))).toEqual([]);
  });
});

describe.each(allForms)('$id: an e-mail address', (form) => {
  const longest = `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.ch`;

  it('may have signs of names, sub-domains and 64 characters before the @; a domain with umlauts is stored in ASCII', () => {
    const right = 'a@b.ch zoe+site@sub.firma.swiss A.B@xn--mller-kva.ch a@b.xn--vermgensberatung-pwb'.split(' ');
    for (const [sent, email = sent] of [
      ...[...right, "o'neil@firma.ch", longest].map((same) => [same] as const),
      ['info@küchen-zürich.ch', 'info@xn--kchen-zrich-thbg.ch'],
      ['Info@KU\u0308CHEN.CH', 'Info@xn--kchen-kva.ch'],
      // Another domain than strasse.ch.
      ['a@straße.ch', 'a@xn--strae-oqa.ch'],
      ['a@büro.größe.swiss', 'a@xn--bro-hoa.xn--gre-6ka8i.swiss'],
      ['a@例え。テスト', 'a@xn--r8jz45g.xn--zckzah'],
      ['a＠firma.ｃｈ', 'a@firma.ch'],
    ] as const)
      expect(recordOf(form, validBody(form, { email: sent }))).toMatchObject({ email });
  });

  it('at a domain that would be no domain in ASCII is refused', () => {
    const wrong =
      'ü@küchen.ch a@küchen a@küchen. a@kü/chen.ch a@kü:80.ch a@１.１ a@[::１] a@kü..ch a@xn--ü.ch a@kü@x.ch'.split(
        ' ',
      );
    for (const email of [...wrong, 'a@kü chen.ch', 'a@\u0301u.ch', `a@${'ü'.repeat(64)}.ch`])
      expect([email, codeOf(form, 'email', email)]).toEqual([email, 'email']);
    expect(codeOf(form, 'email', `a@${`${'ü'.repeat(30)}.`.repeat(6)}ch`)).toBe('too_long');
  });

  it('is no name, list, host of one part, number, quoted name or other alphabet', () => {
    const wrong = 'a a@ @b.ch a@b a@b. a@.ch a@b..ch a@b.c a@-b.ch a@b-.ch a@b@c.ch a@[127.0.0.1] a@127.0.0.1'.split(
      ' ',
    );
    const more = ['ä@b.ch', 'a@b.ch?bcc=c@d.ch', 'a b@c.ch', 'a@b c.ch', '"a b"@c.ch', 'a@b.ch, c@d.ch'];
    const lists = ['A <a@b.ch>, B <b@b.ch>', 'A <a@b.ch', '<>', 'mailto:', 'mailto:a@b.ch,c@d.ch'];
    for (const email of [...wrong, ...more, ...lists])
      expect([email, codeOf(form, 'email', email)]).toEqual([email, 'email']);
  });

  it('is taken out of what mail programs, chats and PDFs copy', () => {
    const copied = ['\u200banna@firma.ch', 'an\u00adna@fir\u00adma.ch'];
    const linked = ['mailto:anna@firma.ch', 'MAILTO:anna@firma.ch?subject=Muster', 'Anna Muster <anna@firma.ch>'];
    for (const email of [...copied, ...linked, '<anna@firma.ch>', '"Muster, Anna" <mailto:anna@firma.ch> '])
      expect([email, recordOf(form, validBody(form, { email }))]).toMatchObject([email, { email: 'anna@firma.ch' }]);
  });
});

describe.each(allForms)('$id: the errors', (form) => {
  const wrong = { math_answer: '0' };
  const unchosen = form.checkedLast ? { [form.checkedLast.field]: '' } : {};

  it('are all named, in their order, each once, with the notice of a wrong sum and none of an empty one', () => {
    const errors = errorsOf(form, { ...without(validBody(form), ...requiredFields(form), 'privacy'), ...wrong });
    const missing = [...requiredFields(form), 'privacy'].map((field) => ({ field, code: 'required' }));
    expect(errors).toEqual(missing.toSpliced(-1, 0, { field: 'math_answer', code: 'wrong_answer' }));
    expect(noticeFor(form, errors)).toBe(WRONG_SUM);
    const allMissing = errors.map(({ field }) => ({ field, code: 'required' }) as const);
    expect(noticeFor(form, allMissing)).toBeUndefined();
    expect(noticeFor(form, errorsOf(form, validBody(form, { math_answer: '' })))).toBe(WRONG_SUM);
  });

  it('have the notice of the sum before that of what is checked last', () => {
    const errors = errorsOf(form, validBody(form, { ...wrong, ...unchosen }));
    expect(errors.map(({ field }) => field)).toEqual([...Object.keys(unchosen), 'math_answer']);
    expect(noticeFor(form, errors)).toBe(WRONG_SUM);
  });

  it('are of the sum and of the consent if they are not exactly right', () => {
    const { answer } = form.math;
    for (const math_answer of [undefined, '', '99', ` ${answer}`, `${answer}.0`, Number(answer), [answer], null])
      expect(errorsOf(form, validBody(form, { math_answer })).map(({ field }) => field)).toEqual(['math_answer']);
    for (const privacy of [undefined, false, 'true', 1, null])
      expect(errorsOf(form, validBody(form, { privacy }))).toEqual([{ field: 'privacy', code: 'required' }]);
  });

  it('finds nothing wrong with the least that is required', () => {
    const optional = Object.keys(form.fields).filter((name) => !form.fields[name]?.required);
    expect(errorsOf(form, without(validBody(form), ...optional))).toEqual([]);
  });
});

describe('the variant of the sample folder', () => {
  it.each([{}, { variant: '' }, { variant: 'x' }])('is checked last: %j', (changes: Body) => {
    const errors = errorsOf(sampleFolder, { ...without(validBody(sampleFolder), 'variant'), ...changes });
    expect(errors.map(({ field }) => field)).toEqual(['variant']);
    expect(noticeFor(sampleFolder, errors)).toBe(NO_VARIANT);
  });
});

describe.each(allForms)('$id: what is sent in addition to the fields', (form) => {
  it.each(['', '1234', 5, undefined])('refuses the submission id %j', (id) => {
    expect(codeOf(form, 'submission_id', id)).toMatch(/^(type|required)$/);
  });

  it.each([
    ['website', 'x'.repeat(1001)],
    ['elapsed_ms', '3000'],
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
