import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { exampleStage } from '../../../infra/example-stage.ts';
import { synthesise } from '../fixtures/fixture-stack.ts';

interface Report {
  readonly pluginReports: readonly { readonly suppressedViolations?: readonly Acknowledged[] }[];
}

type Acknowledged = Readonly<Record<'acknowledgedAt' | 'reason', string>>;

/** A finding that is not acknowledged makes the synthesis itself fail, naming its construct and rule. */
async function acknowledged(checks: 'rules' | 'all') {
  const { folder } = await synthesise('prod', 'empty', { settings: exampleStage, checks });
  const { pluginReports } = JSON.parse(readFileSync(join(folder, 'validation-report.json'), 'utf8')) as Report;
  return pluginReports.flatMap(({ suppressedViolations = [] }) => suppressedViolations);
}

it('production with every setting passes all rules; what is acknowledged is so at its construct and for a reason that names a threat', async () => {
  const found = await acknowledged('rules');
  expect(found.length).toBeGreaterThan(0);
  for (const { acknowledgedAt, reason } of found) {
    expect(acknowledgedAt).toContain('/');
    expect(reason, acknowledgedAt).toMatch(/^(?=.{80})T\d+(?:, T\d+)*: /);
  }
});

it('and CloudFormation’s schemas', { tags: 'thorough' }, async () => expect(await acknowledged('all')).not.toEqual([]));
