import { execFile } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { bucketName, readSettings, refuseOtherSite, refusePlaceholders, tableName } from '../../../infra/stack/settings.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const addresses = { teamAddress: 'anfragen@firma.ch', senderAddress: 'website@firma.ch', alarmAddress: 'betrieb@firma.ch' };

describe('the settings', () => {
  it('of the development stage are all there without a word', () => {
    expect(readSettings({})).toEqual({
      stage: 'dev',
      teamAddress: 'team@musterstein.example',
      senderAddress: 'website@musterstein.example',
      waf: 'off',
      monthlyBudget: 25,
      silentDays: 7,
    });
  });

  it('of production are read as they are given, and it has its firewall unless told otherwise', () => {
    const given = { stage: 'prod', domain: 'www.firma.ch', hostedZoneId: 'Z0123456789ABC', hostedZoneName: 'firma.ch', ...addresses };
    const settings = { ...given, waf: 'on', monthlyBudget: 40, silentDays: 3 };
    expect(readSettings({ ...given, monthlyBudget: '40', silentDays: 3 })).toEqual(settings);
    expect(readSettings({ ...given, waf: 'off' })).toMatchObject({ waf: 'off' });
  });

  it.each([
    [{ stage: 'production' }, 'The stage is "local", "dev" or "prod", not "production".'],
    [{ stage: 1 }, 'The stage is "local", "dev" or "prod", not 1.'],
    [{ domain: 'https://www.firma.ch' }, 'domain is a host name in lower case such as "www.firma.ch", not "https://www.firma.ch".'],
    [{ domain: 'firma' }, 'domain is a host name in lower case such as "www.firma.ch", not "firma".'],
    [{ domain: 'firma.ch', hostedZoneId: '/hostedzone/Z1', hostedZoneName: 'firma.ch' }, 'hostedZoneId is an id of Route 53 such as "Z0123456789ABC", not "/hostedzone/Z1".'],
    [{ domain: 'firma.ch', hostedZoneId: 'Z1' }, 'hostedZoneId and hostedZoneName belong together: give both or neither.'],
    [{ hostedZoneId: 'Z1', hostedZoneName: 'firma.ch' }, 'A hosted zone needs the domain in it: give domain too.'],
    [{ domain: 'andere-firma.ch', hostedZoneId: 'Z1', hostedZoneName: 'firma.ch' }, 'The domain andere-firma.ch is not in the zone firma.ch.'],
    [{ teamAddress: 'Team' }, 'teamAddress is an e-mail address, not "Team".'],
    [{ senderAddress: 5 }, 'senderAddress is an e-mail address, not 5.'],
    [{ alarmAddress: 'a@b' }, 'alarmAddress is an e-mail address, not "a@b".'],
    [{ waf: 'yes' }, 'waf is "on" or "off", not "yes".'],
    [{ monthlyBudget: '0' }, 'monthlyBudget is a whole number from 1 to 100000, not 0.'],
    [{ silentDays: '8' }, 'silentDays is a whole number from 1 to 7, not 8.'],
    [{ silentDays: '1.5' }, 'silentDays is a whole number from 1 to 7, not "1.5".'],
    [{ stage: 'prod' }, /^The production stage needs teamAddress: .* needs senderAddress: .* needs alarmAddress: /],
    [{ stage: 'prod', ...addresses, teamAddress: 'a@b.example' }, 'teamAddress is a placeholder: a@b.example never reaches anybody.'],
    [{ alarmAdress: 'a@b.ch' }, /^There is no setting alarmAdress; there are stage, domain, hostedZoneId, /],
  ])('%j are refused in a clear sentence', (context, sentence) => {
    expect(() => readSettings(context)).toThrow(sentence instanceof RegExp ? sentence : new RegExp(`^${sentence.replaceAll(/[.?/]/g, String.raw`\$&`)}$`));
  });

  it('leave alone what CDK keeps for itself', () => {
    expect(() => readSettings({ 'aws:cdk:disable-asset-staging': true, '@aws-cdk/core:x': true })).not.toThrow();
  });

  it('keep the resources of two stages apart, and bear the specified names on this machine', () => {
    const stages = (['local', 'dev', 'prod'] as const).map((stage) => ({ stage }));
    expect(stages.map((settings) => tableName(settings, 'contact_forms'))).toEqual(['contact_forms', 'dev_contact_forms', 'contact_forms']);
    expect(stages.map((settings) => bucketName(settings, 'uploads', '111122223333'))).toEqual([
      'uploads',
      'musterstein-dev-uploads-111122223333',
      'musterstein-prod-uploads-111122223333',
    ]);
  });
});

describe('placeholders for the company’s data', () => {
  it('are refused in production, naming the file, and nowhere else', () => {
    expect(() => refusePlaceholders({ stage: 'prod' }, ['name', 'phone'])).toThrow('web/content/company.ts still holds placeholders: name, phone.');
    expect(() => refusePlaceholders({ stage: 'prod' }, [])).not.toThrow();
    expect(() => refusePlaceholders({ stage: 'dev' }, ['name'])).not.toThrow();
  });
});

describe('the address of the site', () => {
  it('is the same in the pages and in production’s settings', () => {
    const prod = { stage: 'prod', domain: 'www.firma.ch' } as const;
    expect(() => refuseOtherSite(prod, 'https://firma.ch')).toThrow('the site is at https://firma.ch, and the setting domain that it is at https://www.firma.ch.');
    expect(() => refuseOtherSite(prod, 'https://www.firma.ch')).not.toThrow();
    expect(() => refuseOtherSite({ stage: 'prod' }, 'https://firma.ch')).not.toThrow();
    expect(() => refuseOtherSite({ ...prod, stage: 'dev' }, 'https://firma.ch')).not.toThrow();
  });
});

it('a synthesis that cannot be done says so in one line', async () => {
  const env = { ...process.env, CDK_OUTDIR: await temporaryFolder(), CDK_CONTEXT_JSON: '{"stage":"x"}' };
  const outcome = new Promise((resolve) => {
    execFile(process.execPath, ['infra/app.ts'], { env }, (error, _stdout, stderr) => resolve([error?.code, stderr]));
  });
  expect(await outcome).toEqual([1, 'The stage is "local", "dev" or "prod", not "x".\n']);
});
