/**
 * Makes the outlines of the letters that drawings in mails are written with: `npx node web/fonts/make-letters.ts`. The result is committed.
 * A Lambda has neither fonts nor a text renderer, and a parser of fonts would be half of its script.
 */
import { create, type Font } from 'fontkit';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** What a drawing may say. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜabcdefghijklmnopqrstuvwxyzäöüéèàç0123456789 .,:;()/%±×–-+«»²³°';

/** By letter: its advance, and its outline as SVG path data, in units of which `em` are the size of the text; y up. */
interface LetterOutlines {
  readonly em: number;
  readonly letters: Readonly<Record<string, readonly [advance: number, outline: string]>>;
}

/** Reads the outlines from the site's font, in its regular weight. */
export async function letterOutlines(): Promise<LetterOutlines> {
  const font = create(await readFile(here('archivo.woff2'))) as Font;
  const letters = Array.from(LETTERS, (letter) => {
    const glyph = font.glyphForCodePoint(letter.codePointAt(0) ?? 0);
    return [letter, [Math.round(glyph.advanceWidth), pathData(glyph.path.commands)]] as const;
  });
  return { em: font.unitsPerEm, letters: Object.fromEntries(letters) };
}

const COMMANDS: Readonly<Record<string, string>> = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', closePath: 'Z' };

function pathData(commands: readonly { readonly command: string; readonly args: readonly number[] }[]): string {
  return commands
    .map(({ command, args }) => {
      const sign = COMMANDS[command];
      if (!sign) throw new Error(`The font draws with ${command}.`);
      return `${sign}${args.map(Math.round).join(' ')}`;
    })
    .join('');
}

function here(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url));
}

if (import.meta.main) await writeFile(here('../../functions/mail/letters.json'), `${JSON.stringify(await letterOutlines()).replaceAll('],"', '],\n"')}\n`);
