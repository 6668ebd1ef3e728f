import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { search } from 'jmespath';
import { describe, expect, it } from 'vitest';

const CODE_SPAN = /(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/gu;
const FENCE = /^( *)```sh\n([\s\S]*?)^ *```/gmu;
/** A command of the AWS CLI and what follows it. */
const AWS = /\baws ([a-z][a-z0-9-]*) ([a-z][a-z0-9-]*)/u;
const QUERY = /--query (?:'([^']*)'|"([^"]*)"|([^\s'"]+))/gu;

interface Command {
  readonly file: string;
  readonly text: string;
}

/** Blocks and spans that contain a command of the AWS CLI, with something in the place of each `<placeholder>`. */
const commands: readonly Command[] = globSync('docs/*.md').flatMap((file) => {
  const text = readFileSync(file, 'utf8');
  const blocks = Array.from(text.matchAll(FENCE), ([, , block = '']) => block);
  const spans = text
    .replaceAll(FENCE, '')
    .split('\n')
    .flatMap((line) => Array.from(line.matchAll(CODE_SPAN), ([, , span = '']) => span));
  return [...blocks, ...spans]
    .filter((code) => AWS.test(code))
    .map((code) => ({ file, text: code.replaceAll(/<[^<>\n]+>/gu, 'placeholder') }));
});

const queries = commands.flatMap(({ file, text }) =>
  Array.from(text.matchAll(QUERY), ([, single, double, bare]) => [file, single ?? double ?? bare ?? ''] as const),
);

describe('the documented commands of the AWS CLI', () => {
  it('are found', () => {
    expect(commands.length).toBeGreaterThan(30);
    expect(queries.length).toBeGreaterThan(10);
  });

  it('are commands that a shell can read', () => {
    const wrong = commands.filter(({ text }) => spawnSync('bash', ['-n'], { input: text }).status !== 0);
    expect(wrong).toEqual([]);
  });

  it.each(queries)('%s: the query %s is one', (_file, query) => {
    expect(() => search({}, query)).not.toThrow();
  });

  it('would be named if one were wrong', () => {
    expect(spawnSync('bash', ['-n'], { input: `aws s3 ls 'x` }).status).not.toBe(0);
    expect(() => search({}, 'Contents[?LastModified>=')).toThrow(/ParserError|Invalid token/u);
  });
});
