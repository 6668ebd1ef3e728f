import { domainToUnicode } from 'node:url';
import { asciiAddress } from '../../shared/email-address.ts';

const ENCODED = /(?:@|\.)xn--/iu;
/** Latin letters of domains below .ch and .de. Those of other alphabets can look like these, so their domains are shown in ASCII (security.md T43). */
const FAMILIAR = /^[a-z\d.\u00df-\u00f6\u00f8-\u017f-]+$/u;

/** A checked e-mail address as its owner writes it: `info@xn--kchen-kva.ch` is `info@küchen.ch`. To be read, not to be mailed to. */
export function readableAddress(address: string): string {
  if (!ENCODED.test(address)) return address;
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  const readable = domainToUnicode(domain);
  const isSame = FAMILIAR.test(readable) && asciiAddress(`@${readable}`) === `@${domain.toLowerCase()}`;
  return isSame ? address.slice(0, at) + readable : address;
}
