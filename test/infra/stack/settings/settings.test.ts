import { describe, expect, it } from 'vitest';
import { exampleStage } from '../../../../infra/example-stage.ts';
import { refuseOpenPoints, refuseOtherAccount, refuseOtherSite } from '../../../../infra/stack/settings/refusals.ts';
import { readNeighbours, readSettings, type StageSettings } from '../../../../infra/stack/settings/settings.ts';

const addresses = { teamAddress: 'anfragen@firma.ch', senderAddress: 'website@firma.ch' };
const alarmAddresses = ['betrieb@firma.ch', 'firma@postfach.test'];
const needed = { account: '111122223333', ...addresses, alarmAddresses, runbookUrl: 'https://code.test/runbook.md' };
const zone = { domain: 'www.firma.ch', hostedZone: { id: 'Z0123456789ABC', name: 'firma.ch' } };
const read = (stage: unknown, given: StageSettings = {}) => readSettings(stage, { dev: given, prod: given });

describe('the settings', () => {
  it('of production are read as they are given, and its firewall is on by default', () => {
    const both = { dev: { account: '444455556666' }, prod: exampleStage };
    expect(readSettings('prod', both)).toEqual({ ...exampleStage, stage: 'prod' });
    expect(read('prod', needed)).toMatchObject({ firewall: 'on' });
    // SES takes ASCII.
    expect(read('prod', { ...needed, teamAddress: 'team@küchen.ch' }).teamAddress).toBe('team@xn--kchen-kva.ch');
    expect(read('prod', { ...needed, firewall: 'off' })).toMatchObject({ firewall: 'off' });
  });

  it.each<[unknown, string]>([
    [{ account: '1234' }, 'account must be the twelve digits of an AWS account, not "1234".'],
    [
      { domain: 'firma.ch', hostedZone: { id: '/hostedzone/Z1', name: 'firma.ch' } },
      'hostedZone.id must be an id of Route 53 such as "Z0123456789ABC", not "/hostedzone/Z1".',
    ],
    [{ redirectedDomain: 'firma.ch' }, 'redirectedDomain needs a domain.'],
    [{ ...zone, domain: 'andere-firma.ch' }, 'The domain andere-firma.ch is not in the zone firma.ch.'],
    [{ ...addresses, teamAddress: 'Team' }, 'teamAddress must be an e-mail address, not "Team".'],
    [{ teamAddress: 'a@b.ch' }, 'teamAddress and senderAddress belong together: give both or neither.'],
    [{ malwareScan: 'on' }, 'malwareScan needs the firewall, which bounds what scanning costs.'],
    [
      { backup: { region: 'us-east-1' } },
      'backup.region must be "eu-central-1" or "eu-central-2" or "eu-north-1" or "eu-south-1" or "eu-south-2" or "eu-west-1" or "eu-west-3", not "us-east-1".',
    ],
    [
      { backup: { region: 'eu-central-2' } },
      'backup.region is eu-central-2, where the records are: name another region, or the account of the copies.',
    ],
    [{ silentDays: 8 }, 'silentDays must be a whole number from 1 to 7, not 8.'],
    [{ originSecret: { sent: 1, alsoAccepted: 1 } }, 'originSecret.sent and originSecret.alsoAccepted must differ.'],
    [{ githubRepository: 'firma@1/website@2' }, 'githubRepository needs an account for each stage: give dev and prod'],
    [
      { alarmAddress: 'a@b.ch' },
      'There is no setting alarmAddress; there are account, domain, redirectedDomain, hostedZone, ',
    ],
  ])('%j are refused in a clear sentence', (given, sentence) => {
    expect(() => read('dev', given as StageSettings)).toThrow(sentence);
  });

  it('of production must name the account and all addresses, and a stage must be named', () => {
    const missing = ['account', 'teamAddress', 'senderAddress', 'two alarmAddresses', 'runbookUrl'];
    for (const name of missing) expect(() => read('prod')).toThrow(`The production stage needs ${name}`);
    expect(() => read('prod', { ...needed, account: undefined })).toThrow('The production stage needs account.');
    const { runbookUrl, ...others } = { ...needed, githubRepository: 'firma@1/website@2' };
    const on = (alarms: string[], more: StageSettings = {}) =>
      readSettings('prod', { dev: { account: '4'.repeat(12) }, prod: { ...others, ...more, alarmAddresses: alarms } });
    expect(on(alarmAddresses).runbookUrl).toBe('https://github.com/firma/website/blob/main/docs/runbook.md');
    expect(runbookUrl).toMatch(/^https/);
    for (const inside of ['a@firma.ch', 'a@www.firma.ch', 'a@mail.firma.ch'])
      expect(() => on(['betrieb@firma.ch', inside], zone)).toThrow('one of them outside the domain');
    expect(() => on(['firma@postfach.test'])).toThrow('needs two alarmAddresses');
    expect(() => read(undefined)).toThrow('Name the stage: -c stage=dev or -c stage=prod.');
  });
});

describe('stages', () => {
  const prod = { ...needed, githubRepository: 'firma@1/website@2' };
  const dev = { account: '444455556666', githubRepository: 'firma/website' };

  it('with workflows on GitHub have an account each', () => {
    expect(readSettings('prod', { dev, prod }).githubRepository).toBe('firma@1/website@2');
    for (const account of [undefined, needed.account])
      for (const stage of ['dev', 'prod'])
        expect(() => readSettings(stage, { dev: { ...dev, account }, prod })).toThrow(
          'give dev and prod different ones.',
        );
  });

  it.each([
    ['dev', needed.account, undefined, ['dev', 'prod']],
    ['prod', needed.account, undefined, ['dev', 'prod']],
    ['dev', dev.account, dev.account, ['dev']],
    ['local', needed.account, needed.account, ['local']],
  ])('%s knows who shares its account, dev being in %s and the operator in %s', (stage, account, signedIn, known) => {
    const both = { dev: { account }, prod: needed };
    expect(readNeighbours(readSettings(stage, both), both, signedIn).map((each) => each.stage)).toEqual(known);
  });

  it('are not deployed to the account of another one by mistake', () => {
    const both = { dev: {}, prod: needed };
    expect(() => readNeighbours(readSettings('dev', both), both, needed.account)).toThrow(
      'You are signed in to the account of prod: name the account of dev in infra/stages.ts.',
    );
    expect(readNeighbours(readSettings('dev', both), both, '444455556666')).toHaveLength(1);
  });
});

it('production is refused with placeholders, each by its name', () => {
  const names = {
    domain: 'www.musterstein.example',
    redirectedDomain: 'musterstein.example',
    teamAddress: 'anfragen@musterstein.example',
    senderAddress: 'website@musterstein.example',
    runbookUrl: 'https://code.musterstein.example/runbook.md',
  };
  const hostedZone = { id: 'Z00000000000', name: 'musterstein.example' };
  for (const name of ['account', ...Object.keys(names), 'hostedZone.id', 'hostedZone.name'])
    expect(() => read('prod', { account: '000000000000', ...names, hostedZone })).toThrow(
      `${name} is still a placeholder: `,
    );
});

const PROD = { stage: 'prod', account: '111122223333', domain: 'www.firma.ch' } as const;
const OPEN = [
  { place: 'shared/owner/company.ts:5', text: "name: 'Muster'" },
  { place: 'shared/owner/projects.ts:9', text: 'isExample: true' },
];
it.each([
  [
    'what the company has not confirmed',
    () => refuseOpenPoints(PROD, OPEN),
    "The company has not confirmed yet:\n  shared/owner/company.ts:5 name: 'Muster'\n  shared/owner/projects.ts:9 isExample: true",
  ],
  [
    'pages that name another site',
    () => refuseOtherSite(PROD, 'https://firma.ch'),
    'siteUrl in shared/owner/company.ts is https://firma.ch, but the domain in infra/stages.ts is www.firma.ch.',
  ],
  [
    'another account',
    () => refuseOtherAccount(PROD, '444455556666'),
    'The stage prod belongs to account 111122223333, but you are signed in to 444455556666',
  ],
])('production is refused with %s, and says where', (_, deploy, sentence) => expect(deploy).toThrow(sentence));
