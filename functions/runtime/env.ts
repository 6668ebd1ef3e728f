/** What the stack may set for a function: one list for both sides. */
export type Variable =
  | 'TABLE_NAME'
  | 'UPLOADS_BUCKET'
  | 'SITE_URL'
  | 'MALWARE_SCAN'
  | 'ORIGIN_SECRETS'
  | 'TABLES'
  | 'CONFIGURATION_SET'
  | 'SENDER_ADDRESS'
  | 'TEAM_ADDRESS'
  | 'CONFIRMATIONS_TABLE';

/**
 * The value of an environment variable. Called while a handler is being made, so that each is read once.
 * @throws Error naming the variable, if it is missing or empty
 */
export function env(name: Variable): string {
  const value = process.env[name];
  if (!value) throw new Error(`Environment variable ${name} is missing`);
  return value;
}
