/** The content of a mail, from which plain text and HTML are made. */
export interface Letter {
  readonly subject: string;
  readonly heading: string;
  /** Shown before everything else. */
  readonly warning?: string;
  readonly opening: readonly string[];
  readonly pictures?: readonly LetterPicture[];
  readonly entries: readonly Entry[];
  readonly closing: readonly string[];
  /** Lines of the sender's own address. */
  readonly signature?: readonly string[];
}

/** A picture of the letter and its description; without `png`, the description only. */
export interface LetterPicture {
  /** Letters, digits and hyphens; also the name of the attached file. */
  readonly id: string;
  readonly title: string;
  readonly lines: readonly string[];
  /** Where it is from. */
  readonly url?: string;
  readonly png?: Uint8Array;
  /** Text alternative; without one, the lines. */
  readonly alt?: string;
  /** Width in which the mail shows it where there is room, in CSS pixels. */
  readonly shownWidth?: number;
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
export function letterText({ heading, warning, opening, pictures = [], entries, closing, signature }: Letter): string {
  const table = entries.map(entryText).join('\n');
  const inWords = pictures.map(({ title, lines, url = [] }) => [title, ...lines].concat(url).join('\n'));
  const blocks = [heading, warning, ...opening, ...inWords, table, ...closing, signature?.join('\n')];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

/** Further lines are indented, so that a line of the visitor's text can't look like a label. */
function entryText({ label, value }: Entry): string {
  const lines = (typeof value === 'string' ? value : value.map(linkText).join('\n')).split('\n');
  return lines.length > 1 ? [`${label}:`, ...lines.map((line) => `  ${line}`)].join('\n') : `${label}: ${lines.join('')}`;
}

const linkText = ({ name, url }: Link) => (url === undefined ? name : `${name}: ${url}`);
