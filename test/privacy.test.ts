import { describe, expect, it } from 'vitest';
import { ACCOUNT_STACK, REGION } from '../infra/stack/settings/names.ts';
import { allForms } from '../shared/forms/all-forms.ts';
import { COMPLAINT_RETENTION_MONTHS, REQUEST_RETENTION_MONTHS } from '../shared/retention.ts';
import { privacy, storedForms } from '../web/pages/privacy/words.ts';
import { synthesise } from './infra/fixtures/fixture-stack.ts';

const section = (id: string) => {
  const found = privacy.sections.find((candidate) => candidate.id === id);
  const texts = [...(found?.paragraphs ?? []), ...(found?.items ?? [])];
  return texts.join(' ').replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
};

const monthsOf = ([count, unit]: readonly string[]) => Number(count) * (unit === 'Jahre' ? 12 : 1);

// That tables, buckets, logs and streams end so: test/infra/stack/.
describe('the privacy page describes what is done', () => {
  it('the fields of every form, and how long each is kept', () => {
    expect(storedForms.map((row) => ({ ...row, kept: monthsOf(row.kept.split('\u00a0')) }))).toEqual(
      allForms.map(({ id, heading, fields }) => ({
        form: heading,
        fields: Object.values(fields).map(({ label }) => label),
        kept: id === 'complaint' ? COMPLAINT_RETENTION_MONTHS : REQUEST_RETENTION_MONTHS,
      })),
    );
  });

  it('everything that is stored is in Zürich; in the USA there is the firewall', async () => {
    const stacks = await synthesise('prod');
    expect(REGION).toBe('eu-central-2');
    expect(section('bekanntgabe')).toContain('in einer Datenbank in der Region Zürich');
    const stores = /^AWS::(?:DynamoDB|S3|SES|SQS|Lambda)::|^AWS::Logs::LogGroup$/;
    const elsewhere = Object.entries(stacks.templates).filter(
      ([name]) => ![stacks.name, `${stacks.name}-data`, ACCOUNT_STACK].includes(name),
    );
    // The probe is no visitor's, and gets nothing of one: it runs by the clock and asks the public site.
    const kept = elsewhere.flatMap(([name, { Resources }]) =>
      Object.entries(Resources).flatMap(([id, { Type }]) =>
        stores.test(Type) && !id.startsWith('SiteProbe') ? [`${name}: ${Type}`] : [],
      ),
    );
    expect(elsewhere.length).toBeGreaterThan(0);
    expect(kept).toEqual([]);
  });
});
