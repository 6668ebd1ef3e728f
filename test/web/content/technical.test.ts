import { describe, expect, test } from 'vitest';
import { statusIn, validity } from '../../../web/content/certificates.ts';
import * as cleaning from '../../../web/content/cleaning.ts';
import * as finishes from '../../../web/content/finishes.ts';
import * as laying from '../../../web/content/laying.ts';
import * as certificates from '../../../web/content/owner/certificates.ts';
import { technicalInfo } from '../../../web/content/technical-info.ts';
import { testResults } from '../../../web/content/test-results.ts';
import { textsIn, withUnit } from './read-content.ts';

const thickness = (layer: { readonly title: string; readonly thickness: string; readonly unit: string }) =>
  `${layer.title} ${layer.thickness} ${layer.unit}`;

describe('the technical pages', () => {
  test('show four cards', () => expect(technicalInfo.cards).toHaveLength(4));

  test('describe the six finishes', () => {
    expect(finishes.finishes.map(({ id }) => id)).toEqual([
      'geschliffen',
      'gestrahlt',
      'fein-gestockt',
      'seidenmatt',
      'gewaschen',
      'poliert',
    ]);
    expect(cleaning.surfaceCare.map(({ finish }) => finish)).toEqual(finishes.finishes.map(({ id }) => id));
  });

  test('give no finish a slip class: the specification has classes for products and test results only', () => {
    expect(textsIn(finishes.finishes).filter((text) => /\bR\d+/u.test(text))).toEqual([]);
  });

  test('call certificates active in their years only', () => {
    const { first, last } = certificates.certificateYears;
    expect(validity).toBe(`${first} bis ${last}`);
    expect([first - 1, first, last, last + 1].map(statusIn)).toEqual(['Abgelaufen', 'Aktiv', 'Aktiv', 'Abgelaufen']);
  });

  test('list the four test results', () => {
    expect(testResults.map((result) => `${result.label} ${withUnit(result)}`)).toEqual([
      'Rutschhemmung R11–R13',
      'Frostwiderstand Klasse 3',
      'Druckfestigkeit mindestens\u00a065 N/mm²',
      'Tausalzwiderstand Klasse 3',
    ]);
  });

  test('give the thickness of four beds and three layers, three joints and three standards', () => {
    expect(laying.layingMethods.map(thickness)).toEqual([
      'Mörtelbett 30–50 mm',
      'Splittbett 30–40 mm',
      'Kleber 2–10 mm',
      'Drainmörtel 20–30 mm',
    ]);
    expect(laying.subBaseLayers.map(thickness)).toEqual([
      'Frostschutzschicht 20–80 cm',
      'Tragschicht 10–25 cm',
      'Ausgleichsschicht 3–5 cm',
    ]);
    expect(laying.jointTypes).toHaveLength(3);
    expect(laying.layingStandards.map(({ title }) => title)).toEqual(['SN 640 461', 'SN EN 1339', 'SIA 318']);
    for (const cause of ['Untergrund', 'Verkehrslast', 'Klima']) expect(laying.layingPage.note).toContain(cause);
  });

  test('remove six stains and care for four seasons by priority', () => {
    expect(cleaning.stains).toHaveLength(6);
    expect(cleaning.seasons.map(({ title, priority }) => `${title} ${priority}`)).toEqual([
      'Frühling Hoch',
      'Sommer Mittel',
      'Herbst Hoch',
      'Winter Kritisch',
    ]);
  });
});
