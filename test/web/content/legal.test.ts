import { describe, expect, test } from 'vitest';
import { allForms } from '../../../shared/forms/all-forms.ts';
import { COMPLAINT_RETENTION_MONTHS, REQUEST_RETENTION_MONTHS } from '../../../shared/retention.ts';
import { imprint } from '../../../web/content/imprint.ts';
import * as privacy from '../../../web/content/privacy.ts';
import { plain, textsIn } from './read-content.ts';

describe('the legal pages', () => {
  test('have the specified sections', () => {
    expect(privacy.privacy.sections.map(({ title }) => title)).toEqual([
      'Grundsätze',
      'Welche Daten wir bearbeiten',
      'Zwecke',
      'Rechtsgrundlagen',
      'Bekanntgabe an Dritte',
      'Aufbewahrung',
      'Ihre Rechte',
      'Cookies und Tracking',
      'Kontakt',
    ]);
    expect(imprint.sections.map(({ title }) => title)).toEqual(['Verantwortung für den Inhalt', 'Haftung für Links']);
  });

  test('state the retention that is programmed', () => {
    const retention = plain(textsIn(privacy.privacy.sections).join(' '));
    expect(retention).toContain(`nach ${plain(privacy.monthsInGerman(REQUEST_RETENTION_MONTHS))}n`);
    expect(retention).toContain(`nach ${plain(privacy.monthsInGerman(COMPLAINT_RETENTION_MONTHS))}n`);
    expect([24, 120].map((months) => plain(privacy.monthsInGerman(months)))).toEqual(['24 Monate', '10 Jahre']);
  });

  test('list every field of every form', () => {
    const counts = allForms.map(({ fields }) => Object.keys(fields).length);
    expect(privacy.storedForms.map(({ fields }) => fields.length)).toEqual(counts);
  });
});
