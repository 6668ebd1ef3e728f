import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DescribeTableCommand, DynamoDBClient, ResourceNotFoundException } from '@aws-sdk/client-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readMoment } from '../../../infra/operate/command-options.ts';
import { runCommand } from '../../../infra/operate/command.ts';
import { OperateError, sentenceOf } from '../../../infra/operate/operate-error.ts';
import { openAws } from '../../../infra/operate/stores.ts';
import { addDays, swissDay } from '../../../infra/operate/swiss-time.ts';
import { allForms } from '../../../shared/forms/all-forms.ts';
import { complaint } from '../../../shared/forms/complaint.ts';
import { contact } from '../../../shared/forms/contact.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { recordedTerminal } from './recorded-terminal.ts';
import { referenceOf, rowOf, runningStores, storePhoto, storeRows } from './running-stores.ts';

// Each starts its own stores, which takes long on a busy machine.
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
      out: `2026-11-02 09:00\t${referenceOf(row)}\tcontact\tAnna\tanna@firma.ch\t\tGuten Tag\n`,
      error: '',
    });
    const exported = await run(['export', '--format', 'json', '--out', '-', '--form', 'contact'], stores.dataDir);
    expect([exported.code, JSON.parse(exported.out), exported.error]).toEqual([
      0,
      [expect.objectContaining({ form: 'contact', message: 'Guten Tag' })],
      '',
    ]);
    const erased = await run(['erase', 'anna@firma.ch'], stores.dataDir);
    expect([erased.code, erased.error]).toEqual([0, '1 record, 0 photos\nNothing was deleted. With --confirm it is.']);
  });

  it('reports in one sentence that nothing runs', async () => {
    const folder = await temporaryFolder();
    const error = `Nothing runs on the data folder ${folder}: start it with "npm start", or name a stage on AWS with --stage.`;
    expect(await run(['list'], folder)).toEqual({ code: 1, out: '', error });
    // What a killed host leaves behind.
    const endpoints = { dynamodb: 'http://127.0.0.1:9', s3: 'http://127.0.0.1:9' };
    const operator = { region: 'x', credentials: { accessKeyId: 'x', secretAccessKey: 'x' }, endpoints };
    writeFileSync(join(folder, 'host.json'), JSON.stringify({ url: '', operator }));
    expect(await run(['list'], folder)).toEqual({
      code: 1,
      out: '',
      error: `Nothing answers on the local store (${folder}) (ECONNREFUSED): is "npm start" running, or the network down?`,
    });
  });

  it.each([
    [[], 'Usage: submissions'],
    [['lsit'], 'Did you mean list?'],
    [['list', '--form', 'x'], `There is ${allForms.map(({ id }) => id).join(', ')}.`],
    [
      ['list', '--since', '31.12.2026'],
      'A day is 2026-11-01, today, yesterday, heute, gestern, or 30d for 30 days ago.',
    ],
    [['list', '--until', 'vorgestern'], 'A day is 2026-11-01'],
    [['photos-between', '2026-11-01 25:00', 'heute'], 'A day is 2026-11-01'],
    [['photos-between', '2026-11-01'], "missing required argument 'to'"],
    [['list', '--lang', 'fr'], 'Allowed choices are en, de.'],
    [['list', '--limit', '0'], 'A whole number is wanted.'],
    [['export', '--format', 'pdf'], 'Allowed choices are xlsx, csv, json.'],
    [['--stage', 'local', 'list'], 'Allowed choices are dev, prod.'],
  ])('%j is refused with 2 and a reason', async (args, reason) => {
    const { code, out, error } = await run(args, 'nowhere');
    expect([code, out]).toEqual([2, '']);
    expect(error).toContain(reason);
  });

  it.each([
    [['show', 'abc'], '"abc" is no reference: it has eight characters, as in 7X3K-9QPA.'],
    [['list', '--profile', 'musterstein'], 'A profile is for AWS: name the --stage too, dev or prod.'],
    [['person', 'anna'], '"anna" is no e-mail address.'],
  ])('%j fails with 1 and one sentence', async (args, error) => {
    expect(await run(args, (await runningStores()).dataDir)).toEqual({ code: 1, out: '', error });
  });

  it('explains each of its commands, with the options that name the store and the language', async () => {
    for (const name of ['list', 'show', 'export', 'photos-between', 'person', 'erase']) {
      expect(await run([name, '--help'], 'nowhere')).toEqual({
        code: 0,
        out: expect.stringContaining(`Usage: submissions ${name}`) as string,
        error: '',
      });
      const { out } = await run([name, '--help'], 'nowhere');
      for (const option of ['--stage', '--profile', '--lang']) expect(out).toContain(option);
    }
  });
});

describe('a day', () => {
  const today = swissDay(new Date());
  it.each([
    ['2026-11-01', '2026-11-01'],
    ['today', today],
    ['Heute', today],
    ['yesterday', addDays(today, -1)],
    ['gestern', addDays(today, -1)],
    ['30d', addDays(today, -30)],
    ['gestern 08:30', `${addDays(today, -1)} 08:30`],
  ])('is read from %s', (text, expected) => expect(readMoment(text)).toBe(expected));
});

describe('German', () => {
  it('is what the command says with --lang de, also of a failure, and English again without', async () => {
    const { dataDir } = await runningStores();
    const error = '«abc» ist keine Referenz: Sie hat acht Zeichen, wie 7X3K-9QPA.';
    expect(await run(['show', 'abc', '--lang', 'de'], dataDir)).toEqual({ code: 1, out: '', error });
    expect((await run(['person', 'anna@firma.ch', '--lang', 'de'], dataDir)).error).toBe(
      'Zu dieser Adresse ist nichts gespeichert.',
    );
    expect((await run(['show', 'abc'], dataDir)).error).toContain('is no reference');
  });
});

describe('photos between two moments', () => {
  const FROM = Date.parse('2026-11-22T19:00:00Z');
  /** A number of nanoseconds, as keys begin. */
  const at = (minutes: number) => `${FROM + minutes * 60_000}000000`;

  it('are listed by the clock in Zürich with the records that name them, and deleted on request only', async () => {
    const stores = await runningStores();
    const put = (minutes: number) => storePhoto(stores, at(minutes), 'Riss.jpg', 'x'.repeat(2000));
    await put(-1);
    const row = rowOf(complaint, 'a', { product: 'Tritt', photo_urls: [await put(0)] });
    await storeRows(stores, [row]);
    await put(59);
    await put(60);
    const period = ['photos-between', '2026-11-22 20:00', '2026-11-22T21:00'];
    const listed = await run(period, stores.dataDir);
    expect([listed.code, listed.out.split('\n').map((line) => line.split('\t'))]).toEqual([
      0,
      [
        ['2026-11-22 20:00:00', '2', referenceOf(row), `complaints/${at(0)}_Riss.jpg`],
        ['2026-11-22 20:59:00', '2', '–', `complaints/${at(59)}_Riss.jpg`],
      ],
    ]);
    expect(listed.error).toBe(
      '2 photos were uploaded between 2026-11-22 20:00 and 2026-11-22 21:00, 0.0 MB; 1 in records.',
    );
    expect((await run([...period, '--delete'], stores.dataDir)).error).toContain('Nothing was deleted.');
    expect((await run([...period, '--delete', '--confirm'], stores.dataDir)).error).toContain('2 photos deleted.');
    const left = await run(['photos-between', '2026-11-22', '2026-11-22'], stores.dataDir);
    expect(left.out.split('\n').map((line) => line.split('\t')[0])).toEqual([
      '2026-11-22 19:59:00',
      '2026-11-22 21:00:00',
    ]);
  });
});

/** The answer of AWS to the question for a table, to be given. */
function answering() {
  const dynamodb = mockClient(DynamoDBClient);
  onTestFinished(() => dynamodb.restore());
  return dynamodb.on(DescribeTableCommand);
}

describe('a stage on AWS', () => {
  it.each([
    ['dev', 'dev_contact_forms', 'website-dev-uploads-123456789012'],
    ['prod', 'contact_forms', 'website-prod-uploads-123456789012'],
  ] as const)('%s has the tables and the bucket that the stack names so', async (stage, table, bucket) => {
    answering().callsFake(({ TableName }: { TableName: string }) => ({
      Table: { TableArn: `arn:aws:dynamodb:eu-central-2:123456789012:table/${TableName}` },
    }));
    const stores = await openAws(stage, 'musterstein');
    expect([stores.tableOf(contact), stores.bucket, stores.where, stores.dataDir]).toEqual([
      table,
      bucket,
      `${stage} on AWS (musterstein, eu-central-2)`,
      undefined,
    ]);
    expect(await stores.s3.config.region()).toBe('eu-central-2');
  });

  it('that is not in the account is named in one sentence', async () => {
    answering().rejects(new ResourceNotFoundException({ message: 'x', $metadata: {} }));
    await expect(openAws('prod')).rejects.toThrow(
      'There is no table sample_folder_forms on prod on AWS (eu-central-2): is it the right profile and stage?',
    );
  });
});

const named = (name: string) => Object.assign(new Error('reason'), { name });

describe('a failure', () => {
  it.each([
    [new OperateError('Ein Satz.'), 'Ein Satz.'],
    [named('ExpiredTokenException'), 'AWS knows no valid sign-in for prod (reason): aws sso login --profile staff'],
    [
      named('AccessDeniedException'),
      'This profile may not do that on prod (reason): aws sts get-caller-identity --profile staff',
    ],
    [
      new AggregateError([Object.assign(new Error('x'), { code: 'ECONNREFUSED' })]),
      'Nothing answers on prod (ECONNREFUSED): is "npm start" running, or the network down?',
    ],
    [Object.assign(new Error('x'), { code: 'ENOSPC' }), 'The disk is full.'],
    [named('ValidationException'), 'Failed on prod: ValidationException: reason'],
    ['text', 'Failed on prod: text'],
  ])('%s is one sentence, with the command that helps', (error, sentence) =>
    expect(sentenceOf(error, 'prod', 'staff')).toBe(sentence),
  );
});
