/** Other names of a provider's domain, which deliver to the same mailboxes. */
const SAME_DOMAIN: Readonly<Record<string, string>> = {
  'googlemail.com': 'gmail.com',
  'mac.com': 'icloud.com',
  'me.com': 'icloud.com',
  'pm.me': 'proton.me',
  'protonmail.ch': 'proton.me',
  'protonmail.com': 'proton.me',
};
/** Providers whose addresses may go on after a hyphen. */
const HYPHEN_TAGS = /^(?:yahoo\.[a-z.]+|ymail\.com|rocketmail\.com)$/;
/** Anything at `name.fastmail.com` reaches `name@fastmail.com`. */
const SUBDOMAIN_MAILBOX = /^(.+)\.(fastmail\.(?:com|fm))$/;

/** Addresses that most providers deliver to one mailbox become equal: upper case, dots, tags before the @, and other names of the provider. */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@');
  const [, owner, provider] = SUBDOMAIN_MAILBOX.exec(domain) ?? [];
  if (owner !== undefined) return `${owner}@${provider}`;
  const [untagged = ''] = local.split(HYPHEN_TAGS.test(domain) ? /[+-]/ : '+');
  const name = untagged.replaceAll('.', '');
  return `${name === '' ? local : name}@${SAME_DOMAIN[domain] ?? domain}`;
}
