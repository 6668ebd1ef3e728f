import { english } from './words.ts';

/** One sentence for the operator: what failed, and how to correct it. */
export class OperateError extends Error {}

/** Names of errors that mean invalid, expired or missing credentials. */
const NOT_SIGNED_IN = new Set([
  'CredentialsProviderError',
  'TokenProviderError',
  'ExpiredTokenException',
  'ExpiredToken',
  'UnrecognizedClientException',
  'InvalidAccessKeyId',
  'InvalidSignatureException',
  'SignatureDoesNotMatch',
]);
const NOT_ALLOWED = new Set(['AccessDeniedException', 'AccessDenied']);
const NO_ANSWER = new Set(['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'ECONNRESET', 'EAI_AGAIN']);

/**
 * Any failure as one sentence for the operator, with the command that helps.
 * @param where the store that was asked, as {@link Stores} names it
 * @param profile with which it was asked
 */
export function sentenceOf(error: unknown, where: string, profile?: string, { say } = english): string {
  if (error instanceof OperateError) return error.message;
  const { name, message, code } = causeOf(error);
  const option = profile === undefined ? '' : ` --profile ${profile}`;
  if (NOT_SIGNED_IN.has(name))
    return say('AWS knows no valid sign-in for {0} ({1}): aws sso login{2}', where, message, option);
  if (NOT_ALLOWED.has(name))
    return say('This profile may not do that on {0} ({1}): aws sts get-caller-identity{2}', where, message, option);
  if (code !== undefined && NO_ANSWER.has(code))
    return say('Nothing answers on {0} ({1}): is "npm start" running, or the network down?', where, code);
  if (code === 'ENOSPC') return say('The disk is full.');
  return say('Failed on {0}: {1}', where, `${name === 'Error' ? '' : `${name}: `}${message}`);
}

/** Node reports an address that refuses twice, once for IPv4 and once for IPv6, as one error around both. */
function causeOf(error: unknown): { readonly name: string; readonly message: string; readonly code?: string } {
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error;
  if (!(inner instanceof Error)) return { name: 'Error', message: String(inner) };
  const { code } = inner as NodeJS.ErrnoException;
  return { name: inner.name, message: inner.message, code: typeof code === 'string' ? code : undefined };
}
