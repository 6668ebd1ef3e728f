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
  country: 'Schweiz',
  latitude: 46.8,
  longitude: 7.2,
  phones: [],
  email: 'info@firma.ch',
  siteUrl: 'https://www.firma.ch',
  openingHours: [],
  privacyStatementDate: '4. Januar 2027',
};
/** A company in another country. */
const LIECHTENSTEIN = {
  country: 'Liechtenstein',
  postalCode: '9490',
  registration: 'FL-0002.123.456-7',
  latitude: undefined,
  longitude: undefined,
} as const;
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

describe('takes', () => {
  it.each<[string, Partial<Company>]>([
    ['neither telephone nor hours nor years', {}],
    [
      'several telephones, each for something',
      { phones: [{ number: '+41 26 493 00 00' }, { number: '+41792000000', use: 'Werk' }] },
    ],
    [
      'a closed day, two spans a day, a day to midnight',
      {
        openingHours: [
          {
            from: 'Mo',
            to: 'Do',
            hours: [
              { from: '7:30', to: '11:45' },
              { from: '13:15', to: '17:30' },
            ],
          },
          { from: 'Fr', hours: [] },
          { from: 'Sa', hours: [{ from: '18:00', to: '24:00' }] },
        ],
      },
    ],
    ['c/o, box and canton', { careOf: 'c/o Treuhand AG', postBox: 'Postfach 12', canton: 'FR' }],
    ['a UID in French', { registration: 'CHE-116.281.710 TVA' }],
    ['a mailbox at a domain with umlauts', { email: 'info@küchen-zürich.ch' }],
    ['another country with its number and postcode, and no place on the map', LIECHTENSTEIN],
    [
      'a site and a person',
      {
        sites: [{ use: 'Werk', street: 'Gasse 2', postalCode: '3186', city: 'Düdingen' }],
        contacts: [{ name: 'Ida Ammann', task: 'Fassaden' }],
      },
    ],
  ])('%s', (_what, changed) => expect(ofCompany(changed)).toEqual([]));
});

describe('refuses', () => {
  it.each<[string, Partial<Company>, RegExp]>([
    ['two numbers in one', { phones: [{ number: '+41 26 493 00 00, +41 79 200 00 00' }] }, /not one telephone number/u],
    ['a number without its country', { phones: [{ number: '026 493 00 00' }] }, /not one telephone number/u],
    ['two mail addresses in one', { email: 'a@firma.ch, b@firma.ch' }, /not one mail address/u],
    [
      'a span that ends before it begins',
      { openingHours: [{ from: 'Mo', hours: [{ from: '17:00', to: '7:00' }] }] },
      /ends before it begins/u,
    ],
    [
      'spans that overlap',
      {
        openingHours: [
          {
            from: 'Mo',
            hours: [
              { from: '7:00', to: '12:00' },
              { from: '11:00', to: '17:00' },
            ],
          },
        ],
      },
      /before the one before it has ended/u,
    ],
    [
      'a time that no clock shows',
      { openingHours: [{ from: 'Mo', hours: [{ from: '7:00', to: '17:75' }] }] },
      /no time such as/u,
    ],
    [
      'a day in two entries',
      {
        openingHours: [
          { from: 'Mo', to: 'Fr', hours: [] },
          { from: 'Fr', hours: [] },
        ],
      },
      /Fr has opening hours in two entries/u,
    ],
    ['days against the week', { openingHours: [{ from: 'Fr', to: 'Mo', hours: [] }] }, /not behind the first/u],
    ['a short name that is long', { shortName: 'Frères Bürgisser & Associés' }, /room for 18/u],
    ['an address with a slash', { siteUrl: 'https://www.firma.ch/' }, /without a slash/u],
    ['an empty field', { postBox: '' }, /postBox: It is empty/u],
    ['a group younger than its branch', { founded: 1998, groupSince: 2001 }, /older group/u],
    ['a year to come', { founded: 2999 }, /no year in the past/u],
    ['a place that is not on the map', { latitude: 52.5 }, /not on the map of Switzerland/u],
    ['half a place', { latitude: undefined }, /leave out both/u],
    ['a UID with a wrong check digit', { registration: 'CHE-116.281.711 MWST' }, /check digit is wrong/u],
    ['a number of another country', { ...LIECHTENSTEIN, registration: 'CHE-116.281.710' }, /such as FL-/u],
    ['a postcode of another country', { ...LIECHTENSTEIN, postalCode: '8000' }, /no postcode of Liechtenstein/u],
    ['a canton of another country', { ...LIECHTENSTEIN, canton: 'SG' }, /has no cantons/u],
    ['a canton that is none', { canton: 'FL' as 'FR' }, /no canton/u],
    ['a day that no calendar has', { privacyStatementDate: '31. Februar 2027' }, /no day of the calendar/u],
    [
      'a site with umlauts',
      { siteUrl: 'https://www.küchen.ch' },
      /such as https:\/\/www\.xn--kchen-kva\.ch, in ASCII/u,
    ],
    ['a mailbox with umlauts', { email: 'müller@firma.ch' }, /Before the @/u],
    ['weeks the wrong way round', { projectWeeks: { from: 8, to: 4 } }, /second has to be more/u],
  ])('%s', (_what, changed, sentence) => {
    expect(ofCompany(changed)).toEqual([expect.stringMatching(sentence)]);
  });

  const certificate = {
    id: 'ce',
    title: 'CE',
    category: 'conformity',
    description: 'X',
    years: { first: 2024 },
  } as const;
  it.each<[string, Partial<OwnerData>, RegExp]>([
    ['an id twice', { certificates: [certificate, certificate] }, /certificates\.ts:1 The id «ce» is there twice/u],
    [
      'a validity that ends before it begins',
      { certificates: [{ ...certificate, years: { first: 2024, last: 2020 } }] },
      /before the first/u,
    ],
    [
      'a pale accent',
      { brand: { ...brand, colours: { ...colours, accent: '#f5d76e' } } },
      /brand\.ts:1 colours\.accent: «#f5d76e» has a contrast of 1\.\d\d:1 on ground, and needs 4\.5: #[\da-f]{6} is the nearest/u,
    ],
    [
      'faint lines of controls',
      { brand: { ...brand, colours: { ...colours, controlLine: '#d0d0d0' } } },
      /controlLine: .* needs 3:/u,
    ],
    ['a colour by its name', { brand: { ...brand, colours: { ...colours, hairline: 'grey' } } }, /no colour such as/u],
    ['a logo without a viewBox', { brand: { ...brand, logo: '<svg width="3" height="4"/>' } }, /has a viewBox/u],
    [
      'a logo whose words need a font',
      { brand: { ...brand, logo: '<svg viewBox="0 0 9 9"><text>A</text></svg>' } },
      /make outlines/u,
    ],
    [
      'years of two digits',
      { certificates: [{ ...certificate, years: { first: 24 } }] },
      /24 is no year: write all four digits/u,
    ],
    [
      'a canton more than there are',
      { statistics: [{ id: 'cantons', value: 27, suffix: '', label: 'Kantone', description: 'x' }] },
      /There are 26 cantons, not 27/u,
    ],
    [
      'a thirteenth certificate',
      { certificates: Array.from({ length: 13 }, (_, index) => ({ ...certificate, id: `c${index}` })) },
      /room for 12/u,
    ],
    [
      'more years than the company has',
      { statistics: [{ id: 'group-years', value: 50, suffix: '+', label: 'Jahre', description: 'x' }] },
      /company\.ts says no year/u,
    ],
    [
      'a text made of what is missing',
      { statistics: [{ id: 'x', value: 1, suffix: '', label: 'x', description: 'seit undefined' }] },
      /company\.ts does not have/u,
    ],
  ])('%s', (_what, changed, sentence) => {
    expect(ownerFaults({ ...empty, ...changed }, () => '')).toEqual([expect.stringMatching(sentence)]);
  });
});
