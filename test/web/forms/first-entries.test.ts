import { describe, expect, it } from 'vitest';
import { sampleFolder } from '../../../shared/forms/sample-folder.ts';
import { firstEntries } from '../../../web/forms/first-entries.ts';

const nothing = { entered: {}, query: '', stored: {} };

describe('a form begins with', () => {
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
  ])('%s', (_name, sources, expected) => {
    expect(firstEntries(sampleFolder, { ...nothing, ...sources })).toEqual(expected);
  });
});
