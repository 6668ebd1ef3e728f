import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** A heading of a page that can be linked to, or the page itself, with what is written below it. */
interface PagePlace {
  /** Text of the heading. */
  readonly title: string;
  /** Id of the element that a link scrolls to; empty for the page itself. */
  readonly anchor: string;
  readonly sentences: string[];
}

/** Where text goes: the place it belongs to, and the id of a surrounding element whose heading is still to come. */
interface Scope {
  place: PagePlace;
  anchor: string | undefined;
}

const HEADINGS: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4']);
/** Controls, drawings, what only leads on, and what is said where scripts don't run. */
const SKIPPED: ReadonlySet<string> = new Set([
  'nav',
  'noscript',
  'svg',
  'script',
  'style',
  'button',
  'select',
  'textarea',
  'picture',
]);
/** Elements within a sentence. */
const INLINE: ReadonlySet<string> = new Set([
  'span',
  'a',
  'strong',
  'em',
  'b',
  'i',
  'sub',
  'sup',
  'abbr',
  'time',
  'wbr',
  'small',
]);
/** Folder of pictures, scripts and styles. */
const ASSETS = '/assets/';
/** React's own ids begin with an underscore: they name no place. */
const AUTHORED = /^[\p{L}\d]/u;

/**
 * The places of a rendered page, the page itself first. A heading that has no id, and no ancestor with one, is part of the preceding place.
 * @param body HTML of the page
 * @param isSkipped whether the element with this id is left out
 * @param isPlace whether the element with this id is a place without a heading, such as a term of the glossary
 * @throws when the page has no `main`
 */
export function placesOf(
  body: string,
  isSkipped: (id: string) => boolean = () => false,
  isPlace: (id: string) => boolean = () => false,
): readonly PagePlace[] {
  const main = find(parseFragment(body), 'main');
  if (!main) throw new Error('The page has no <main>.');
  const page: PagePlace = { title: headingOf(main), anchor: '', sentences: [] };
  const places = [page];
  let line = '';

  const flush = (place: PagePlace) => {
    place.sentences.push(...sentencesOf(line));
    line = '';
  };

  function begin(title: string, anchor: string): PagePlace {
    const place: PagePlace = { title, anchor, sentences: [] };
    places.push(place);
    return place;
  }

  function visit(node: Tree.ChildNode, scope: Scope): void {
    if (isText(node)) line += node.value;
    if (!isElement(node)) return;
    const id = attribute(node, 'id');
    if (isLeftOut(node) || (id && isSkipped(id))) return;
    if (INLINE.has(node.tagName)) return visitChildren(node, scope);
    flush(scope.place);
    if (HEADINGS.has(node.tagName)) visitHeading(node, scope);
    else if (isRow(node)) line += rowOf(node);
    else {
      const isNamed = id !== undefined && AUTHORED.test(id);
      const own = isNamed && isPlace(id) ? { place: begin('', id), anchor: undefined } : undefined;
      const inner = own ?? (isNamed ? { place: scope.place, anchor: id } : scope);
      visitChildren(node, inner);
      return flush(inner.place);
    }
    flush(scope.place);
  }

  function visitChildren(node: Tree.ParentNode, scope: Scope): void {
    for (const [seam, child] of withSeams(node.childNodes)) {
      line += seam;
      visit(child, scope);
    }
  }

  function visitHeading(node: Tree.Element, scope: Scope): void {
    const anchor = scope.anchor ?? attribute(node, 'id');
    const title = textOf(node);
    if (node.tagName === 'h1') return;
    if (anchor && AUTHORED.test(anchor)) {
      scope.place = begin(title, anchor);
      scope.anchor = undefined;
      return;
    }
    if (node.tagName === 'h2') scope.place = page;
    line = title;
  }

  const scope: Scope = { place: page, anchor: undefined };
  visitChildren(main, scope);
  flush(scope.place);
  return places;
}

const isElement = (node: Tree.Node): node is Tree.Element => 'tagName' in node;
const isText = (node: Tree.Node): node is Tree.TextNode => node.nodeName === '#text';
const attribute = (element: Tree.Element, name: string) => element.attrs.find((one) => one.name === name)?.value;
const isLeftOut = (element: Tree.Element) =>
  SKIPPED.has(element.tagName) ||
  // A picture that opens larger; the dialog of a term is opened by a word of the sentence.
  (attribute(element, 'aria-haspopup') !== undefined && attribute(element, 'href')?.startsWith(ASSETS)) ||
  attribute(element, 'aria-hidden') === 'true' ||
  attribute(element, 'role') === 'status';

function find(node: Tree.ParentNode, tagName: string): Tree.Element | undefined {
  for (const child of node.childNodes) {
    if (!isElement(child)) continue;
    const found = child.tagName === tagName ? child : find(child, tagName);
    if (found) return found;
  }
  return undefined;
}

const headingOf = (main: Tree.Element) => {
  const heading = find(main, 'h1');
  return heading ? textOf(heading) : '';
};

/** A row of a table, or a term with its description. */
const isRow = (element: Tree.Element) =>
  element.tagName === 'tr' || element.childNodes.some((child) => isElement(child) && child.tagName === 'dt');

/** `Dicke: 40–80 mm, geprüft`: the first cell names what the others say. A unit follows its figure; a note is shown in one of two cells. */
function rowOf(row: Tree.Element): string {
  const [first = '', ...values] = row.childNodes.filter(isElement).map(textOf).filter(Boolean);
  if (values.length === 0) return first;
  const note = values.find((value) => first.endsWith(` ${value}`)) ?? '';
  const name = first.slice(0, first.length - note.length).trim();
  const said = values.join(', ').replaceAll(/(?<=\d), (?=(?:mm|cm|m|kg|kg\/m²|N\/mm²|g\/cm³|%)(?:,|$))/gu, ' ');
  return `${name}${/[.!?]$/u.test(name) ? '' : ':'} ${said}`;
}

/** What a reader sees of an element in one line. */
const textOf = (node: Tree.ParentNode): string => clean(rawTextOf(node));

function rawTextOf(node: Tree.ParentNode): string {
  const parts = [...withSeams(node.childNodes)].map(([seam, child]) => {
    if (isText(child)) return seam + child.value;
    if (!isElement(child) || isLeftOut(child)) return seam;
    return INLINE.has(child.tagName) ? seam + rawTextOf(child) : ` ${rawTextOf(child)} `;
  });
  return parts.join('');
}

/** Two elements without a blank between them, such as a title and what is said of it; two links read separately. */
const SEAM = '\uE000';
const END_OF_LINK = '\n';

/** The children with what separates each from the one before it. */
function* withSeams(children: readonly Tree.ChildNode[]): Generator<readonly [string, Tree.ChildNode]> {
  let previous: Tree.ChildNode | undefined;
  for (const child of children) {
    if (child.nodeName === '#comment') continue;
    const isSeam = previous && isElement(previous) && isElement(child);
    const areLinks = previous?.nodeName === 'a' && child.nodeName === 'a';
    yield [areLinks ? END_OF_LINK : isSeam ? SEAM : '', child];
    previous = child;
  }
}

/** Without marks of breaks, with one kind of blank. */
const clean = (text: string) =>
  text
    .replaceAll(/[\u00ad\u2060\u200b]/gu, '')
    .replaceAll(WORDS_AT_SEAM, ' ')
    .replaceAll(SEAM, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
/** No blank before a comma or within `7:00-17:00`. */
const WORDS_AT_SEAM = new RegExp(`(?<=[\\p{L}\\p{N}.!?)»%])${SEAM}+(?=[\\p{L}\\p{N}«(±])`, 'gu');

/** Not behind the number of a day, «seit dem 23. November», or an abbreviation. */
const SENTENCE_END =
  /(?<=[\p{L}\d)»]{2}[.!?])(?<!(?:^|[\s(])(?:\d{1,2}|Nr|ca|max|min|inkl|Art|Abs)\.)\s+(?=[\p{Lu}«\d])/u;
const sentencesOf = (line: string) =>
  line
    .split(END_OF_LINK)
    .flatMap((piece) => clean(piece).split(SENTENCE_END))
    .filter((sentence) => /\p{L}{2}/u.test(sentence));
