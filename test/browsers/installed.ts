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

const isInstalled = ({ programs }: InstallableBrowser) => programs.every((program) => pathOf(program) !== undefined);

export const installedBrowsers = (): readonly InstallableBrowser[] => browsers.filter(isInstalled);
export const missingBrowsers = (): readonly InstallableBrowser[] => browsers.filter((browser) => !isInstalled(browser));
