/** A word or a part of one, and what follows it when the line continues or ends there. */
interface Piece {
  readonly text: string;
  /** ' ' between words, '' within one. */
  readonly joint: '' | ' ';
  /** Added at the end of a line that breaks here. */
  readonly hyphen: '' | '-';
}

const HYPHENATION_COST = 0.08;
/** A last line shorter than this part of the width looks lost. */
const SHORTEST_LAST = 0.16;
const SHORT_LAST_COST = 0.3;

/**
 * Breaks a paragraph into lines of even length, ragged right: the sum of the squared gaps at the line ends is the least.
 * A line may end at a blank, after a hyphen between words and, with a hyphen, at a soft hyphen; never at a no-break space,
 * nor within an address of mail or web, which is a link.
 * @param widthOf width of a text in points; asked for words, because whole lines would be set thousands of times
 * @param width no line is longer, unless one word alone is
 */
export function breakLines(text: string, width: number, widthOf: (text: string) => number): readonly string[] {
  const pieces = piecesOf(text);
  const widths = pieces.map((piece) => widthOf(piece.text));
  const [blank, dash] = [widthOf(' '), widthOf('-')];
  const costs = [0];
  const starts = [0];
  for (let end = 1; end <= pieces.length; end++) {
    const isHyphenated = pieces[end - 1]?.hyphen === '-';
    let length = isHyphenated ? dash : 0;
    costs[end] = Infinity;
    for (let start = end - 1; start >= 0; start--) {
      length += (widths[start] ?? 0) + (start < end - 1 && pieces[start]?.joint ? blank : 0);
      if (length > width && start < end - 1) break;
      const cost = (costs[start] ?? 0) + costOf(length / width, isHyphenated, end === pieces.length, start === 0);
      if (cost < (costs[end] ?? 0)) [costs[end], starts[end]] = [cost, start];
    }
  }
  const lines: string[] = [];
  for (let end = pieces.length; end > 0; end = starts[end] ?? 0)
    lines.unshift(lineOf(pieces.slice(starts[end] ?? 0, end)));
  return lines;
}

/** Every line costs a little, so that no paragraph gets longer for the sake of its edge. */
function costOf(fill: number, isHyphenated: boolean, isLast: boolean, isFirst: boolean): number {
  const overflow = fill > 1 ? 100 * fill : 0;
  if (isLast) return 1 + overflow + (!isFirst && fill < SHORTEST_LAST ? SHORT_LAST_COST : 0);
  return 1 + overflow + Math.max(0, 1 - fill) ** 2 + (isHyphenated ? HYPHENATION_COST : 0);
}

function piecesOf(text: string): readonly Piece[] {
  return text.split(' ').flatMap((word) => {
    if (/@|:\/\//u.test(word)) return [{ text: word, joint: ' ', hyphen: '' }];
    const parts = word.split(/(\u00ad|(?<=\p{L}{3}-)(?=\p{L}{3}))/u).filter((part) => part !== '\u00ad' && part !== '');
    return parts.map((part, index): Piece => {
      if (index === parts.length - 1) return { text: part, joint: ' ', hyphen: '' };
      return { text: part, joint: '', hyphen: part.endsWith('-') ? '' : '-' };
    });
  });
}

const lineOf = (pieces: readonly Piece[]): string =>
  pieces.map(({ text, joint }, index) => (index < pieces.length - 1 ? text + joint : text)).join('') +
  (pieces.at(-1)?.hyphen ?? '');
