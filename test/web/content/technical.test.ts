import { describe, expect, test } from 'vitest';
import type { Certificate } from '../../../shared/owner/schema.ts';
import { testResults } from '../../../web/content/test-results.ts';
import { statusIn, validityOf } from '../../../web/pages/certificates/words.ts';
import * as cleaning from '../../../web/pages/cleaning/words.ts';
import * as laying from '../../../web/pages/laying/words.ts';
import { textsIn, withUnit } from './read-content.ts';

const thickness = (layer: { readonly title: string; readonly thickness: string; readonly unit: string }) =>
  `${layer.title} ${layer.thickness} ${layer.unit}`;

const base = { id: 'x', title: 'X', category: 'environment', description: 'X' } as const;
const certificate = (years: Certificate['years']): Certificate => ({ ...base, years });

describe('the technical pages', () => {
  test('call certificates active in their years only', () => {
    const limited = certificate({ first: 2024, last: 2026 });
    expect(validityOf(limited)).toBe('2024 bis 2026');
    const words = [2023, 2024, 2026, 2027].map((year) => statusIn(limited, year));
    expect(words).toEqual(['Noch nicht gültig', 'Aktiv', 'Aktiv', 'Abgelaufen']);
    const unlimited = certificate({ first: 2024 });
    expect(validityOf(unlimited)).toBe('ab 2024');
    expect([2023, 2099].map((year) => statusIn(unlimited, year))).toEqual(['Noch nicht gültig', 'Aktiv']);
  });

  test('list the four test results', () =>
    expect(testResults.map((result) => `${result.label} ${withUnit(result)}`)).toEqual([
      'Rutschhemmung R11–R13',
      'Frostwiderstand Klasse 3',
      'Druckfestigkeit mindestens 65 N/mm²',
      'Tausalzwiderstand Klasse 3',
    ]));

  test('give the thickness of four beds and three layers, three joints and three standards', () => {
    const beds = laying.layingMethods.map(thickness).join('; ');
    expect(beds).toBe('Mörtelbett 30–50 mm; Splittbett 30–40 mm; Kleber 2–10 mm; Drainmörtel 20–30 mm');
    const layers = laying.subBaseLayers.map(thickness).join('; ');
    expect(layers).toBe('Frostschutzschicht 20–80 cm; Tragschicht 10–25 cm; Ausgleichsschicht 3–5 cm');
    expect(laying.jointTypes).toHaveLength(3);
    expect(laying.layingStandards.map(({ title }) => title)).toEqual(['SN 640 461', 'SN EN 1339', 'SIA 318']);
    for (const cause of ['Untergrund', 'Verkehrslast', 'Klima']) expect(laying.layingPage.note).toContain(cause);
  });

  test('say what the law forbids', () =>
    expect(
      textsIn(cleaning)
        .filter((text) => text.includes('Unkrautvertilger'))
        .join(),
    ).toMatch(/verboten\.$/u));
});
