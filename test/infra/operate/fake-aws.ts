import { search } from 'jmespath';
import type { AwsCli } from '../../../infra/operate/aws-cli.ts';

/** An error as AWS answers it. */
export const refusal = (name: string, message = name): Error => Object.assign(new Error(message), { name });
export const MISSING_STACK = refusal('ValidationError', 'Stack with id x does not exist');

/**
 * AWS as a list of answers, by the start of a question such as `sts get-caller-identity`; the longest start wins. A `--query` is applied.
 * A question without an answer fails the test.
 */
export function fakeAws(answers: Readonly<Record<string, object>>) {
  const asked: string[] = [];
  const ask: AwsCli = async <Result>(command: string, ...more: readonly string[]) => {
    const question = [command, ...more].join(' ');
    asked.push(question);
    const [start] = Object.keys(answers)
      .filter((each) => question.startsWith(each))
      .toSorted((a, b) => b.length - a.length);
    const answer = start === undefined ? new Error(`No answer to: ${question}`) : answers[start];
    if (answer instanceof Error) throw answer;
    const [, query] = / --query (\S+)/u.exec(question) ?? [];
    return (query === undefined ? answer : search(answer, query)) as Result;
  };
  return { ask, asked };
}
