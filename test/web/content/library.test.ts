import { describe, expect, test } from 'vitest';
import * as library from '../../../web/content/library.ts';
import { isShippedExample } from '../../fixtures/shipped-example.ts';

describe('the library', () => {
  test.runIf(isShippedExample)(
    'has the seven categories and at least the fourteen documents of the specification, some in each',
    () => {
      expect(library.categories.map((id) => library.categoryNames[id])).toEqual([
        'Alle',
        'Zertifikate',
        'Verlegeanleitungen',
        'Pflegehinweise',
        'Oberflächenbehandlung',
        'Technische Datenblätter',
        'Normen & Standards',
      ]);
      expect(new Set(library.documents.map(({ id }) => id)).size).toBeGreaterThanOrEqual(14);
      expect(new Set(library.documents.map(({ category }) => category)).size).toBe(6);
    },
  );
});
