/**
 * Breaks a text into lines, ragged right. A line ends at a blank, after a hyphen between words, with a hyphen at a soft
 * hyphen, or where the text has a new line; within a word, or an address of mail or web, only if it is wider than a line.
 * PDFKit's own would break an address at its hyphen.
 * @param width no line is longer, unless one word alone is
 * @param widest no word is wider: it is broken behind a sign, or anywhere
 * @returns lines as they are written: each ends with its blank, by which extracted text keeps words apart
 */
export function breakLines(
  text: string,
  width: number,
  widthOf: (text: string) => number,
  widest = width,
): readonly string[] {
  const isWide = (piece: string) => widthOf(written(piece).trimEnd()) > widest;
  const fitting = (piece: string) =>
    isWide(piece) ? piece.split(/(?<=[@.-])/u).flatMap((part) => (isWide(part) ? [...part] : [part])) : [piece];
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const piece of piecesOf(text).flatMap(fitting)) {
    const isFull = line !== '' && used + widthOf(written(piece).trimEnd()) > width;
    if (isFull || line.endsWith('\n')) {
      lines.push(written(line));
      line = '';
      used = 0;
    }
    line += piece;
    used += widthOf(piece.replace(SOFT_HYPHEN, ''));
  }
  return [...lines, written(line)];
}

const SOFT_HYPHEN = '\u00ad';

const piecesOf = (text: string): readonly string[] =>
  text
    .split(/(?<=[ \n])/u)
    .flatMap((word) => (/@|:\/\//u.test(word) ? [word] : word.split(/(?<=\u00ad|\p{L}{3}-(?=\p{L}{3}))/u)));

/** A soft hyphen is seen only where the line ends. */
const written = (line: string): string =>
  line
    .replace(/\u00ad$/u, '-')
    .replaceAll(SOFT_HYPHEN, '')
    .replace('\n', ' ');
