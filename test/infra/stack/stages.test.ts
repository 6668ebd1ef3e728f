import { describe, expect, it } from 'vitest';
import { readSiteTemplate } from '../../../infra/start/site-template.ts';
import { ACCOUNT, FULL, NO_SETTINGS, synthesise, type Synthesised } from '../fixtures/fixture-stack.ts';

const full = await synthesise('prod', 'empty', { settings: FULL });
const plain = await synthesise('prod', 'empty', { settings: { firewall: 'off' } });
const silent = await synthesise('dev', 'empty', { settings: NO_SETTINGS });

const inStage = (stage: string) => ['-data', '', '-edge-watch'].map((part) => `website-${stage}${part}`);
const tags = (stage: string) => ({ project: 'website', ...(stage !== 'website-account' && { stage: 'prod' }) });

describe('the stacks', () => {
  it('are deployed in this order: data and account first, parts of the distribution before it', () =>
    expect(Object.fromEntries(full.stacks.map(({ name, waitsFor }) => [name, waitsFor]))).toEqual({
      'website-prod-data': [],
      'website-account': [],
      'website-prod-edge': [],
      'website-prod-copies': [],
      'website-prod-backup': ['website-prod-copies', 'website-prod-data'],
      'website-prod': ['website-account', 'website-prod-data', 'website-prod-edge'],
      'website-prod-edge-watch': ['website-prod'],
    }));

  it.each([
    ['prod without domain and firewall', plain, ['website-account', ...inStage('prod')]],
    ['dev without any setting', silent, inStage('dev')],
  ] as const)('of %s are no more than there is something in', (_, { templates }, names) => {
    expect(Object.keys(templates)).toEqual(names);
  });

  it('can be deleted by mistake only before the operator has switched the protection on, and are tagged', () => {
    for (const [{ stacks }, isProtected] of [
      [full, true],
      [plain, false],
    ] as const)
      expect(stacks).toMatchObject(stacks.map(({ name }) => ({ isProtected, tags: tags(name) })));
  });
});

/** Behaviour of the stacks, without the names that differ between stages. */
function behaviourOf(stack: Synthesised): unknown {
  const { routes, roles, tables, buckets, distribution, ...site } = readSiteTemplate(stack);
  // Without what only watches.
  const functions = site.functions.filter(({ name }) => name !== 'monthly-mail');
  const whole = {
    routes: routes.map(({ key }) => key),
    functions: functions.map((spec) => [
      spec.name,
      Object.keys(spec.environment),
      spec.timeoutMs,
      spec.memoryMb,
      spec.handler,
    ]),
    // CDK orders the resources of a statement by whether their names are known.
    roles: roles
      .filter(({ arn }) => functions.some(({ roleArn }) => roleArn === arn))
      .map(({ statements }) =>
        statements.map((statement) => ({ ...statement, Resource: [statement.Resource].flat().toSorted() })),
      ),
    tables,
    uploads: buckets.filter(({ cors }) => cors.length > 0),
    site: buckets.filter(({ siteFolder }) => siteFolder !== undefined).map((bucket) => bucket.name),
    behaviours: distribution.behaviours.map(({ origin, ...behaviour }) => [
      { ...origin, headers: Object.keys(origin.headers) },
      behaviour,
    ]),
  };
  const text = JSON.stringify(whole).replaceAll(ACCOUNT, '000000000000');
  return JSON.parse(text.replaceAll(/website-prod-|-000000000000/g, ''));
}

it('the local stage is the production stage: the local host supports all its resources; routes, roles, files, headers and limits are the same', async () =>
  expect(behaviourOf(await synthesise('local'))).toEqual(behaviourOf(plain)));
