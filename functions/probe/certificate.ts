import { once } from 'node:events';
import { connect } from 'node:tls';
import { DAY_MS } from '../../shared/retention.ts';

/** ACM begins to renew a certificate weeks earlier, so something has been in its way since. */
export const LEAST_DAYS = 21;
const HTTPS_PORT = 443;

/**
 * Looks at the certificate that the site shows to browsers. Not a metric of ACM: CloudWatch has it twice a day only, for 0.10 USD a month.
 * @param site its origin; nothing is checked without TLS, as on this machine
 * @throws Error if the certificate is invalid or ends soon
 */
export async function checkCertificate(site: string): Promise<void> {
  const days = await certificateDays(site);
  if (!(days >= LEAST_DAYS)) throw new Error(`${new URL(site).hostname} has a certificate that ends in ${days} days.`);
}

/** Days until the certificate ends; Infinity without TLS. @throws Error if it is invalid */
export async function certificateDays(site: string): Promise<number> {
  const { protocol, hostname, port } = new URL(site);
  if (protocol !== 'https:') return Infinity;
  const socket = connect({ host: hostname, port: Number(port || HTTPS_PORT), servername: hostname });
  try {
    // Node refuses an invalid certificate itself.
    await once(socket, 'secureConnect');
    return Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / DAY_MS);
  } finally {
    socket.destroy();
  }
}
