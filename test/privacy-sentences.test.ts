import { globSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { ACCOUNT_STACK, BACKUP_REGIONS, EDGE_REGION, REGION } from '../infra/stack/settings/names.ts';
import { privacy } from '../web/pages/privacy/words.ts';
import { DOMAIN, synthesise, type Synthesised } from './infra/fixtures/fixture-stack.ts';
import { all } from './infra/fixtures/resources.ts';

const textsOf = (id: string): string =>
  (privacy.sections.find((section) => section.id === id)?.paragraphs ?? [])
    .join(' ')
    .replaceAll('\u00a0', ' ')
    .replaceAll('\u2060', '');
/** The days that a sentence names. */
const daysAfter = (beginning: string) =>
  Number(new RegExp(`${beginning}\\D* (\\d+) Tage`, 'u').exec(textsOf('aufbewahrung'))?.[1]);

/** S3 ends what is due at the midnight that follows: https://docs.aws.amazon.com/AmazonS3/latest/userguide/intro-lifecycle-rules.html */
const S3_ROUNDS = 1;

interface Rule {
  readonly Id: string;
  readonly ExpirationInDays?: number;
  readonly NoncurrentVersionExpiration?: { readonly NoncurrentDays: number };
}

describe('the privacy page', () => {
  let deployed: Synthesised;
  beforeAll(async () => {
    deployed = await synthesise('prod', 'empty', { settings: { ...DOMAIN, backup: { region: 'eu-central-1' } } });
  });
  const everywhere = (type: string) => Object.values(deployed.templates).flatMap((template) => all(template, type));
  const values = (type: string, key: string) => [
    ...new Set(everywhere(type).map(({ Properties }) => Properties[key] as unknown)),
  ];
  const rules = () =>
    everywhere('AWS::S3::Bucket').flatMap(
      ({ Properties }) => (Properties['LifecycleConfiguration'] as { Rules: readonly Rule[] } | undefined)?.Rules ?? [],
    );

  it('names when photos and logs end, as their storage ends them', () => {
    const ends = (id: string) => {
      const found = rules().filter(({ Id }) => Id === id);
      return found.map(({ ExpirationInDays = NaN, NoncurrentVersionExpiration: versions }) =>
        versions ? [ExpirationInDays + S3_ROUNDS, versions.NoncurrentDays + S3_ROUNDS] : [ExpirationInDays],
      );
    };
    expect(ends('unclaimed-photos').map(([photo = NaN, version = NaN]) => photo + version)).toEqual([
      daysAfter('verschwinden nach höchstens'),
    ]);
    const logs = daysAfter('Protokolle löschen wir nach');
    expect(ends('old-logs')).toEqual([[logs]]);
    expect(values('AWS::Logs::LogGroup', 'RetentionInDays')).toEqual([logs]);
    expect(rules().map(({ Id }) => Id)).toEqual(
      expect.arrayContaining(['unclaimed-photos', 'kept-photos', 'old-logs', 'broken-uploads']),
    );
  });

  it('names how long backups hold what was deleted', () => {
    const backups = daysAfter('bleiben gelöschte Angaben und Fotos noch bis zu');
    const recovery = everywhere('AWS::DynamoDB::Table').flatMap(({ Properties }) =>
      Array.from(JSON.stringify(Properties).matchAll(/"RecoveryPeriodInDays":(\d+)/gu), ([, days]) => Number(days)),
    );
    const copies = Array.from(
      JSON.stringify(everywhere('AWS::Backup::BackupPlan')).matchAll(/"DeleteAfterDays":(\d+)/gu),
      ([, days]) => Number(days),
    );
    const versions = rules().map(
      ({ NoncurrentVersionExpiration: { NoncurrentDays } = { NoncurrentDays: 0 } }) => NoncurrentDays,
    );
    expect(Math.max(...recovery, ...copies, ...versions)).toBe(backups);
  });

  it('names every region: Zürich, what delivers and filters worldwide, copies in the European Union', () => {
    const stores = /^AWS::(?:DynamoDB|S3|SES|SQS|Backup)::/u;
    const holding = Object.entries(deployed.templates)
      .filter(([, { Resources }]) => Object.values(Resources).some(({ Type }) => stores.test(Type)))
      .map(([name]) => name);
    expect(holding.toSorted()).toEqual(
      [deployed.name, `${deployed.name}-data`, `${deployed.name}-backup`, `${deployed.name}-copies`]
        .concat(holding.includes(ACCOUNT_STACK) ? [ACCOUNT_STACK] : [])
        .toSorted(),
    );
    expect([REGION, EDGE_REGION]).toEqual(['eu-central-2', 'us-east-1']);
    // Frankfurt, Ireland, Paris, Stockholm, Milan, Spain; Zürich for another account.
    expect(BACKUP_REGIONS.toSorted()).toEqual(
      ['central-1', 'central-2', 'north-1', 'south-1', 'south-2', 'west-1', 'west-3'].map((region) => `eu-${region}`),
    );
  });

  it('names everybody who gets a request: services of AWS, the team and the visitor', () => {
    const services = new Set(
      Object.values(deployed.templates).flatMap(({ Resources }) =>
        Object.values(Resources).map(({ Type }) => Type.split('::')[0]),
      ),
    );
    expect([...services].filter((service) => service !== 'AWS' && service !== 'Custom')).toEqual([]);
    // The probe asks the public site, and gets nothing of a visitor.
    const callers = globSync('functions/**/*.ts').filter(
      (file) => !file.includes('probe') && /\bfetch\(|node:https?'|node:net'/u.test(readFileSync(file, 'utf8')),
    );
    expect(callers).toEqual([]);
    const recipients = everywhere('AWS::Lambda::Function').flatMap(({ Properties }) =>
      Object.keys((Properties['Environment'] as { Variables?: object } | undefined)?.Variables ?? {}).filter((name) =>
        name.endsWith('_ADDRESS'),
      ),
    );
    expect([...new Set(recipients)].toSorted()).toEqual(['SENDER_ADDRESS', 'TEAM_ADDRESS']);
  });

  it('names every place on a device that a page writes to', () => {
    const writing =
      /(?:localStorage|sessionStorage)\.setItem|openDB|indexedDB\.open|(?:keepUntil|sessionValue)(?:<\w+>)?\([^,:]+,|document\.cookie|caches\.open|serviceWorker\.register/gu;
    const writes = globSync('web/**/*.{ts,tsx}').flatMap((file) =>
      Array.from(readFileSync(file, 'utf8').matchAll(writing), ([what]) => `${file.replaceAll('\\', '/')}: ${what}`),
    );
    const named: Readonly<Record<string, string>> = {
      'web/delivery/kept-until.ts: localStorage.setItem': '(Local Storage)',
      'web/delivery/requests.ts: openDB':
        'Fotos einer Reklamation legt er in einer Datenbank auf Ihrem Gerät ab (IndexedDB)',
      'web/delivery/session.ts: keepUntil(key,': 'Die Referenz und den Zeitpunkt einer Einsendung behält er',
      'web/delivery/session.ts: sessionStorage.setItem': '(Session Storage)',
      "web/delivery/session.ts: sessionValue<Draft>('entries',": 'legt Ihr Browser Ihre Eingaben in seinem',
      "web/delivery/session.ts: sessionValue<SentForm>('sent',": 'durch die Bestätigung mit Ihren Angaben ersetzt',
      'web/delivery/waiting-mark.ts: localStorage.setItem': 'IndexedDB und eine Markierung im Local Storage',
      'web/layout/NavigationEffects.tsx: sessionStorage.setItem': 'wie weit Sie auf einer Seite gescrollt haben',
      'web/tools/project/kept-project.ts: keepUntil(STORAGE_KEY,': 'mit den Namen, die Sie ihnen geben',
    };
    expect([...new Set(writes)].toSorted()).toEqual(Object.keys(named).toSorted());
    for (const said of Object.values(named)) expect(textsOf('cookies')).toContain(said);
  });
});
