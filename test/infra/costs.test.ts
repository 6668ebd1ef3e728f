import { App, CfnResource, Stack } from 'aws-cdk-lib';
import { expect, it } from 'vitest';
import { refuseUnpriced } from '../../infra/costs/refuse-unpriced.ts';

it('a resource without a line of costs is refused', () => {
  const app = new App();
  const cluster = new CfnResource(new Stack(app, 'Stack'), 'Cluster', { type: 'AWS::Redshift::Cluster' });
  expect(cluster.cfnResourceType).toContain('Redshift');
  expect(() => refuseUnpriced(app)).toThrow('no line for AWS::Redshift::Cluster');
});
