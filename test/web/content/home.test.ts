import { describe, expect, test } from 'vitest';
import { home } from '../../../web/content/home.ts';
import { company } from '../../../web/content/owner/company.ts';
import * as projects from '../../../web/content/owner/projects.ts';
import { plain } from './read-content.ts';

describe('the home page', () => {
  test('has every specified number, and whose years they are', () => {
    expect(home.statistics.map(({ value, suffix, label }) => `${value}${suffix} ${label}`)).toEqual([
      '50+ Jahre',
      '40+ Jahre Expertise',
      '26 Kantone',
      '50+ Varianten',
      '1000+ Projekte',
    ]);
    expect(home.statistics[0]?.description).toContain(String(company.groupSince));
    expect(plain(home.process.intro)).toContain(`${company.projectWeeks.from}–${company.projectWeeks.to} Wochen`);
    expect(home.about.heading).toContain(String(company.foundedInSwitzerland));
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

  test('has three cards and shows the three projects', () => {
    expect(home.competence.cards.map(({ title }) => title)).toEqual(['Produkte', 'Projekte', 'Technische Info']);
    expect(home.featured.projects).toEqual(projects.projects.map(({ id }) => id));
  });
});

describe('the projects', () => {
  test('are three, each with format, surface and colour, one with R11', () => {
    expect(projects.projects).toHaveLength(3);
    for (const { specifications } of projects.projects) {
      expect(specifications.map(({ label }) => label)).toEqual(
        expect.arrayContaining(['Format', 'Oberfläche', 'Farbe']),
      );
    }
    const slip = projects.projects.flatMap(({ specifications }) =>
      specifications.filter(({ label }) => label === 'Rutschhemmung'),
    );
    expect(slip.map(({ value }) => value)).toEqual(['R11']);
  });
});
