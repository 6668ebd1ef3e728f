import { describe, expect, test } from 'vitest';
import { imprint } from '../../../web/content/imprint.ts';
import { privacy } from '../../../web/content/privacy.ts';

describe('the legal pages', () => {
  test('have the specified sections', () => {
    expect(privacy.sections.map(({ title }) => title)).toEqual([
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
});
