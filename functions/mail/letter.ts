/** A mail before it is set as plain text and as HTML: the same words in both. */
export interface Letter {
  readonly subject: string;
  readonly heading: string;
  /** In front of everything else, to be seen. */
  readonly warning?: string;
  readonly opening: readonly string[];
  readonly entries: readonly Entry[];
  readonly closing: readonly string[];
  /** Lines of the sender's own address. */
  readonly signature?: readonly string[];
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
export function letterText({ heading, warning, opening, entries, closing, signature }: Letter): string {
  const blocks = [heading, warning, ...opening, ...entries.map(entryText), ...closing, signature?.join('\n')];
  return `${blocks.filter((block) => block !== undefined).join('\n\n')}\n`;
}

// Indented, so that no line that a visitor wrote can pass for a label.
const entryText = ({ label, value }: Entry) => `${label}:\n${linesOf(value).map((line) => `  ${line}`).join('\n')}`;

const linesOf = (value: Entry['value']) =>
  typeof value === 'string' ? value.split('\n') : value.map(({ name, url }) => (url === undefined ? name : `${name}: ${url}`));
