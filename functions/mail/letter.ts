import { asciiAddress } from '../../shared/email-address.ts';

/** The content of a mail, from which plain text and HTML are made. */
export interface Letter {
  readonly subject: string;
  readonly heading: string;
  /** Shown before everything else. */
  readonly warning?: string;
  readonly opening: readonly string[];
  readonly entries: readonly Entry[];
  readonly closing: readonly string[];
  /** Lines of the sender's own address. */
  readonly signature?: readonly string[];
}

/** A label and its value: text of one or more lines, or links. */
export interface Entry {
  readonly label: string;
  readonly value: string | readonly Link[];
}

export interface Link {
  readonly name: string;
  /** Absent for an address that must not become a link. */
  readonly url?: string;
}

/** The letter as plain text. */
export function letterText({ heading, warning, opening, entries, closing, signature }: Letter): string {
  const table = entries.map(entryText).join('\n');
  const blocks = [heading, warning, ...opening, table, ...closing, signature?.join('\n')];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

/** Further lines are indented, so that a line of the visitor's text can't look like a label. */
function entryText({ label, value }: Entry): string {
  const lines = (typeof value === 'string' ? value : value.map(linkText).join('\n')).split('\n');
  return lines.length > 1
    ? [`${label}:`, ...lines.map((line) => `  ${line}`)].join('\n')
    : `${label}: ${lines.join('')}`;
}

/** A mail program makes its own links of addresses and numbers. */
const linkText = ({ name, url }: Link) => (url === undefined || !url.startsWith('http') ? name : `${name}: ${url}`);

const EMAIL = /^[!-?A-~]+@[a-z\d.-]+\.[a-z\d-]+$/iu;
const PHONE = /^\+?[\d\s()./-]{7,30}$/u;

/** A text that is nothing but a mail address or a telephone number as a link to it. */
export function contactLink(text: string): Link {
  const address = asciiAddress(text);
  // Encoded, since `?` and `&` of an address would begin a subject or a text.
  if (EMAIL.test(address)) return { name: text, url: `mailto:${encodeURIComponent(address).replace('%40', '@')}` };
  return PHONE.test(text) ? { name: text, url: `tel:${text.replaceAll(/[^\d+]/gu, '')}` } : { name: text };
}
