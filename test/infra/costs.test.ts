import { App, CfnResource, Stack } from 'aws-cdk-lib';
import { expect, it } from 'vitest';
import { addressHour, floodCost, LARGEST_CALL } from '../../infra/costs/attack.ts';
import { measuresOf } from '../../infra/costs/measures.ts';
import { PRICES } from '../../infra/costs/prices.ts';
import { refuseUnpriced } from '../../infra/costs/refuse-unpriced.ts';
import { ordinaryProduction } from '../../infra/ordinary-production.ts';
import { ALARMS, THRESHOLDS } from '../../infra/stack/constructs/failures.ts';
import { MAX_PHOTO_BYTES, MAX_PHOTOS } from '../../shared/photos.ts';

const measures = measuresOf(ordinaryProduction());

it('an hour of one address costs less than USD 5, with the scan on', () => {
  const { worst } = addressHour(measures);
  expect(worst).toBeGreaterThan(1);
  expect(worst).toBeLessThan(5);
});

it('what nothing bounds rings before it has cost USD 6', () => {
  const { minutes = Infinity } = ALARMS['many-uploads'].failures[0] ?? {};
  expect((minutes / 60) * floodCost(10_000).uploads).toBeLessThan(6);
});

it('what rings nowhere costs less than USD 5 an hour, from however many addresses', () => {
  const { photoCalls, uploads, requests, edgeUsd } = THRESHOLDS;
  const photoGb = (MAX_PHOTOS * MAX_PHOTO_BYTES) / 1e9;
  const photos = MAX_PHOTOS * (PRICES.put + PRICES.scannedPhoto) + photoGb * (PRICES.storedGbMonth + PRICES.scannedGb);
  const quiet = {
    'many-hits': 4 * edgeUsd,
    'many-uploads': floodCost(uploads / 300).uploads,
    'many-photos': photoCalls * photos,
    'many-requests': requests * (10 * PRICES.writeUnit + 2 * PRICES.mail),
    // Refused, so none of these; the API's limit bounds them.
    calls: measures.callsAnHour * LARGEST_CALL,
  };
  for (const [alarm, cost] of Object.entries(quiet)) {
    expect([alarm, cost > 0]).toEqual([alarm, true]);
    expect([alarm, cost < 5]).toEqual([alarm, true]);
  }
});

it('a resource without a line of costs is refused', () => {
  const app = new App();
  const cluster = new CfnResource(new Stack(app, 'Stack'), 'Cluster', { type: 'AWS::Redshift::Cluster' });
  expect(cluster.cfnResourceType).toContain('Redshift');
  expect(() => refuseUnpriced(app)).toThrow('no line for AWS::Redshift::Cluster');
});
