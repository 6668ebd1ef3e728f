/** @module-tag thorough */
import { checksOf } from '@works/stone/plans/checks';
import { quantitiesOf } from '@works/stone/plans/quantities';
import { plans } from '@works/stone/products/all-products';
import { expect, it } from 'vitest';
import { describeProducts } from '../../../packages/stone/test/describe-products.ts';
import { forBuildable } from '../../../packages/stone/test/plans/any-values.ts';
import { statements } from '../../../shared/owner/statements.ts';
import { productPages } from '../../../shared/paths.ts';

const { abrasionNorm, frostNorm, toleranceNorm, roadStandard } = statements;
const marked = [abrasionNorm.norm, frostNorm.norm, toleranceNorm.norm, roadStandard.title];

describeProducts(
  'the checks of a plan of',
  productPages.map((product) => ({ product })),
  ({ product }) => {
    it('cite no norm that the company has not confirmed', () => {
      const plan = plans[product];
      forBuildable(plan, 40, (values) => {
        const cited = checksOf(plan, values, quantitiesOf(plan, values)).map(({ text, source }) => `${text} ${source}`);
        for (const norm of marked) expect(cited.join(' ')).not.toContain(norm.replace(/^DIN /u, ''));
      });
    });
  },
);
