import { NO_ANSWER, NOT_ALLOWED, NOT_SIGNED_IN, sentenceOf } from '../operate-error.ts';

/** Any failure as a sentence, with the command that helps. @param where the store that was asked */
export function failureOf(error: unknown, where: string, profile?: string): string {
  const { name, code = '' } = (error instanceof AggregateError ? error.errors[0] : error) as NodeJS.ErrnoException;
  const option = profile === undefined ? '' : ` --profile ${profile}`;
  const sentence = sentenceOf(error, where);
  if (NOT_SIGNED_IN.has(name)) return `${sentence} → aws sso login${option}`;
  if (NOT_ALLOWED.has(name)) return `${sentence} → aws sts get-caller-identity${option}`;
  return NO_ANSWER.has(code) ? `${sentence} → npm start` : sentence;
}
