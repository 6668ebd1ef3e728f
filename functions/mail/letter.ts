/** A mail before it is set as plain text and as HTML: the same words in both. */
export interface Letter {
  readonly subject: string;
  readonly heading: string;
  /** In front of everything else, to be seen. */
  readonly warning?: string;
  readonly opening: readonly string[];
  readonly pictures?: readonly LetterPicture[];
  readonly entries: readonly Entry[];
  readonly closing: readonly string[];
  /** Lines of the sender's own address. */
  readonly signature?: readonly string[];
}

/** A picture that stands in the letter, and the same in words; only the words where there is none. */
export interface LetterPicture {
  /** Letters, digits and hyphens; names the attached file, too. */
  readonly id: string;
  readonly title: string;
  readonly lines: readonly string[];
  readonly png?: Uint8Array;
}

/** A label and what belongs to it: text, which may have several lines, or links. */
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
export function letterText({ heading, warning, opening, pictures = [], entries, closing, signature }: Letter): string {
  const table = entries.map(entryText).join('\n');
  const inWords = pictures.map(({ title, lines }) => [title, ...lines].join('\n'));
  const blocks = [heading, warning, ...opening, ...inWords, table, ...closing, signature?.join('\n')];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

/** Further lines are indented, so that none which a visitor wrote can pass for a label. */
function entryText({ label, value }: Entry): string {
  const lines = (typeof value === 'string' ? value : value.map(linkText).join('\n')).split('\n');
  return lines.length > 1 ? [`${label}:`, ...lines.map((line) => `  ${line}`)].join('\n') : `${label}: ${lines.join('')}`;
}

const linkText = ({ name, url }: Link) => (url === undefined ? name : `${name}: ${url}`);
