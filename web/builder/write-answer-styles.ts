import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import { ANSWER_STYLES } from '../../shared/api.ts';
import { logo } from '../../shared/owner/brand.ts';
import { LOGO_FILE } from '../../shared/paths.ts';
import { coloursCss } from './theme-plugin.ts';

const LAYOUT = fileURLToPath(new URL('../layout/', import.meta.url));

/**
 * Writes the stylesheet of the pages that the functions answer, under a fixed name, since functions and site are built apart.
 * @param folder of the site
 * @param fontUrl of the site's font
 */
export async function writeAnswerStyles(folder: string, fontUrl: string): Promise<void> {
  await writeFile(join(folder, ANSWER_STYLES), await answerStyles(fontUrl));
}

/** The development server makes this stylesheet from the sources each time it is requested, and serves the logo. */
export function answerStylesheet(): Plugin {
  return {
    name: 'answer-stylesheet',
    configureServer(server) {
      server.middlewares.use(LOGO_FILE, (_request, response) => {
        response.setHeader('content-type', 'image/svg+xml').end(logo);
      });
      server.middlewares.use(ANSWER_STYLES, (_request, response, next) => {
        answerStyles('/fonts/archivo.woff2').then(
          (text) => response.setHeader('content-type', 'text/css; charset=utf-8').end(text),
          next,
        );
      });
    },
  };
}

/** The site's font, colours, tokens and elements, and the rules of these pages. */
async function answerStyles(fontUrl: string): Promise<string> {
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
