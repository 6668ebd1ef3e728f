import { build } from 'esbuild';
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { functionArn } from '../../../infra/local/template/aws-names.ts';
import { readTemplate } from '../../../infra/local/template/read-template.ts';
import { synthesise } from '../fixtures/fixture-stack.ts';
import type { Template } from '../../../infra/local/template/specs.ts';

const names = globSync('functions/*.ts').map((file) => basename(file, '.ts'));
const SERVICES: Readonly<Record<string, string>> = { dynamodb: 'dynamodb', s3: 's3', sesv2: 'ses' };
/** Every role writes its own log; whoever follows a stream also lets Lambda read it and say what failed. */
const WRITES_LOG = ['logs:CreateLogStream', 'logs:PutLogEvents'];
const FOLLOWS_STREAM = ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator', 'dynamodb:ListStreams', 'sqs:SendMessage'];

let template: Template;
let followers: string[];
const sources = new Map<string, readonly { readonly file: string; readonly text: string }[]>();

/** Every file that goes into a function's bundle. */
async function sourcesOf(name: string) {
  const entry = `functions/${name}.ts`;
  const { metafile } = await build({ entryPoints: [entry], bundle: true, packages: 'external', platform: 'node', format: 'esm', write: false, metafile: true });
  return Object.keys(metafile.inputs).map((file) => ({ file, text: readFileSync(file, 'utf8') }));
}

beforeAll(async () => {
  const local = await synthesise('local');
  template = readTemplate(local.folder, local.name);
  followers = Object.values(local.template.Resources)
    .filter(({ Type }) => Type === 'AWS::Lambda::EventSourceMapping')
    .map(({ Properties }) => functionArn((Properties['FunctionName'] as { readonly Ref: string }).Ref));
  for (const name of names) sources.set(name, await sourcesOf(name));
}, 120_000);

const functionOf = (name: string) => template.functions.find((spec) => spec.name === name);

/** Actions of the calls in the code: commands of AWS's clients by their names, and what a presigned upload does. */
function actionsCalled(name: string): string[] {
  return (sources.get(name) ?? []).flatMap(({ file, text }) => {
    if (file === 'functions/runtime/presign.ts') {
      return [...(text.includes("method: 'PUT'") ? ['s3:PutObject'] : []), ...(text.includes("'x-amz-tagging'") ? ['s3:PutObjectTagging'] : [])];
    }
    const imports = Array.from(text.matchAll(/import \{([^}]+)\} from '@aws-sdk\/client-([\w-]+)'/g));
    return imports.flatMap(([, list = '', service = '']) =>
      Array.from(list.matchAll(/\b(\w+)Command\b/g), ([, command]) => `${SERVICES[service] ?? service}:${command}`),
    );
  });
}

const sorted = (values: Iterable<string>) => [...new Set(values)].toSorted();

describe('the stack', () => {
  it('has every function of the code, and no other', () => {
    expect(sorted(template.functions.map(({ name }) => name))).toEqual(sorted(names));
  });
});

describe.each(names)('%s', (name) => {
  it('may make every call that its code makes, and no other', () => {
    const role = template.roles.find(({ arn }) => arn === functionOf(name)?.roleArn);
    const allowed = role?.statements.flatMap(({ Action }) => Action) ?? [];
    const follows = followers.includes(functionArn(functionOf(name)?.id ?? '')) ? FOLLOWS_STREAM : [];
    expect(sorted(allowed)).toEqual(sorted([...actionsCalled(name), ...WRITES_LOG, ...follows]));
  });

  it('is told every variable that its code reads, and no other', () => {
    const read = (sources.get(name) ?? []).flatMap(({ text }) => Array.from(text.matchAll(/\b(?:optionalEnv|env)\('(\w+)'\)/g), ([, variable]) => variable ?? ''));
    // What is named so, Lambda's runtime sets by itself.
    const told = read.filter((variable) => !variable.startsWith('AWS_'));
    expect(sorted(Object.keys(functionOf(name)?.environment ?? {}))).toEqual(sorted(told));
  });
});
