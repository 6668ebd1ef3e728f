import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ScanCommand } from '@aws-sdk/client-dynamodb';
import { describe, expect, it } from 'vitest';
import { OperateError, sentenceOf } from '../../../infra/operate/operate-error.ts';
import { runCommand } from '../../../infra/operate/submissions.ts';
import { temporaryFolder } from '../../../packages/local-aws/test/temporary-folder.ts';
import { swissDay } from '../../../shared/desk/swiss-time.ts';
import { allForms } from '../../../shared/forms/all-forms.ts';
import { contact } from '../../../shared/forms/contact.ts';
import { recordedTerminal } from './recorded-terminal.ts';
import { referenceOf, rowOf, runningStores, storeRows } from './running-stores.ts';

const PROGRAM = fileURLToPath(new URL('../../../infra/operate/submissions.ts', import.meta.url));

/** Runs a command line in this process, into a pipe. */
async function run(args: readonly string[], dataDir: string) {
  const { terminal, printed, notes, text } = recordedTerminal();
  const code = await runCommand(args, terminal, dataDir);
  return { code, out: printed.join('\n') + text(), error: notes.join('\n') };
}

describe('the command', () => {
  it('prints nothing but what was asked into a pipe, without colours', async () => {
    const stores = await runningStores();
    const row = rowOf(contact, 'a', { name: 'Anna', email: 'anna@firma.ch', message: 'Guten Tag' });
    await storeRows(stores, [row]);
    const listed = await new Promise((resolve) => {
      const env = { ...process.env, DATA_DIR: stores.dataDir, FORCE_COLOR: undefined };
      execFile(process.execPath, [PROGRAM, 'list'], { env }, (failure, out, error) => resolve({ failure, out, error }));
    });
    expect(listed).toEqual({
      failure: null,
      out: `2026-11-02 09:00\t${referenceOf(row)}\t${contact.name}\tAnna\tanna@firma.ch\t\tGuten Tag\n`,
      error: '',
    });
    const exported = await run(['export', '--format', 'json', '--out', '-', '--form', 'contact'], stores.dataDir);
    expect([exported.code, JSON.parse(exported.out), exported.error]).toEqual([
      0,
      [expect.objectContaining({ form: 'contact', message: 'Guten Tag' })],
      '',
    ]);
  });

  it('reports in one sentence that nothing runs, also when a killed host has left its address', async () => {
    const folder = await temporaryFolder();
    const nothing = `Auf dem Datenordner ${folder} läuft nichts: Starten Sie mit «npm start», oder nennen Sie mit --stage eine Stufe auf AWS.`;
    expect(await run(['list'], folder)).toEqual({ code: 1, out: '', error: nothing });
    const endpoints = { dynamodb: 'http://127.0.0.1:9', s3: 'http://127.0.0.1:9' };
    const operator = { region: 'x', credentials: { accessKeyId: 'x', secretAccessKey: 'x' }, endpoints };
    writeFileSync(join(folder, 'host.json'), JSON.stringify({ operator }));
    const silent = `Keine Antwort von: ${folder} (ECONNREFUSED). Läuft «npm start», oder fehlt das Netz?`;
    expect(await run(['list'], folder)).toEqual({ code: 1, out: '', error: silent });
  });

  it('lists rows that end otherwise than the constants say, and changes them only when that is confirmed', async () => {
    const stores = await runningStores();
    const [early, right] = [rowOf(contact, 'a', {}), rowOf(contact, 'b', {})];
    const due = right.item['expires_at'];
    early.item['expires_at'] = { N: String(Date.UTC(2027, 10, 3) / 1000) };
    await storeRows(stores, [early, right]);
    const ends = async () => {
      const { Items = [] } = await stores.dynamodb.send(new ScanCommand({ TableName: contact.table }));
      return Items.map(({ expires_at }) => expires_at);
    };
    const listed = `2026-11-02 09:00\t${referenceOf(early)}\t${contact.name}\t2027-11-03\t${swissDay(new Date(Number(due?.N) * 1000))}`;
    expect(await run(['retention'], stores.dataDir)).toMatchObject({ code: 0, out: listed });
    expect(await ends()).toContainEqual(early.item['expires_at']);
    expect(await run(['retention', '--confirm'], stores.dataDir)).toMatchObject({ code: 0, out: listed });
    expect(await ends()).toEqual([due, due]);
    expect(await run(['retention'], stores.dataDir)).toMatchObject({ code: 0, out: '' });
  });

  it.each<[readonly string[], number, string]>([
    [[], 2, 'Usage: submissions'],
    [['list', '--form', 'x'], 2, `Allowed choices are ${allForms.map(({ id }) => id).join(', ')}.`],
    [['list', '--since', '31.12.2026'], 2, 'A day is 2026-11-01, today, yesterday, heute, gestern, or 30d'],
    [['list', '--stone', 'grau'], 2, 'A whole number is wanted.'],
    [['list', '--profile', 'musterstein'], 1, 'Ein Profil ist für AWS: Nennen Sie auch --stage, dev oder prod.'],
  ])('%j ends with %i and a reason', async (args, expected, reason) => {
    const { code, out, error } = await run(args, 'nowhere');
    expect([code, out]).toEqual([expected, '']);
    expect(error).toContain(reason);
  });
});

const failure = (name: string, code?: string, path?: string) =>
  Object.assign(new Error('reason'), { name, code, path });
it.each([
  [new OperateError('Ein Satz.'), 'Ein Satz.'],
  [failure('ExpiredToken'), 'AWS kennt keine gültige Anmeldung für prod (reason): aws sso login --profile staff'],
  [
    failure('AccessDenied'),
    'Dieses Profil darf das nicht auf prod (reason): aws sts get-caller-identity --profile staff',
  ],
  [
    new AggregateError([failure('Error', 'ECONNREFUSED')]),
    'Keine Antwort von: prod (ECONNREFUSED). Läuft «npm start», oder fehlt das Netz?',
  ],
])('the failure %s is one sentence, with the command that helps', (error, sentence) =>
  expect(sentenceOf(error, 'prod', 'staff')).toBe(sentence),
);
