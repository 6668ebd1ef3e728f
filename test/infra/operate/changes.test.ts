import { expect, it } from 'vitest';
import { changesOf, type StackTemplate } from '../../../infra/operate/change-checks.ts';
import type { StageSettings } from '../../../infra/stack/settings/settings.ts';
import { FULL, synthesise } from '../fixtures/fixture-stack.ts';

const templatesOf = async (stage: 'dev' | 'prod', settings: StageSettings) =>
  (await synthesise(stage, 'empty', { settings })).templates as unknown as Readonly<Record<string, StackTemplate>>;
const before = await templatesOf('prod', FULL);

async function changes(settings: StageSettings): Promise<readonly string[]> {
  const after = await templatesOf('prod', { ...FULL, ...settings });
  return Object.keys(before).flatMap((stack) =>
    changesOf(before[stack] ?? { Resources: {} }, after[stack] ?? before[stack] ?? { Resources: {} }).map(
      ({ mark, text }) => `${mark}: ${text}`,
    ),
  );
}

const KEPT = 'leaves the stack and stays as it is: from now on it is kept by hand.';
const certificate = expect.stringMatching(/^note: The certificate of www\.firma\.ch is replaced/) as string;
const hostedZone = { id: 'Z9876543210ABC', name: 'werk.ch' };
const OTHER = { domain: 'www.werk.ch', redirectedDomain: 'werk.ch', hostedZone };

it('a change of the redirected domain takes nothing away but what is named', { tags: 'thorough' }, async () => {
  const expected = [certificate, `note: The DNS record firma.ch. A ${KEPT}`];
  expect(await changes({ redirectedDomain: undefined })).toEqual(expected);
});

it.each<[string, StageSettings, number]>([
  // Identity with three CNAME, one MX and one TXT; A of two hosts.
  ['the zone, which is kept by hand from now on', { hostedZone: undefined }, 7],
  ['the domain', { ...OTHER, teamAddress: 'a@werk.ch', senderAddress: 'b@werk.ch' }, 8],
])('a change of %s deletes no record or identity, and says so', { tags: 'thorough' }, async (_, settings, least) => {
  const found = await changes(settings);
  expect(found.filter((line) => line.startsWith('to do'))).toEqual([]);
  expect(found).toContainEqual(certificate);
  expect(found.filter((line) => /stays as it is/.test(line)).length).toBeGreaterThanOrEqual(least);
});

it('what would be deleted or replaced is refused: development keeps nothing', async () => {
  const record = { Type: 'AWS::Route53::RecordSet', Properties: { Name: 'firma.ch.', Type: 'A', HostedZoneId: 'Z1' } };
  const other = { ...record, Properties: { ...record.Properties, Name: 'werk.ch.' } };
  const said = (after: StackTemplate) =>
    changesOf({ Resources: { record } }, after).map(({ mark, text }) => [mark, text]);
  expect(said({ Resources: {} })).toEqual([['to do', expect.stringContaining('firma.ch. A would be deleted')]]);
  expect(said({ Resources: { record: other } })).toEqual([
    ['to do', expect.stringContaining('firma.ch. A would be replaced')],
  ]);
});
