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
 * Any failure of a store, or of a file that is written, as one German sentence, with the command that helps.
 * @param where the store that was asked, as {@link Stores} names it
 * @param profile with which it was asked
 */
export function sentenceOf(error: unknown, where: string, profile?: string): string {
  if (error instanceof OperateError) return error.message;
  const { name, message, code, path } = causeOf(error);
  const option = profile === undefined ? '' : ` --profile ${profile}`;
  if (NOT_SIGNED_IN.has(name))
    return `AWS kennt keine gültige Anmeldung für ${where} (${message}): aws sso login${option}`;
  if (NOT_ALLOWED.has(name))
    return `Dieses Profil darf das nicht auf ${where} (${message}): aws sts get-caller-identity${option}`;
  if (code !== undefined && NO_ANSWER.has(code))
    return `Keine Antwort von: ${where} (${code}). Läuft «npm start», oder fehlt das Netz?`;
  if (code === 'EADDRINUSE') return 'Der Port ist belegt: Nennen Sie einen anderen in DESK_PORT, oder keinen.';
  if (code === 'ENOSPC') return 'Der Datenträger ist voll.';
  if (code === 'EEXIST') return `${path} gibt es schon: Nennen Sie etwas anderes mit --out.`;
  if (path !== undefined) return `${path} lässt sich nicht schreiben (${code}).`;
  return `Fehlgeschlagen auf ${where}: ${name === 'Error' ? '' : `${name}: `}${message}`;
}

/** Node reports an address that refuses twice, once for IPv4 and once for IPv6, as one error around both. */
function causeOf(error: unknown): Pick<NodeJS.ErrnoException, 'name' | 'message' | 'code' | 'path'> {
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error;
  if (!(inner instanceof Error)) return { name: 'Error', message: String(inner) };
  return inner;
}
