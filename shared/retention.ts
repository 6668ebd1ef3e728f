/** A day in milliseconds. */
export const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a record is kept, in months (decisions.md D20). The privacy page states the same constants; stored rows keep their end until `npm run submissions -- retention`. */
export const REQUEST_RETENTION_MONTHS = 24;
export const COMPLAINT_RETENTION_MONTHS = 10 * 12;
/** How long access logs, the only place with IP addresses, are kept, in days (security.md T22). */
export const LOG_RETENTION_DAYS = 30;
/** How long an uploaded photo without a complaint is kept, in days (decisions.md D3). */
export const PENDING_PHOTO_DAYS = 7;
/** … at most: S3 ends the photo and then its version at the midnight that follows. */
export const PENDING_PHOTO_GONE_DAYS = PENDING_PHOTO_DAYS + 2;
/** How long a table's stream keeps a new record for the mails, in hours; DynamoDB sets it. */
export const STREAM_HOURS = 24;
/** How long the address of a complaint's photo opens, in days (decisions.md D3). */
export const PHOTO_LINK_DAYS = 90;
/** After how many days photos move to storage that costs a fifth and is read as quickly. */
export const PHOTO_ARCHIVE_DAYS = 30;
/** Most confirmations by mail to one address, and within how many hours (decisions.md D21). */
export const MOST_CONFIRMATIONS = 3;
export const CONFIRMATION_HOURS = 24;
/** … of the whole site: far more than honest visitors send, and too few for bounces to endanger the sender's account. */
export const MOST_CONFIRMATIONS_AN_HOUR = 60;
export const MOST_CONFIRMATIONS_A_DAY = 300;
/** How far back AWS WAF shows samples of requests, with their addresses, in hours; it sets that itself. */
export const FIREWALL_SAMPLE_HOURS = 3;
/** How far back the tables can be restored, so how long an erased record lives on in backups, in days. */
export const BACKUP_DAYS = 35;
/** How long a request that found no connection is tried to be sent from the visitor's own device, in hours. */
export const WAITING_HOURS = 24;

/** How long entries, photos and requests that were not sent stay there, since their last change, in days. */
export const UNSENT_DAYS = 7;
/** … the reference of a request that was sent. */
export const REFERENCE_DAYS = 30;
/** … a project that was put together, since its last change. */
export const PROJECT_DAYS = 365;

/**
 * When a record ends, in epoch seconds as DynamoDB's time to live requires.
 * @param createdAt the moment of storing
 */
export function expiresAt(createdAt: Date, months: number): number {
  const end = new Date(createdAt);
  end.setUTCMonth(end.getUTCMonth() + months);
  return Math.floor(end.getTime() / 1000);
}

/** Days after which every record that is kept for a number of months has ended, whatever its first day; counted in whole years. */
export const retentionDays = (months: number): number => Math.ceil((months / 12) * 365.25);
