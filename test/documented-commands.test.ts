import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { search } from 'jmespath';
import { describe, expect, it } from 'vitest';

const CODE_SPAN = /(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/gu;
const FENCE = /^( *)```sh\n([\s\S]*?)^ *```/gmu;
/** A command of the AWS CLI. */
const AWS = /\baws [a-z][a-z0-9-]* [a-z][a-z0-9-]*(?:'[^']*'|"[^"]*"|\\\n|[^;|&)\n'"])*/gu;
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
  Array.from(text.matchAll(AWS), ([command]) => ({ file, command })),
);
const queries = commands.flatMap(({ file, command }) =>
  Array.from(command.matchAll(QUERY), ([, single, double, bare = '']) => [file, single ?? double ?? bare] as const),
);

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
});
