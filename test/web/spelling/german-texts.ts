import { globSync, readFileSync } from 'node:fs';

/** A text that visitors or the team read, and where it is from. */
export interface GermanText {
  readonly source: string;
  readonly text: string;
}

/** Files whose string literals are German, but for names of things in the code. */
const SOURCES = [
  'web/content/**/*.ts',
  'web/pages/*/{page,words,guides,photo-guide}.ts',
  'web/forms/*.{ts,tsx}',
  'web/delivery/clean-photo.ts',
  'shared/{notices,record-labels}.ts',
  'shared/forms/{complaint,consultation,contact,sales,sample-folder}.ts',
  'packages/stone/{codes/materials,stones/words,files/words,files/project-words,tender/words,laying/words}.ts',
  'packages/stone/{plans,products}/**/*.ts',
  'packages/stone/drafting/words.ts',
  'functions/mail/*-letter.ts',
  'functions/page/*.ts',
];

/** Words of visitors who write dialect, French or Italian. */
const FOREIGN = 'web/content/foreign-*.ts';

/** A line of code without a text for readers, such as the IFC element of a product. */
const CODE_LINE =
  /^\s*(?:import |\} from )|Error\(|RegExp|normalize\(|\b(?:entity|whole)\b|^  override readonly name =/u;
const LITERAL = /'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/gu;
/** Capitalised, or of several words. Ids, paths, selectors, tags and styles of the code are neither. */
const PROSE = /^\p{Lu}[^/#=<>{}]*$|^[^#=<>{};]*\p{L}\s+[^=<>{};]*\p{L}[^=<>{};]*$/su;

/** The German texts of the site's sources, with those that only a state of a page shows. */
export function literalTexts(): readonly GermanText[] {
  return globSync(SOURCES, { exclude: [FOREIGN] })
    .toSorted()
    .flatMap((source) => {
      const code = readFileSync(source, 'utf8')
        .replaceAll(/\/\*.*?\*\//gsu, '')
        .replaceAll(/^\s*\/\/.*$/gmu, '')
        .split('\n')
        .filter((line) => !CODE_LINE.test(line))
        .join('\n');
      return Array.from(code.matchAll(LITERAL), ([, quoted, template]) =>
        unescaped(quoted ?? template ?? '').replaceAll(/\$\{([^}]*)\}/gu, wordsWithin),
      )
        .filter((text) => PROSE.test(text))
        .map((text) => ({ source, text }));
    });
}

/** The literals in the expression of a template: `photos > 0 ? 'Angaben und Fotos' : 'Angaben'`. */
const wordsWithin = (_: string, expression: string) => ` … ${(expression.match(/'[^']*'/gu) ?? []).join(' … ')} … `;

const unescaped = (literal: string) =>
  literal
    .replaceAll(/\\u\{?([\da-f]{4})\}?/giu, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/\\./gu, ' ');
