// Run by npm after an installation. The Node that an npm package brings steps aside for the one that is installed, wherever that is new enough:
// commands with an operator's credentials then run under a program that this machine trusts anyway.
import { execFileSync } from 'node:child_process';
import { existsSync, rmSync, symlinkSync } from 'node:fs';
import { sep } from 'node:path';

const NEEDED = 24;
const BUNDLED = 'node_modules/.bin/node';
const installed = process.env['npm_node_execpath'] ?? '';

// On Windows the bundled one is a file that npm wrote, not a link.
if (process.platform !== 'win32' && existsSync(BUNDLED) && !installed.includes(`${sep}node_modules${sep}`)) {
  const version = execFileSync(installed, ['--version'], { encoding: 'utf8' });
  if (Number(/^v(\d+)/.exec(version)?.[1]) >= NEEDED) {
    rmSync(BUNDLED);
    symlinkSync(installed, BUNDLED);
  }
}
