import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { stages } from '../../../infra/stages.ts';
import { openExamples, projects } from '../../../web/content/projects.ts';
import { bucketName, tableName } from '../../../infra/stack/names.ts';
import { refuseOtherAccount, refuseOtherSite, refusePlaceholders } from '../../../infra/stack/refusals.ts';
import { readSettings, type StageSettings } from '../../../infra/stack/settings.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const addresses = { teamAddress: 'anfragen@firma.ch', senderAddress: 'website@firma.ch' };
const needed = { account: '111122223333', ...addresses, alarmAddress: 'betrieb@firma.ch' };
const zone = { domain: 'www.firma.ch', hostedZone: { id: 'Z0123456789ABC', name: 'firma.ch' } };
const read = (stage: unknown, given: StageSettings = {}) => readSettings(stage, { dev: given, prod: given });

describe('the settings', () => {
  it('of the development stage are complete without any', () => {
    expect(read('dev')).toEqual({ stage: 'dev', firewall: 'off', hsts: 'host', malwareScan: 'off', monthlyBudget: 25, silentDays: 7, isProtected: false, originSecret: { sent: 1 } });
  });

  it('of production are read as they are given, and its firewall is on by default', () => {
    const given: StageSettings = { ...needed, ...zone, redirectedDomain: 'firma.ch', hsts: 'preload', malwareScan: 'on', monthlyBudget: 40, silentDays: 3, isProtected: true, originSecret: { sent: 2, alsoAccepted: 1 } };
    expect(read('prod', given)).toEqual({ ...given, stage: 'prod', firewall: 'on' });
    expect(read('prod', { ...needed, firewall: 'off' })).toMatchObject({ firewall: 'off' });
  });

  it.each<[unknown, string]>([
    [{ account: '1234' }, 'account must be the twelve digits of an AWS account, not "1234".'],
    [{ domain: 'https://www.firma.ch' }, 'domain must be a host name in lower case such as "www.firma.ch", not "https://www.firma.ch".'],
    [{ domain: 'firma' }, 'domain must be a host name in lower case such as "www.firma.ch", not "firma".'],
    [{ domain: 'firma.ch', hostedZone: { id: '/hostedzone/Z1', name: 'firma.ch' } }, 'hostedZone.id must be an id of Route 53 such as "Z0123456789ABC", not "/hostedzone/Z1".'],
    [{ hostedZone: zone.hostedZone }, 'hostedZone needs a domain.'],
    [{ redirectedDomain: 'firma.ch' }, 'redirectedDomain needs a domain.'],
    [{ hsts: 'preload' }, 'hsts needs a domain.'],
    [{ ...zone, domain: 'andere-firma.ch' }, 'The domain andere-firma.ch is not in the zone firma.ch.'],
    [{ ...zone, redirectedDomain: 'andere-firma.ch' }, 'The domain andere-firma.ch is not in the zone firma.ch.'],
    [{ ...zone, redirectedDomain: 'www.firma.ch' }, 'redirectedDomain is the domain itself.'],
    [{ ...addresses, teamAddress: 'Team' }, 'teamAddress must be an e-mail address, not "Team".'],
    [{ ...addresses, senderAddress: 5 }, 'senderAddress must be an e-mail address, not 5.'],
    [{ teamAddress: 'a@b.ch' }, 'teamAddress and senderAddress belong together: give both or neither.'],
    [{ alarmAddress: 'a@b' }, 'alarmAddress must be an e-mail address, not "a@b".'],
    [{ firewall: 'yes' }, 'firewall must be "on" or "off", not "yes".'],
    [{ hsts: 'all' }, 'hsts must be "host" or "subdomains" or "preload", not "all".'],
    [{ monthlyBudget: 0 }, 'monthlyBudget must be a whole number from 1 to 100000, not 0.'],
    [{ silentDays: 8 }, 'silentDays must be a whole number from 1 to 7, not 8.'],
    [{ silentDays: 1.5 }, 'silentDays must be a whole number from 1 to 7, not 1.5.'],
    [{ isProtected: 'yes' }, 'isProtected must be true or false, not "yes".'],
    [{ originSecret: { sent: 1, alsoAccepted: 1 } }, 'originSecret.sent and originSecret.alsoAccepted must differ.'],
    [{ githubRepository: 'website' }, 'githubRepository must be owner/name, not "website".'],
    [{ alarmAddress: 'a@b.example' }, 'alarmAddress is still a placeholder: a@b.example.'],
    [{ account: '000000000000' }, 'account is still a placeholder: 000000000000.'],
    [{ alarmAdress: 'a@b.ch' }, 'There is no setting alarmAdress; there are account, domain, redirectedDomain, hostedZone, '],
  ])('%j are refused in a clear sentence', (given, sentence) => {
    expect(() => read('dev', given as StageSettings)).toThrow(sentence);
  });

  it('of production must name the account and all addresses', () => {
    const missing = 'The production stage needs account. The production stage needs teamAddress. The production stage needs senderAddress. The production stage needs alarmAddress. (infra/stages.ts, prod)';
    expect(() => read('prod')).toThrow(missing);
    expect(() => read('prod', { ...needed, account: undefined })).toThrow('The production stage needs account.');
  });

  it.each([
    [undefined, 'Name the stage: -c stage=dev or -c stage=prod.'],
    ['production', 'There is no stage "production": -c stage=dev or -c stage=prod.'],
  ])('of the stage %j do not exist', (stage, sentence) => {
    expect(() => read(stage)).toThrow(sentence);
  });

  it('keep the resources of two stages apart, and have the specified names on the local stage', () => {
    const names = (['local', 'dev', 'prod'] as const).map((stage) => ({ stage }));
    expect(names.map((settings) => tableName(settings, 'contact_forms'))).toEqual(['contact_forms', 'dev_contact_forms', 'contact_forms']);
    expect(names.map((settings) => bucketName(settings, 'uploads', '111122223333'))).toEqual(['uploads', 'website-dev-uploads-111122223333', 'website-prod-uploads-111122223333']);
  });
});

describe('the settings in the repository', () => {
  it('deploy the development stage as they are, and name each placeholder of production', () => {
    expect(readSettings('dev', stages)).toMatchObject({ stage: 'dev' });
    const names = ['account', 'domain', 'redirectedDomain', 'teamAddress', 'senderAddress', 'alarmAddress', 'hostedZone.id', 'hostedZone.name'];
    for (const name of names) expect(() => readSettings('prod', stages)).toThrow(`${name} is still a placeholder: `);
  });
});

describe('production is refused', () => {
  it('while a file contains placeholders, which it names', () => {
    expect(() => refusePlaceholders({ stage: 'prod' }, { 'a.ts': ['name', 'phone'], 'b.ts': ['title'], 'c.ts': [] })).toThrow(
      'a.ts still holds placeholders: name, phone. b.ts still holds placeholders: title.',
    );
    expect(() => refusePlaceholders({ stage: 'prod' }, { 'a.ts': [] })).not.toThrow();
    expect(() => refusePlaceholders({ stage: 'dev' }, { 'a.ts': ['name'] })).not.toThrow();
  });

  it('while a project is an example', () => {
    expect(openExamples).toEqual(projects.filter(({ isExample }) => isExample).map(({ title }) => title));
    expect(readFileSync('infra/app.ts', 'utf8')).toContain("{ 'web/content/company.ts': openPlaceholders, 'web/content/projects.ts': openExamples }");
  });

  it('when the pages name another site than the settings', () => {
    const prod = { stage: 'prod', domain: 'www.firma.ch' } as const;
    expect(() => refuseOtherSite(prod, 'https://firma.ch')).toThrow('siteUrl in web/content/company.ts is https://firma.ch, but the domain in infra/stages.ts is www.firma.ch.');
    expect(() => refuseOtherSite(prod, 'https://www.firma.ch')).not.toThrow();
    expect(() => refuseOtherSite({ stage: 'prod' }, 'https://firma.ch')).not.toThrow();
    expect(() => refuseOtherSite({ ...prod, stage: 'dev' }, 'https://firma.ch')).not.toThrow();
  });
});

it('a stage is refused to the account of another one', () => {
  const stage = { stage: 'prod', account: '111122223333' } as const;
  expect(() => refuseOtherAccount(stage, '444455556666')).toThrow('The stage prod belongs to account 111122223333, but you are signed in to 444455556666');
  for (const [settings, signedIn] of [[stage, '111122223333'], [stage, undefined], [{ stage: 'dev' }, '444455556666']] as const) {
    expect(() => refuseOtherAccount(settings, signedIn)).not.toThrow();
  }
});

it('a synthesis that fails reports the reason in one line', async () => {
  const env = { ...process.env, CDK_OUTDIR: await temporaryFolder(), CDK_CONTEXT_JSON: '{"stage":"x"}' };
  const outcome = new Promise((resolve) => {
    execFile(process.execPath, ['infra/app.ts'], { env }, (error, _stdout, stderr) => resolve([error?.code, stderr]));
  });
  expect(await outcome).toEqual([1, 'There is no stage "x": -c stage=dev or -c stage=prod.\n']);
});

it('cdk.json has the feature flags that this version of CDK recommends', () => {
  const { context } = JSON.parse(readFileSync('cdk.json', 'utf8')) as { context: unknown };
  expect(context).toEqual(JSON.parse(readFileSync('node_modules/aws-cdk-lib/recommended-feature-flags.json', 'utf8')));
});
