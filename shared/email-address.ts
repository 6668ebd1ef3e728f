import * as v from 'valibot';

/** Letters, digits, dots and hyphens, and what is not ASCII: no sign that ends a host in a URL. */
const HOST = /^(?:[a-z\d.-]|[^\0-\u007f])+$/iu;
const ASCII = /^[\0-\u007f]*$/u;

/** The address in what mail programs copy: `mailto:anna@firma.ch?subject=…`, `Anna Muster <anna@firma.ch>`. */
export function bareAddress(text: string): string {
  const [, inBrackets = text] = /^[^<>]*<([^<>]*)>$/u.exec(text) ?? [];
  const [, linked = inBrackets] = /^mailto:([^?]*)/iu.exec(inBrackets) ?? [];
  return linked;
}

/**
 * An e-mail address with its domain in ASCII (UTS 46, as in URLs): `info@küchen.ch` is `info@xn--kchen-kva.ch`, which mail servers know.
 * @returns the address as it is if its domain is ASCII already, or no domain. The result still has to be checked: a host can be a number.
 */
export function asciiAddress(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  if (at === 0 || ASCII.test(domain) || !HOST.test(domain)) return address;
  try {
    return address.slice(0, at) + new URL(`http://${domain}`).hostname;
  } catch {
    return address;
  }
}

/** The form of the HTML standard, with a top-level domain, in ASCII. */
const address = v.pipe(v.string(), v.rfcEmail(), v.regex(/\.[a-z](?:[a-z\d-]{0,61}[a-z\d])$/iu));

/** Whether mail servers take an address. */
export const isMailAddress = (text: string): boolean => v.is(address, text);
