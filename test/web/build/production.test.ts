/** @module-tag thorough */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const buildSite = new URL('../../../web/build/build-site.ts', import.meta.url);

test('the build loads the production build of React in a shell without NODE_ENV', () => {
  const script = `await import('${buildSite}'); const { captureOwnerStack } = await import('react'); console.log(typeof captureOwnerStack);`;
  const { NODE_ENV: _, VITEST: __, ...environment } = process.env;
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: fileURLToPath(new URL('../../..', import.meta.url)),
    env: environment,
    encoding: 'utf8',
  });
  expect(printed.trim()).toBe('undefined');
});
