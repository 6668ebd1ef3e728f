import { expect, it, onTestFinished, vi } from 'vitest';
import { checkStatus } from '../../../infra/operate/status-checks.ts';
import { ALARMS } from '../../../infra/stack/constructs/failures.ts';
import { allForms } from '../../../shared/forms/all-forms.ts';
import { ACCOUNT, ALARM_ADDRESSES, settingsOf } from '../fixtures/fixture-stack.ts';
import { fakeAws, MISSING_STACK } from './fake-aws.ts';
import { recordedTerminal } from './recorded-terminal.ts';

// Without TLS no certificate is looked at.
const URL = 'http://site.test';
const names = Object.keys(ALARMS).filter((name) => name !== 'malware-found');
const alarms = (ringing = '', missing = '') => ({
  'cloudwatch describe-alarms': {
    MetricAlarms: names.flatMap((name) =>
      name === missing ? [] : [{ AlarmName: `website-prod-${name}`, StateValue: name === ringing ? 'ALARM' : 'OK' }],
    ),
  },
});
const copies = (created: string) => ({
  'backup list-recovery-points': {
    RecoveryPoints: [...allForms.map(({ table }) => table), 'uploads'].map((ResourceArn) => ({
      ResourceArn,
      CreationDate: created,
      Status: 'COMPLETED',
    })),
  },
});
const spent = (Amount: string) => ({
  'budgets describe-budgets': {
    Budgets: [
      { BudgetName: 'website-prod', BudgetLimit: { Amount: '25.0' }, CalculatedSpend: { ActualSpend: { Amount } } },
    ],
  },
});
const WELL = {
  'cloudformation describe-stacks': {
    Stacks: [
      {
        Outputs: [
          { OutputKey: 'SiteUrl', OutputValue: URL },
          { OutputKey: 'UnsentMailsQueueUrl', OutputValue: 'queue' },
        ],
      },
    ],
  },
  'cloudformation list-stack-resources': {
    StackResourceSummaries: [{ ResourceType: 'AWS::SNS::Topic', PhysicalResourceId: 'arn:aws:sns:x:1:Alarms' }],
  },
  'sns list-subscriptions-by-topic': {
    Subscriptions: ALARM_ADDRESSES.map((Endpoint) => ({ SubscriptionArn: 'arn:own', Endpoint })),
  },
  'sns get-subscription-attributes': { Attributes: { ConfirmationWasAuthenticated: 'true' } },
  'sqs get-queue-attributes': { Attributes: { ApproximateNumberOfMessages: '0' } },
  's3api list-objects-v2': { KeyCount: 1 },
  'sts get-caller-identity': { Account: ACCOUNT },
  ...alarms(),
  ...copies('2026-11-28T03:00:00Z'),
  ...spent('9.5'),
};
const NOW = '2026-11-28T08:00:00Z';

async function status(answers: object = {}, now = NOW) {
  const site = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 200 }));
  onTestFinished(() => site.mockRestore());
  const { terminal, printed } = recordedTerminal();
  const { ask, asked } = fakeAws({ ...WELL, ...(answers as typeof WELL) });
  const settings = settingsOf('prod', { backup: { region: 'eu-central-1' } });
  const isWell = await checkStatus({ settings, ask, now: new Date(now) }, terminal);
  return { isWell, printed, asked };
}

it('a stage on which all is well is so in a line for each point, and is only read', async () => {
  const { isWell, printed, asked } = await status();
  expect(printed.map((line) => line.replace(/ in \d+ ms/, ''))).toEqual([
    `gut      Die Website antwortet unter ${URL}.`,
    `gut      Von ${names.length} Alarmen ist keiner ausgelöst.`,
    `gut      Alarme erreichen ${ALARM_ADDRESSES.join(' und ')}.`,
    'gut      Kein Mail ist liegen geblieben.',
    `gut      Alle ${allForms.length + 1} Bestände haben eine Kopie, die jünger ist als 36 Stunden.`,
    'gut      CloudFront legt sein Protokoll ab.',
    'gut      Dieser Monat kostet bisher 9.50 von 25.00 USD.',
    'gut      Node.js 24 wird auf AWS bis 2028-04-30 gepflegt.',
  ]);
  expect(isWell).toBe(true);
  expect(asked.filter((question) => !/^\S+ (?:get|list|describe)-/.test(question))).toEqual([]);
});

it.each([
  ['an alarm that rings', alarms('api-errors'), NOW, 'Alarm api-errors: https://code.test/docs/runbook.md#api-errors'],
  ['an alarm that is gone', alarms('', 'no-mails'), NOW, 'Es fehlen Alarme: no-mails.'],
  ['a runtime that ends', copies('2028-01-01T03:00:00Z'), '2028-01-01T08:00:00Z', 'noch 119 Tage'],
  ['a question that AWS refuses', { 'budgets describe-budgets': MISSING_STACK }, NOW, 'Nicht geprüft: Die Kosten.'],
])('%s is named, and the command fails', async (_, answers, now, said) => {
  const { isWell, printed } = await status(answers, now);
  expect(isWell).toBe(false);
  expect(printed.filter((line) => line.startsWith('nötig')).join('\n')).toContain(said);
});

it('a stage that is not deployed is no stage on which all is well', async () => {
  const { isWell, printed } = await status({ 'cloudformation describe-stacks': MISSING_STACK });
  expect([isWell, printed]).toEqual([false, ['Die Stufe prod ist in diesem Konto nicht eingerichtet.']]);
});
