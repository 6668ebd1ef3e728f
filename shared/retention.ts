/** How long a record is kept, in months (decisions.md D20). The privacy page states the same constants. */
export const REQUEST_RETENTION_MONTHS = 24;
export const COMPLAINT_RETENTION_MONTHS = 10 * 12;

/**
 * When a record ends, in epoch seconds as DynamoDB's time to live wants it.
 * @param createdAt the moment of storing
 */
export function expiresAt(createdAt: Date, months: number): number {
  const end = new Date(createdAt);
  end.setUTCMonth(end.getUTCMonth() + months);
  return Math.floor(end.getTime() / 1000);
}
