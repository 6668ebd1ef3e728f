import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import * as cloudfront from '@aws-sdk/client-cloudfront';
import * as dynamodb from '@aws-sdk/client-dynamodb';
import * as s3 from '@aws-sdk/client-s3';
import * as sesv2 from '@aws-sdk/client-sesv2';
import { search } from 'jmespath';
import { describe, expect, it } from 'vitest';

const CODE_SPAN = /(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/gu;
const FENCE = /^( *)```sh\n([\s\S]*?)^ *```/gmu;
/** A command of the AWS CLI: service, operation and what follows them. */
const AWS = /\baws ([a-z][a-z0-9-]*) ([a-z][a-z0-9-]*)((?:'[^']*'|"[^"]*"|\\\n|[^;|&)\n'"])*)/gu;
const QUERY = /--query (?:'([^']*)'|"([^"]*)"|([^\s'")]+))/gu;

interface Code {
  readonly file: string;
  readonly text: string;
}

/** What contains a command of the AWS CLI, with something in the place of each `<placeholder>`. */
const withCommands = (file: string, texts: readonly string[]): readonly Code[] =>
  texts
    .filter((text) => text.search(AWS) >= 0)
    .map((text) => ({ file, text: text.replaceAll(/<[^<>\n]+>/gu, 'placeholder') }));

const documents = globSync('docs/*.md').map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const blocks = documents.flatMap(({ file, text }) =>
  withCommands(
    file,
    Array.from(text.matchAll(FENCE), ([, , block = '']) => block),
  ),
);
const spans = documents.flatMap(({ file, text }) =>
  withCommands(
    file,
    text
      .replaceAll(FENCE, '')
      .split('\n')
      .flatMap((line) => Array.from(line.matchAll(CODE_SPAN), ([, , span = '']) => span)),
  ),
);

const commands = [...blocks, ...spans].flatMap(({ file, text }) =>
  Array.from(text.matchAll(AWS), ([, service = '', operation = '', rest = '']) => {
    const [, single, double, bare] = [...rest.matchAll(QUERY)][0] ?? [];
    const options = Array.from(
      rest.replaceAll(/'[^']*'|"[^"]*"/gu, '').matchAll(/--([a-z-]+)/gu),
      ([, name = '']) => name,
    );
    return { file, service, operation, options, query: single ?? double ?? bare };
  }),
);
const queries = commands.flatMap(({ file, query }) => (query === undefined ? [] : [[file, query] as const]));

/** The SDK's clients that are installed, by the CLI's names of their services. */
const clients: Readonly<Record<string, object>> = { cloudfront, dynamodb, s3api: s3, sesv2 };
/** Of every command. */
const GLOBAL = ['query', 'output', 'region', 'profile'];
/** What the CLI makes simpler than the call. */
const SHORTHANDS: Readonly<Record<string, string>> = { 'create-invalidation paths': 'invalidationbatch' };

const bare = (name: string) => name.toLowerCase().replaceAll('-', '');

/** Of the SDK's schemas: names of the members, required ones first, and how many are required. */
interface Structure extends ReadonlyArray<unknown> {
  readonly 4: readonly string[];
  readonly 6?: number;
}

/** What is wrong with a command, by the SDK's model of its service. */
function faults(service: string, operation: string, options: readonly string[], query?: string): string[] {
  const models = Object.entries(clients[service] ?? {});
  const [, model] = models.find(([name]) => name.toLowerCase() === `${bare(operation)}$`) ?? [];
  if (!model) return [`${service} has no ${operation}`];
  const [, , , , input, output] = model as [number, string, string, object, () => Structure, () => Structure];
  const { 4: members, 6: required = 0 } = input();
  const given = options
    .filter((name) => !GLOBAL.includes(name))
    .map((name) => SHORTHANDS[`${operation} ${name}`] ?? bare(name.replace(/^no-/u, '')));
  const known = members.map(bare);
  const asked = /^\[?(\w+(?:,\w+)*)/u.exec(query ?? '')?.[1]?.split(',') ?? [];
  return [
    ...given.filter((name) => !known.includes(name)).map((name) => `${operation} takes no ${name}`),
    ...known
      .slice(0, required)
      .filter((name) => !given.includes(name))
      .map((name) => `${operation} needs ${name}`),
    ...asked.filter((name) => !output()[4].includes(name)).map((name) => `${operation} answers no ${name}`),
  ];
}

describe('the documented commands of the AWS CLI', () => {
  it('are found', () => {
    expect(commands.length).toBeGreaterThan(35);
    expect(queries.length).toBeGreaterThan(10);
  });

  it('are commands that a shell can read', () => {
    const wrong = [...blocks, ...spans].filter(({ text }) => spawnSync('bash', ['-n'], { input: text }).status !== 0);
    expect(wrong).toEqual([]);
  });

  it('stand in a block of their own where they have quotes, variables or a pipe', () => {
    expect(spans.filter(({ text }) => /['"|;$]/u.test(text))).toEqual([]);
  });

  it.each(queries)('%s: the query %s is one', (_file, query) => {
    expect(() => search({}, query)).not.toThrow();
  });

  it('name operations, parameters and results of the SDK’s models, where its client is installed', () => {
    const modelled = commands.filter(({ service }) => service in clients);
    expect(modelled.length).toBeGreaterThan(12);
    expect(
      modelled.flatMap(({ service, operation, options, query }) => faults(service, operation, options, query)),
    ).toEqual([]);
  });
});
