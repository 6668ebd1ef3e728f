import type { Finding } from '@works/stone/plans/check-plan';
import { plannerWords as words } from '../../content/planner.ts';

/** What can be made instead, or that nothing can by these parameters. The rules are in `packages/stone/products/<name>/plan.ts`. */
export const nearestText = ({ nearestTexts }: Finding): string =>
  nearestTexts.length > 0 ? words.nearest(nearestTexts.join(', ')) : words.noNearest;

/** What is wrong with the value of a field, for the first rule that it breaks; empty for none. */
export function fieldError(findings: readonly Finding[], name: string): string {
  const finding = findings.find(({ names }) => names.includes(name));
  return finding ? `${words.impossible}. ${nearestText(finding)}` : '';
}
