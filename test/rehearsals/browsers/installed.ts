import { openChromium109 } from './chromium-109.ts';
import { openFirefox } from './firefox.ts';
import { pathOf } from './path-of.ts';
import type { OpenSession } from './session.ts';
import { openWebKit } from './webkit.ts';

/** A browser that the tests drive, if its programs are installed. */
interface InstallableBrowser {
  readonly name: string;
  /** Debian packages that contain the programs. */
  readonly packages: string;
  readonly programs: readonly string[];
  readonly open: OpenSession;
}

const browsers: readonly InstallableBrowser[] = [
  { name: 'Firefox', packages: 'firefox-esr', programs: ['firefox-esr'], open: openFirefox },
  {
    name: 'WebKitGTK',
    packages: 'webkit2gtk-driver xvfb',
    programs: ['WebKitWebDriver', 'Xvfb'],
    open: openWebKit,
  },
];

/** From npm, so it is there; its package is for Linux on x64. */
const oldest = { name: 'Chromium 109', open: openChromium109 };
const hasOldest = process.platform === 'linux' && process.arch === 'x64';

const isInstalled = ({ programs }: InstallableBrowser) => programs.every((program) => pathOf(program) !== undefined);

export const installedBrowsers = (): readonly Pick<InstallableBrowser, 'name' | 'open'>[] => [
  ...browsers.filter(isInstalled),
  ...(hasOldest ? [oldest] : []),
];
export const missingBrowsers = (): readonly InstallableBrowser[] => browsers.filter((browser) => !isInstalled(browser));
