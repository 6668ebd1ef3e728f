// Loaded before anything else, in plain JavaScript: the rest is TypeScript, which older versions of Node don't run.
import { existsSync } from 'node:fs';

const NEEDED = 24;
const [major] = process.versions.node.split('.');

if (Number(major) < NEEDED) {
  console.error(
    `This needs Node ${NEEDED}, not ${process.version}. The project brings its own: run «npm ci», then «npm start».`,
  );
  process.exit(1);
}

// The site is built here, with packages that production does without.
if (!existsSync(new URL('../../node_modules/vite', import.meta.url))) {
  console.error(
    'The packages of development are missing, as after an installation with NODE_ENV=production or --omit=dev: run «npm ci --include=dev».',
  );
  process.exit(1);
}
