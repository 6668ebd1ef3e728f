import { describe, expect, it } from 'vitest';
import { colours, logo } from '../../../shared/owner/brand.ts';
import type { Company } from '../../../shared/owner/schema.ts';
import { ownerFaults, type OwnerData } from '../../../web/builder/owner-data/owner-faults.ts';
import { refuseOwnerFaults } from '../../../web/builder/owner-data/refuse-owner-faults.ts';

const company: Company = {
  name: 'Firma AG',
  shortName: 'Firma',
  street: 'Gasse 1',
  postalCode: '3186',
  city: 'Düdingen',
  country: 'CH',
  latitude: 46.8,
  longitude: 7.2,
  phones: [],
  email: 'info@firma.ch',
  siteUrl: 'https://www.firma.ch',
  openingHours: [],
  privacyStatementDate: '4. Januar 2027',
};
/** A company in another country. */
const nowhere = { latitude: undefined, longitude: undefined };
const LIECHTENSTEIN = { country: 'LI', postalCode: '9490', registration: 'FL-0002.123.456-7', ...nowhere } as const;
const brand = { colours, logo };
const empty: OwnerData = { company, certificates: [], projects: [], statistics: [], 'swiss-slip': {}, brand };
const ofCompany = (changed: Partial<Company>) =>
  ownerFaults({ ...empty, company: { ...company, ...changed } }, () => '');

it('the data of this repository can be understood', () => {
  expect(ownerFaults()).toEqual([]);
  expect(() => refuseOwnerFaults()).not.toThrow();
});

it('says each fault with file and line', () => {
  const number = '+41 26 493 00 00 / +41 79 200 00 00';
  const faults = ownerFaults(
    { ...empty, company: { ...company, phones: [{ number }] } },
    () => `{\n  phones: [\n    { number: '${number}' },`,
  );
  expect(faults).toEqual([
    `shared/owner/company.ts:3 phones.0.number: «${number}» is not one telephone number: write each as an entry, such as { number: '+41 44 000 00 00' }.`,
  ]);
  expect(() => refuseOwnerFaults(faults)).toThrow(
    /^The company's data can't be understood:\n {2}shared\/owner\/company\.ts:3 /u,
  );
});

it('takes classes of the bfu as they are, and no others', () => {
  const outdoorPaving = ['GS 3', 'GS 5'] as unknown as readonly ['GS 3'];
  expect(ownerFaults({ ...empty, 'swiss-slip': { outdoorPaving } }, () => '')).toEqual([
    'shared/owner/swiss-slip.ts:1 outdoorPaving.1: «GS 5» is none of GS 1 to GS 4.',
  ]);
});

it('takes another country with its number and postcode, and no place on the map', () =>
  expect(ofCompany(LIECHTENSTEIN)).toEqual([]));

describe('refuses', () => {
  const late = { from: '17:00', to: '7:00' };
  it.each<[string, Partial<Company>, RegExp]>([
    ['two numbers in one', { phones: [{ number: '+41 26 493 00 00, +41 79 200 00 00' }] }, /not one telephone number/u],
    ['two mail addresses in one', { email: 'a@firma.ch, b@firma.ch' }, /not one mail address/u],
    ['a span that ends before it begins', { openingHours: [{ from: 'Mo', hours: [late] }] }, /ends before it begins/u],
    ['a short name that is long', { shortName: 'Frères Bürgisser & Associés' }, /room for 18/u],
    ['an empty field', { postBox: '' }, /postBox: It is empty/u],
    ['a year to come', { founded: 2999 }, /no year in the past/u],
    ['a place that is not on the map', { latitude: 52.5 }, /not on the map of Switzerland/u],
    ['a UID with a wrong check digit', { registration: 'CHE-116.281.711 MWST' }, /check digit is wrong/u],
    ['a postcode of another country', { ...LIECHTENSTEIN, postalCode: '8000' }, /no postcode of Liechtenstein/u],
    ['a day that no calendar has', { privacyStatementDate: '31. Februar 2027' }, /no day of the calendar/u],
    ['a mailbox with umlauts', { email: 'müller@firma.ch' }, /Before the @/u],
  ])('%s', (_what, changed, sentence) => expect(ofCompany(changed)).toEqual([expect.stringMatching(sentence)]));

  const years = { first: 2024 };
  const certificate = { id: 'ce', title: 'CE', category: 'conformity', description: 'X', years } as const;
  const backwards = { first: 2024, last: 2020 };
  const thirteen = Array.from({ length: 13 }, (_, index) => ({ ...certificate, id: `c${index}` }));
  it.each<[string, Partial<OwnerData>, RegExp]>([
    ['an id twice', { certificates: [certificate, certificate] }, /certificates\.ts:1 The id «ce» is there twice/u],
    [
      'a validity that ends before it begins',
      { certificates: [{ ...certificate, years: backwards }] },
      /before the first/u,
    ],
    [
      'a pale accent',
      { brand: { ...brand, colours: { ...colours, accent: '#f5d76e' } } },
      /brand\.ts:1 colours\.accent: «#f5d76e» has a contrast of 1\.\d\d:1 on ground, and needs 4\.5: #[\da-f]{6} is the nearest/u,
    ],
    ['a thirteenth certificate', { certificates: thirteen }, /room for 12/u],
  ])('%s', (_what, changed, sentence) => {
    expect(ownerFaults({ ...empty, ...changed }, () => '')).toEqual([expect.stringMatching(sentence)]);
  });
});
