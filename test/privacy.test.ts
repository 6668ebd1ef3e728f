import { globSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { ACCOUNT_STACK, REGION } from '../infra/stack/names.ts';
import { allForms } from '../shared/forms/all-forms.ts';
import {
  BACKUP_DAYS,
  COMPLAINT_RETENTION_MONTHS,
  CONFIRMATION_HOURS,
  FIREWALL_SAMPLE_HOURS,
  LOG_RETENTION_DAYS,
  MOST_CONFIRMATIONS,
  PENDING_PHOTO_DAYS,
  REQUEST_RETENTION_MONTHS,
  STREAM_HOURS,
  WAITING_HOURS,
} from '../shared/retention.ts';
import { privacy, storedForms } from '../web/content/privacy.ts';
import { DOMAIN, synthesise, type Synthesised } from './infra/fixtures/fixture-stack.ts';

let stacks: Synthesised;
beforeAll(async () => {
  stacks = await synthesise('prod', 'empty', { settings: DOMAIN });
});

const section = (id: string) => {
  const found = privacy.sections.find((candidate) => candidate.id === id);
  return [...(found?.paragraphs ?? []), ...(found?.items ?? [])]
    .join(' ')
    .replaceAll('\u00a0', ' ')
    .replaceAll('\u2060', '');
};
type Properties = Record<string, unknown>;
const all = (type: string): Properties[] =>
  Object.values(stacks.templates).flatMap(({ Resources }) =>
    Object.values(Resources).flatMap(({ Type, Properties = {} }) => (Type === type ? [Properties] : [])),
  );
const buckets = (name: string) =>
  all('AWS::S3::Bucket').filter(({ BucketName }) => JSON.stringify(BucketName ?? '').includes(name));
interface LifecycleRule {
  readonly ExpirationInDays?: number;
  readonly NoncurrentVersionExpiration?: { readonly NoncurrentDays: number };
  readonly TagFilters?: readonly { readonly Value: string }[];
}

const DAYS_OF_10_YEARS = 3653;

describe('the privacy page describes what is done', () => {
  it('the fields of every form, and how long each is kept', () => {
    const kept: Readonly<Record<number, string>> = {
      [REQUEST_RETENTION_MONTHS]: '24 Monate',
      [COMPLAINT_RETENTION_MONTHS]: '10 Jahre',
    };
    expect(storedForms.map((row) => ({ ...row, kept: row.kept.replaceAll('\u00a0', ' ') }))).toEqual(
      allForms.map(({ heading, fields, retentionMonths }) => ({
        form: heading,
        fields: Object.values(fields).map(({ label }) => label),
        kept: kept[retentionMonths],
      })),
    );
  });

  it('rows end by themselves', () => {
    expect(section('aufbewahrung')).toContain(
      'Anfragen und Bestellungen von Mustern löschen wir nach 24 Monaten, Reklamationen samt Fotos nach 10 Jahren',
    );
    expect(all('AWS::DynamoDB::Table').map(({ TimeToLiveSpecification }) => TimeToLiveSpecification)).toEqual(
      [...allForms, 'confirmations'].map(() => ({ AttributeName: 'expires_at', Enabled: true })),
    );
  });

  it('photos end with their complaint, within days, and after a week without one', () => {
    expect(section('aufbewahrung')).toContain(
      `keine Reklamation eingeht, verschwinden nach ${PENDING_PHOTO_DAYS} Tagen`,
    );
    const [lifecycle, ...others] = buckets('uploads').map(
      ({ LifecycleConfiguration }) => LifecycleConfiguration as { Rules: LifecycleRule[] },
    );
    expect(others).toEqual([]);
    const [pending, kept] = ['pending', 'kept'].map((state) =>
      lifecycle?.Rules.find(({ TagFilters }) => TagFilters?.[0]?.Value === state),
    );
    // The last version of an unclaimed photo counts, too. A kept photo's is its backup.
    expect((pending?.ExpirationInDays ?? 0) + (pending?.NoncurrentVersionExpiration?.NoncurrentDays ?? 0)).toBe(
      PENDING_PHOTO_DAYS,
    );
    expect(kept).toMatchObject({
      ExpirationInDays: DAYS_OF_10_YEARS + PENDING_PHOTO_DAYS,
      NoncurrentVersionExpiration: { NoncurrentDays: BACKUP_DAYS },
    });
  });

  it('logs and backups end after the days that are named', () => {
    expect(section('aufbewahrung')).toContain(`Protokolle bewahren wir ${LOG_RETENTION_DAYS} Tage auf`);
    expect(section('aufbewahrung')).toContain(`noch bis zu ${BACKUP_DAYS} Tage enthalten`);
    const groups = all('AWS::Logs::LogGroup').map(({ RetentionInDays }) => RetentionInDays);
    expect(groups.length).toBeGreaterThan(allForms.length);
    expect(new Set(groups)).toEqual(new Set([LOG_RETENTION_DAYS]));
    expect(buckets('access-logs')).toMatchObject([
      { LifecycleConfiguration: { Rules: [{ ExpirationInDays: LOG_RETENTION_DAYS, Status: 'Enabled' }] } },
    ]);
    const backups = all('AWS::DynamoDB::Table')
      .filter(({ TableName }) => TableName !== 'confirmations')
      .map((table) => table['PointInTimeRecoverySpecification']);
    expect(backups).toMatchObject(allForms.map(() => ({ RecoveryPeriodInDays: BACKUP_DAYS })));
  });

  it('what waits for a mail, for the firewall’s operator or in the browser ends after the hours that are named', () => {
    expect(section('aufbewahrung')).toContain(
      `hält die Datenbank jede Einsendung zusätzlich ${STREAM_HOURS} Stunden bereit`,
    );
    expect(section('aufbewahrung')).toContain(`höchstens ${FIREWALL_SAMPLE_HOURS} Stunden`);
    expect(section('cookies')).toContain(`längstens ${WAITING_HOURS} Stunden`);
    const ages = all('AWS::Lambda::EventSourceMapping').map(
      ({ MaximumRecordAgeInSeconds }) => MaximumRecordAgeInSeconds,
    );
    expect(new Set(ages)).toEqual(new Set([STREAM_HOURS * 60 * 60]));
  });

  it('everything that is stored is in Zürich; in the USA there are the firewall and the certificate', () => {
    expect(REGION).toBe('eu-central-2');
    expect(section('bekanntgabe')).toContain('in einer Datenbank in der Region Zürich');
    const stores = /^AWS::(?:DynamoDB|S3|SES|SQS|Lambda)::|^AWS::Logs::LogGroup$/;
    const elsewhere = Object.entries(stacks.templates).filter(
      ([name]) => ![stacks.name, `${stacks.name}-data`, ACCOUNT_STACK].includes(name),
    );
    const kept = elsewhere.flatMap(([name, { Resources }]) =>
      Object.values(Resources).flatMap(({ Type }) => (stores.test(Type) ? [`${name}: ${Type}`] : [])),
    );
    expect(elsewhere.length).toBeGreaterThan(0);
    expect(kept).toEqual([]);
  });

  it('no log but that of the uploads notes an address, a called address with it, or a browser', () => {
    expect(section('daten')).toContain(
      'ohne Bezug zu Ihnen; IP-Adresse, aufgerufene Adresse und Angaben des Browsers nur im Schutzfilter und im Protokoll der hochgeladenen Fotos',
    );
    const noted = all('AWS::Logs::Delivery').flatMap(({ RecordFields }) => RecordFields as string[]);
    expect(noted).toContain('sc-status');
    expect(noted.filter((field) => /ip|user-agent|referer|cookie|query|uri|forwarded/i.test(field))).toEqual([]);
    const formats = all('AWS::ApiGatewayV2::Stage').map(
      ({ AccessLogSettings }) => (AccessLogSettings as { Format: string }).Format,
    );
    expect(formats).toHaveLength(1);
    expect(formats.join('')).not.toMatch(/identity|ip|userAgent/i);
    expect(
      all('AWS::CloudFront::Distribution').map(
        ({ DistributionConfig }) => (DistributionConfig as Properties)['Logging'],
      ),
    ).toEqual([undefined]);
  });

  it('every form is mailed to the team and confirmed to the visitor', () => {
    const mapped = all('AWS::Lambda::Function').flatMap(({ Environment }) => {
      const { Variables = {} } = (Environment ?? {}) as { Variables?: Record<string, unknown> };
      return typeof Variables['TABLES'] === 'string'
        ? [Object.values(JSON.parse(Variables['TABLES']) as Record<string, string>)]
        : [];
    });
    expect(mapped).toEqual([allForms.map(({ id }) => id), allForms.map(({ id }) => id)]);
    expect(section('bekanntgabe')).toContain('mit allen Angaben per E-Mail an die zuständigen Mitarbeitenden gemeldet');
    expect(section('bekanntgabe')).toContain('Sie selbst erhalten eine Bestätigung mit der Referenz');
    expect(section('bekanntgabe')).toContain(
      `Höchstens ${MOST_CONFIRMATIONS} Bestätigungen gehen innert ${CONFIRMATION_HOURS} Stunden an eine Adresse`,
    );
    expect(all('AWS::SES::ConfigurationSet')).toMatchObject([
      { SuppressionOptions: { SuppressedReasons: ['BOUNCE', 'COMPLAINT'] } },
      { SuppressionOptions: { SuppressedReasons: ['BOUNCE', 'COMPLAINT'] } },
    ]);
  });

  it('no cookie is set, and nothing comes from other sites', () => {
    expect(section('cookies')).toContain('Zurzeit setzt diese Website weder das eine noch das andere ein');
    const sources = globSync(['web/**/*.{ts,tsx}', 'functions/**/*.{ts,tsx}']).filter((file) =>
      /document\.cookie|cookieStore|set-cookie|sendBeacon/i.test(readFileSync(file, 'utf8')),
    );
    expect(sources).toEqual([]);
    const policies = all('AWS::CloudFront::ResponseHeadersPolicy')
      .map((properties) => JSON.stringify(properties))
      .filter((policy) => policy.includes('connect-src'));
    const origins = policies.flatMap((policy) => policy.match(/https?:\/\/[^\s;"]*/g) ?? []);
    expect(origins.every((origin) => origin.startsWith('https://website-prod-uploads-'))).toBe(true);
    expect(origins.length).toBeGreaterThan(0);
  });

  it('the browser keeps what is named, and nothing else', () => {
    const named: Readonly<Record<string, RegExp>> = {
      sessionStorage: /Session Storage/,
      localStorage: /Local Storage/,
      IndexedDB: /IndexedDB/,
    };
    for (const words of Object.values(named)) expect(section('cookies')).toMatch(words);
    const files = globSync('web/**/*.{ts,tsx}');
    const users = (api: RegExp) =>
      files
        .filter((file) => api.test(readFileSync(file, 'utf8')))
        .map((file) => file.replaceAll('\\', '/'))
        .toSorted();
    expect(users(/\bsessionStorage\b/)).toEqual(['web/delivery/session.ts', 'web/layout/NavigationEffects.tsx']);
    expect(section('cookies')).toContain('ins Projektblatt legen, behält Ihr Browser auf dem Gerät (Local Storage)');
    expect(users(/\blocalStorage\b/)).toEqual(['web/delivery/waiting-mark.ts', 'web/stone/project/kept-project.ts']);
    expect(users(/\bindexedDB\b|from 'idb/)).toEqual(['web/delivery/draft-photos.ts', 'web/delivery/requests.ts']);
    expect(users(/serviceWorker|\bcaches\.open/)).toEqual([]);
  });
});
