/** What infrastructure tells a function (names fixed with it), besides what the Lambda runtime itself sets. */
type Variable =
  | 'TABLE_NAME'
  | 'UPLOADS_BUCKET'
  | 'SITE_URL'
  | 'ORIGIN_SECRET'
  | 'TABLES'
  | 'CONFIGURATION_SET'
  | 'SENDER_NAME'
  | 'SENDER_ADDRESS'
  | 'TEAM_ADDRESS'
  | 'CONTACT_ADDRESS'
  | 'SIGNATURE'
  | 'AWS_REGION'
  | 'AWS_ACCESS_KEY_ID'
  | 'AWS_SECRET_ACCESS_KEY';

/**
 * The value of an environment variable. Called while a handler is being made, so that each is read once.
 * @throws Error naming the variable, if it is missing or empty
 */
export function env(name: Variable): string {
  const value = process.env[name];
  if (!value) throw new Error(`Environment variable ${name} is missing`);
  return value;
}

/** The same for what may be absent: the session of temporary credentials, and another S3 endpoint than AWS's. */
export function optionalEnv(name: 'AWS_SESSION_TOKEN' | 'AWS_ENDPOINT_URL_S3'): string | undefined {
  return process.env[name] || undefined;
}
