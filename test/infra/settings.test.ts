import { execFile } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { bucketName, readSettings, refusePlaceholders, tableName } from '../../infra/settings.ts';
import { temporaryFolder } from './local/temporary-folder.ts';

describe('the settings', () => {
  it('have a stage, dev unless told otherwise', () => {
    expect(readSettings(() => undefined)).toEqual({ stage: 'dev' });
    expect(readSettings(() => 'prod')).toEqual({ stage: 'prod' });
  });

  it.each(['production', '', 1, {}])('refuse %j as a stage in one sentence', (stage) => {
    expect(() => readSettings(() => stage)).toThrow(/^The stage is "local", "dev" or "prod", not .+\.$/);
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

it('a synthesis that cannot be done says so in one line', { timeout: 20_000 }, async () => {
  const env = { ...process.env, CDK_OUTDIR: await temporaryFolder(), CDK_CONTEXT_JSON: '{"stage":"x"}' };
  const outcome = new Promise((resolve) => {
    execFile(process.execPath, ['infra/app.ts'], { env }, (error, _stdout, stderr) => resolve([error?.code, stderr]));
  });
  expect(await outcome).toEqual([1, 'The stage is "local", "dev" or "prod", not "x".\n']);
});
