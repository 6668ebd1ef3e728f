// Loaded before anything else, in plain JavaScript: the rest is TypeScript, which older versions of Node don't run.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { linkNode, NEEDED } from './link-node.mjs';

// The site is built here, with packages that production does without.
if (!existsSync(new URL('../../node_modules/vite', import.meta.url))) {
  console.error('The packages of development are not installed: run «npm ci --include=dev --include=optional».');
  process.exit(1);
}

// Without a link, as after an installation with --ignore-scripts.
if (Number(process.versions.node.split('.')[0]) < NEEDED) {
  const node = linkNode();
  if (!node) {
    console.error(
      `This needs Node ${NEEDED}, not ${process.version}. For Linux with glibc, Windows (x64) and Apple silicon, «npm ci --include=optional» brings it. Elsewhere, install it: https://nodejs.org.`,
    );
    process.exit(1);
  }
  const child = spawn(node, [...process.execArgv, ...process.argv.slice(1)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  const [code] = await once(child, 'exit');
  process.exit(code ?? 1);
}
