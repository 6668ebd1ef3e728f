import { describe, expect, test } from 'vitest';
import { company } from '../../../shared/owner/company.ts';
import * as projects from '../../../shared/owner/projects.ts';
import { statistics } from '../../../shared/owner/statistics.ts';
import { specificationsOf } from '../../../web/content/projects.ts';
import { home } from '../../../web/pages/home/words.ts';
import { isShippedExample } from '../../fixtures/shipped-example.ts';
import { plain } from './read-content.ts';

describe('the home page', () => {
  test.runIf(isShippedExample)('has every specified number, and whose years they are', () => {
    expect(statistics.map(({ value, suffix, label }) => `${value}${suffix} ${label}`)).toEqual([
      '50+ Jahre',
      '40+ Jahre Expertise',
      '26 Kantone',
      '50+ Varianten',
      '1000+ Projekte',
    ]);
    expect(statistics[0]?.description).toContain(String(company.groupSince));
    expect([company.founded, company.groupSince]).toEqual([2011, 1970]);
  });

  test('says how long a project takes and since when the company is there, as far as it is known', () => {
    const { projectWeeks, founded } = company;
    const weeks = projectWeeks && `${projectWeeks.from}–${projectWeeks.to} Wochen`;
    expect(plain(home.process.intro ?? '').includes('Wochen')).toBe(weeks !== undefined);
    expect(plain(home.process.intro ?? '')).toContain(weeks ?? '');
    expect(home.about.heading).toContain(String(founded ?? ''));
  });

  test('opens the tabs with five features each, in the specified order', () => {
    expect(home.showcase.tabs.map(({ id }) => id)).toEqual(['aussenbelaege', 'fassaden', 'bodenbelaege']);
    for (const { features } of home.showcase.tabs) expect(features).toHaveLength(5);
  });

  test('names the four steps literally', () => {
    expect(home.process.steps.map(({ number, title }) => `${number} ${title}`)).toEqual([
      '1 Beratung & Planung',
      '2 Bemusterung & Design',
      '3 Präzisionsfertigung',
      '4 Lieferung & Montage',
    ]);
  });

  test('has three cards, without projects two', () => {
    expect(home.competence.cards.map(({ title }) => title)).toEqual([
      'Produkte',
      ...(projects.projects.length > 0 ? ['Projekte'] : []),
      'Technische Info',
    ]);
  });
});

describe.runIf(isShippedExample)('the projects of the example', () => {
  test('are three, each with format, surface and colour, one with R11', () => {
    expect(projects.projects).toHaveLength(3);
    for (const project of projects.projects) {
      expect(specificationsOf(project).map(({ label }) => label)).toEqual(
        expect.arrayContaining(['Format', 'Oberfläche', 'Farbe']),
      );
    }
    const slip = projects.projects.flatMap(({ specifications }) =>
      specifications.filter(({ label }) => label === 'Rutschhemmung'),
    );
    expect(slip.map(({ value }) => value)).toEqual(['R11']);
  });
});
