import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { ANSWER_STYLES } from '../../shared/api.ts';
import { coloursCss } from './theme-styles.ts';

const LAYOUT = fileURLToPath(new URL('../layout/', import.meta.url));

/**
 * Writes the stylesheet of the pages that the functions answer, under a fixed name, since functions and site are built apart.
 * @param folder of the site
 * @param fontUrl of the site's font
 */
export async function writeAnswerStyles(folder: string, fontUrl: string): Promise<void> {
  await writeFile(join(folder, ANSWER_STYLES), await answerStyles(fontUrl));
}

/** The site's font, colours, tokens and elements, and the rules of these pages. */
export async function answerStyles(fontUrl: string): Promise<string> {
  const font = `@font-face{font-family:'Site Grotesk';src:url('${fontUrl}') format('woff2');font-weight:400 700;font-display:swap}`;
  const { outputFiles } = await build({
    stdin: {
      contents: "@import './tokens.css';@import './base.css';@import './answer-page.css';",
      loader: 'css',
      resolveDir: LAYOUT,
    },
    bundle: true,
    minify: true,
    write: false,
  });
  return font + coloursCss() + (outputFiles[0]?.text ?? '');
}
