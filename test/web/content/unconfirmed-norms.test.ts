import { describe, expect, it } from 'vitest';
import { openPoints } from '../../../infra/stack/settings/open-points.ts';
import { statements } from '../../../shared/owner/statements.ts';
import { products } from '../../../web/content/all-products.ts';
import { layingMethods } from '../../../web/pages/laying/words.ts';
import { isShippedExample } from '../../fixtures/shipped-example.ts';

const { abrasionNorm, frostNorm, toleranceNorm, drainageMortar } = statements;

describe('a norm that the company has not confirmed', () => {
  it.runIf(isShippedExample)('is an open point with what the specification says and what its scope says', () => {
    const open = openPoints().map(({ place }) => place.split(' ')[1]);
    expect(open).toEqual(
      expect.arrayContaining(['abrasionNorm', 'frostNorm', 'toleranceNorm', 'drainageMortar', 'catalogueChapters']),
    );
  });

  it('is still said as the specification says it', () => {
    const said = products.flatMap(({ facts }) => facts.map(({ value }) => value));
    for (const { norm } of [abrasionNorm, frostNorm, toleranceNorm])
      expect(said.filter((value) => value.includes(norm))).toHaveLength(1);
    expect(layingMethods.find(({ id }) => id === 'drainageMortar')?.thickness).toBe('20–30');
    expect(drainageMortar.says).toContain('20–30');
  });
});
