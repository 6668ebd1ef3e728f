import { describe, expect, it } from 'vitest';
import { allForms } from '../../../shared/forms/all-forms.ts';
import { complaint } from '../../../shared/forms/complaint.ts';
import { consultation } from '../../../shared/forms/consultation.ts';
import { sampleFolder } from '../../../shared/forms/sample-folder.ts';
import { firstEntries, prefilledValues, textsWithoutField } from '../../../web/forms/prefill.ts';

const PERSON = ['name', 'company', 'email', 'phone', 'address', 'math_answer', 'privacy', 'photo_urls', 'id'];

describe('a link fills in', () => {
  it.each([
    ['a text', sampleFolder, '?surfaces=Fassaden', {}, { surfaces: 'Fassaden' }],
    ['a choice', consultation, '?topic=technik', {}, { topic: 'technik' }],
    ['no choice that does not exist', consultation, '?topic=constructor', {}, {}],
    [
      'a second product on a separate line',
      sampleFolder,
      '?surfaces=Fassaden',
      { surfaces: 'Sichtbeton' },
      { surfaces: 'Sichtbeton\nFassaden' },
    ],
    ['the same product only once', sampleFolder, '?surfaces=Fassaden', { surfaces: 'Fassaden' }, {}],
    ['nothing in place of an entry', complaint, '?product=Neu', { product: 'Alt' }, {}],
  ] as const)('%s', (_name, form, query, entries, expected) => {
    expect(prefilledValues(form, query, entries)).toEqual(expected);
  });

  it.each([
    ['in place of that of the link before', 'Sichtbeton', 'Fassaden'],
    ['in its place only, among other text', 'Bitte rasch\nSichtbeton\nDanke', 'Bitte rasch\nFassaden\nDanke'],
    ['below what was entered since', 'Anderes', 'Anderes\nFassaden'],
  ])('a text of the next link %s', (_name, present, expected) => {
    expect(
      prefilledValues(sampleFolder, '?surfaces=Fassaden', { surfaces: present }, { surfaces: 'Sichtbeton' }),
    ).toEqual({ surfaces: expected });
  });

  it.each(allForms)('nothing about the person, nor the sum or the consent: $id', (form) =>
    expect(prefilledValues(form, `?${new URLSearchParams(PERSON.map((name) => [name, 'x']))}`)).toEqual({}),
  );
});

it('texts of a stored draft are found that have no field, or no such choice, any more', () => {
  const stored = { name: 'Meier', fax: '044 1', topic: 'garten', message: '', privacy: true, blank: ' ' };
  expect(textsWithoutField(consultation, stored)).toEqual(['044 1', 'garten']);
  expect(textsWithoutField(consultation, { topic: 'technik' })).toEqual([]);
  expect(textsWithoutField(consultation, { topic: 'none' })).toEqual([]);
});

const nothing = { entered: {}, query: '', stored: {} };

it.each([
  ['nothing', {}, {}],
  ['the draft', { stored: { name: 'Meier', privacy: true } }, { name: 'Meier', privacy: true }],
  ['what the link names', { query: '?surfaces=Fassaden' }, { surfaces: 'Fassaden' }],
  [
    'the draft and what the link names',
    { stored: { name: 'Meier', surfaces: 'Platten' }, query: '?surfaces=Fassaden' },
    { name: 'Meier', surfaces: 'Platten\nFassaden' },
  ],
  [
    'the choice of the link instead of the stored one',
    { stored: { variant: 'standard' }, query: '?variant=sonder' },
    { variant: 'sonder' },
  ],
  [
    'what was just entered instead of both',
    { entered: { surfaces: 'Treppen' }, stored: { surfaces: 'Platten' }, query: '?surfaces=Fassaden' },
    { surfaces: 'Treppen' },
  ],
  ['no entry that the form no longer has', { stored: { fax: '044' } }, {}],
])('a form begins with %s', (_name, sources, expected) => {
  expect(firstEntries(sampleFolder, { ...nothing, ...sources })).toEqual(expected);
});
