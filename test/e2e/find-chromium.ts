import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import project from '../../package.json' with { type: 'json' };

export interface Chromium {
  readonly executablePath: string;
  readonly env?: Record<string, string>;
}

const USUAL_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Names the package's fonts where they are; its own configuration looks for them in the folders of a Lambda. Without any font Chromium aborts. */
const FONTS_CONF = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts/fonts</dir></fontconfig>
`;

const CACHE = fileURLToPath(new URL('../../.cache/', import.meta.url));

/**
 * A Chromium: the one that CHROMIUM_PATH names, the one of the npm package on Linux x64, or an installed one. The package's is a headless
 * shell, which takes a third less processor time for a visit, and its version is in the lock file.
 * @param isInstalledFirst for measurements, which are about the browser that visitors have
 * @throws Error that says how to get one
 */
export async function findChromium({ isInstalledFirst = false } = {}): Promise<Chromium> {
  const named = process.env['CHROMIUM_PATH'];
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
  if (named) return { executablePath: named };
  const hasPackage = process.platform === 'linux' && process.arch === 'x64';
  const installed = [...USUAL_PATHS, chromium.executablePath()].find((path) => existsSync(path));
  if (installed && (isInstalledFirst || !hasPackage)) return { executablePath: installed };
  if (hasPackage) return chromiumFromPackage();
  throw new Error('No Chromium found: install Chromium or Chrome, or name one in CHROMIUM_PATH.');
}

/**
 * Chromium as the npm package `@sparticuz/chromium` contains it, with the libraries and fonts that it needs, for Linux x64. It is unpacked once.
 */
export async function chromiumFromPackage(): Promise<Chromium> {
  const folder = join(CACHE, `chromium-${project.devDependencies['@sparticuz/chromium']}`);
  await unpackOnce(folder, '@sparticuz/chromium', 'nodejs24.x');
  return {
    executablePath: join(folder, 'chromium'),
    env: { ...definedVariables(), LD_LIBRARY_PATH: join(folder, 'al2023/lib'), FONTCONFIG_PATH: folder },
  };
}

/**
 * Unpacks a package of Chromium once. It unpacks into the temporary folder, and its shared libraries only on Lambda: so this runs in a separate process.
 * @param name of the package, as seen from the folder
 * @param runtime of Lambda that the package knows
 */
export async function unpackOnce(folder: string, name: string, runtime: string): Promise<void> {
  if (existsSync(folder)) return;
  const cwd = dirname(folder);
  await mkdir(cwd, { recursive: true });
  const draft = await mkdtemp(`${folder}-`);
  try {
    const program = `import chromium from '${name}'; await chromium.executablePath();`;
    const env = { ...process.env, TMPDIR: draft, AWS_EXECUTION_ENV: `AWS_Lambda_${runtime}` };
    await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], { cwd, env });
    await writeFile(join(draft, 'fonts.conf'), FONTS_CONF);
    await rename(draft, folder);
  } catch (error) {
    // Another process may have been faster.
    if (!existsSync(folder)) throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

const definedVariables = () =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
