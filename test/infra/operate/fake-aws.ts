import type { AwsCli } from '../../../infra/operate/aws-cli.ts';

/** An error as AWS answers it. */
export const refusal = (name: string, message = name): Error => Object.assign(new Error(message), { name });
export const MISSING_STACK = refusal('ValidationError', 'Stack with id x does not exist');

type Answer = object | Error | (() => object | Error);

/**
 * AWS as a list of answers, by the start of a question such as `sts get-caller-identity`; the longest start wins.
 * A question without an answer fails the test.
 */
export function fakeAws(answers: Readonly<Record<string, Answer>>) {
  const asked: string[] = [];
  const ask: AwsCli = async <Result>(command: string, ...more: readonly string[]) => {
    const question = [command, ...more].join(' ');
    asked.push(question);
    const [start] = Object.keys(answers)
      .filter((each) => question.startsWith(each))
      .toSorted((a, b) => b.length - a.length);
    const given = start === undefined ? new Error(`No answer to: ${question}`) : answers[start];
    const answer = typeof given === 'function' ? given() : given;
    if (answer instanceof Error) throw answer;
    return answer as Result;
  };
  return { ask, asked };
}
