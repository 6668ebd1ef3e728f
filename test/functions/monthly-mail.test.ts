import { expect, it } from 'vitest';
import { handler, type Facts } from '../../functions/monthly-mail.ts';
import { allForms } from '../../shared/forms/all-forms.ts';

const stored = [...allForms.map(({ table }) => `arn:table/${table}`), 'arn:uploads'];
const copiesOf = (arns: readonly string[], hour: string) =>
  arns.map((ResourceArn) => ({ ResourceArn, CompletionDate: `2026-11-28T${hour}:00:00Z` }));
// Without TLS no certificate is looked at.
const FACTS: Facts = {
  now: '2026-11-28T06:00:00.123Z',
  stage: 'prod',
  site: 'http://site.test',
  runbook: 'https://code.test/runbook.md#monthly-mail',
  runtimeEnds: '2028-04-30',
  budget: 25,
  spent: '18.2041',
  series: [
    { Label: 'contact', Values: [1, 0, 2] },
    { Label: 'complaint', Values: [] },
    { Label: 'sent', Values: [4, 2] },
    { Label: 'bounced', Values: [1] },
  ],
};

it('the monthly mail says what was asked, mailed, copied and spent, what ends, and where all is explained', async () => {
  const { subject, text } = await handler({ ...FACTS, copies: copiesOf([...stored, ...stored], '03') });
  expect(subject).toMatch(/^[ -~]{1,99}$/);
  for (const part of [
    /eingeschlossen: 3 \(.*Kontakt 3.*Reklamation 0/,
    /: 6 verschickt, 1 zurückgekommen/,
    new RegExp(`allen ${stored.length} Beständen gibt es eine, die höchstens 4 Stunden alt`),
    /Zertifikat: gilt noch/,
    /bis 30\.04\.2028/,
    /: 18\.20 von 25\.00 USD/,
    /runbook\.md#monthly-mail$/,
  ])
    expect(text).toMatch(part);
});

it('the monthly mail counts what has no copy, by the newest of each', async () => {
  const copies = [...copiesOf(stored.slice(1), '01'), ...copiesOf(stored.slice(1), '05')];
  expect((await handler({ ...FACTS, copies })).text).toContain(
    `Nur ${stored.length - 1} von ${stored.length} Beständen`,
  );
  expect((await handler(FACTS)).text).toContain('Ausserhalb dieses Kontos gibt es keine');
});

it('the monthly mail is due once in every month', async () => {
  const days = Array.from({ length: 365 }, (_, day) => new Date(Date.UTC(2027, 0, 1 + day, 6)).toISOString());
  const due = await Promise.all(days.map(async (now) => ((await handler({ ...FACTS, now })).isDue ? [now] : [])));
  expect(new Set(due.flat().map((now) => now.slice(0, 7))).size).toBe(12);
  expect(due.flat()).toHaveLength(12);
});
