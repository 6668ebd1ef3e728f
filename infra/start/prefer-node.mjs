// Run by npm after an installation. The Node that an npm package brings steps aside for the one that is installed, wherever that is new enough:
// commands with an operator's credentials then run under a program that this machine trusts anyway.
import { execFileSync } from 'node:child_process';
import { existsSync, rmSync, symlinkSync } from 'node:fs';
import { sep } from 'node:path';

const NEEDED = 24;
/** For the installation: many packages, and npm's own lock file, need it. */
const INSTALLS = 20;
const BUNDLED = 'node_modules/.bin/node';
const installed = process.env['npm_node_execpath'] ?? '';

const [installedMajor] = (/(\d+)\./.exec(process.env['npm_config_user_agent']?.split('node/v')[1] ?? '') ?? []).slice(
  1,
);
if (installedMajor !== undefined && Number(installedMajor) < INSTALLS) {
  console.error(`This needs Node ${INSTALLS} or newer to be installed, not v${installedMajor}: https://nodejs.org.`);
  process.exit(1);
}

// On Windows the bundled one is a file that npm wrote, not a link.
if (process.platform !== 'win32' && existsSync(BUNDLED) && !installed.includes(`${sep}node_modules${sep}`)) {
  const version = execFileSync(installed, ['--version'], { encoding: 'utf8' });
  if (Number(/^v(\d+)/.exec(version)?.[1]) >= NEEDED) {
    rmSync(BUNDLED);
    symlinkSync(installed, BUNDLED);
  }
}
