import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';

/** Letters of a word. */
export const WORDS = /\p{L}+/gu;
const RINGS = ['aeiou', 'äöü', 'bcdfghjklmnpqrstvwxyz'];
const next = new Map(
  RINGS.flatMap((ring) =>
    Array.from(ring, (letter, index) => [letter, ring.charAt((index + 1) % ring.length)] as const),
  ),
);
/** Another word of the same length, with the same capitals. Short ones and abbreviations stay: units, standards, formats. */
const other = (word: string) =>
  word.length < 3 || word === word.toUpperCase()
    ? word
    : word.replaceAll(/\p{Ll}/gu, (letter) => next.get(letter) ?? letter).replaceAll(/^\p{Lu}/gu, capital);
const capital = (letter: string) => next.get(letter.toLowerCase())?.toUpperCase() ?? letter;

/** A text of which each of the words is another. */
export const scrambled = (text: string, words: ReadonlySet<string>): string =>
  text.replaceAll(WORDS, (word) => (words.has(word) ? other(word) : word));

/** An id, an address or a name in code. */
const NAME = /^(?:[a-z\d]+(?:[-.][a-z\d]+)*|[a-z]+(?:[A-Z][a-z]*)+|https?:.*|[./#@-].*)$/u;
/** Of an anchor, in a template. */
const PREFIX = /^[a-z-]+-$/u;
/** Properties whose texts are shown, whatever they look like. */
const SHOWN = new Set(['label', 'limit', 'name', 'text', 'title']);

interface Name {
  readonly name?: string;
  readonly value?: unknown;
}
const textOf = (key: unknown) => (key as Name).name ?? (key as Name).value;

/** Scrambles the texts of a module in place: its strings and templates, but for names, keys, types and files. */
export function scrambleModule(folder: string, file: string, words: ReadonlySet<string>): void {
  const path = join(folder, file);
  const source = readFileSync(path, 'utf8');
  const kept = new Set<unknown>();
  const shown = new Set<unknown>();
  const texts: { readonly start: number; readonly end: number }[] = [];
  const keep = (...nodes: readonly unknown[]) => nodes.forEach((node) => kept.add(node));
  new Visitor({
    ImportDeclaration: (node) => keep(node.source),
    ExportNamedDeclaration: (node) => keep(node.source),
    ExportAllDeclaration: (node) => keep(node.source),
    ImportExpression: (node) => keep(node.source, ...('quasis' in node.source ? node.source.quasis : [])),
    TSLiteralType: (node) => keep(node.literal),
    TSPropertySignature: (node) => keep(node.key),
    MemberExpression: (node) => keep(node.property),
    Property(node) {
      const key = textOf(node.key);
      if (!node.computed) keep(node.key);
      if (SHOWN.has(String(key)) || key === textOf(node.value)) shown.add(node.value);
    },
    Literal(node) {
      if (typeof node.value === 'string' && !kept.has(node) && (shown.has(node) || !NAME.test(node.value)))
        texts.push(node);
    },
    TemplateElement: (node) => void (kept.has(node) || PREFIX.test(node.value.raw) || texts.push(node)),
  }).visit(parseSync(file, source).program);
  let end = source.length;
  const parts: string[] = [];
  for (const text of texts.toSorted((one, another) => another.start - one.start)) {
    parts.unshift(scrambled(source.slice(text.start, text.end), words), source.slice(text.end, end));
    end = text.start;
  }
  writeFileSync(path, source.slice(0, end) + parts.join(''));
}
