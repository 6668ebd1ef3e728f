/**
 * What a built site holds of its day: the year (copyright, status of the certificates) and the month, by which security.txt expires. A site
 * that was built in another period is built again.
 */
export const buildPeriod = (now: Date): string => `${now.getFullYear()} ${now.toISOString().slice(0, 7)}`;
