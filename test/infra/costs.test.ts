import { App, CfnResource, Stack } from 'aws-cdk-lib';
import { expect, it } from 'vitest';
import { addressHour, floodCost } from '../../infra/costs/attack.ts';
import { measuresOf } from '../../infra/costs/measures.ts';
import { refuseUnpriced } from '../../infra/costs/refuse-unpriced.ts';
import { ordinaryProduction } from '../../infra/ordinary-production.ts';
import { ALARMS, THRESHOLDS } from '../../infra/stack/constructs/failures.ts';

it('an hour of one address costs less than USD 5, with the scan on', () => {
  const { worst } = addressHour(measuresOf(ordinaryProduction()));
  expect(worst).toBeGreaterThan(1);
  expect(worst).toBeLessThan(5);
});

it('what nothing bounds rings before it has cost USD 6, and a flood that rings nowhere costs less than 5 an hour', () => {
  const { minutes = Infinity } = ALARMS['many-uploads'].failures[0] ?? {};
  expect((minutes / 60) * floodCost(10_000).uploads).toBeLessThan(6);
  expect(floodCost(THRESHOLDS.uploads / 300).uploads).toBeLessThan(5);
  const { blocked, open } = floodCost(THRESHOLDS.hits / 900);
  expect(blocked + open).toBeLessThan(5);
});

it('a resource without a line of costs is refused', () => {
  const app = new App();
  const cluster = new CfnResource(new Stack(app, 'Stack'), 'Cluster', { type: 'AWS::Redshift::Cluster' });
  expect(cluster.cfnResourceType).toContain('Redshift');
  expect(() => refuseUnpriced(app)).toThrow('no line for AWS::Redshift::Cluster');
});
