import { once } from 'node:events';
import { connect } from 'node:tls';
import { DAY_MS } from '../../shared/retention.ts';

/** ACM begins to renew a certificate weeks earlier, so something has been in its way since. */
const LEAST_DAYS = 21;
const HTTPS_PORT = 443;

/**
 * Looks at the certificate that the site shows to browsers. Not a metric of ACM: CloudWatch has it twice a day only, for 0.10 USD a month.
 * @param site its origin; nothing is checked without TLS, as on this machine
 * @throws Error if the certificate is invalid or ends soon
 */
export async function checkCertificate(site: string): Promise<void> {
  const { protocol, hostname, port } = new URL(site);
  if (protocol !== 'https:') return;
  const socket = connect({ host: hostname, port: Number(port || HTTPS_PORT), servername: hostname });
  try {
    // Node refuses an invalid certificate itself.
    await once(socket, 'secureConnect');
    const days = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / DAY_MS);
    if (!(days >= LEAST_DAYS)) throw new Error(`${hostname} has a certificate that ends in ${days} days.`);
  } finally {
    socket.destroy();
  }
}
