/** @module-tag thorough */
import { chromium } from 'playwright-core';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { WAIT_LIMIT_MS } from '../hang-limits.ts';
import { chromiumFromPackage, findChromium } from './find-chromium.ts';

describe('the browser of the tests', () => {
  it('is the one that CHROMIUM_PATH names, which has to exist', async () => {
    onTestFinished(() => void vi.unstubAllEnvs());
    vi.stubEnv('CHROMIUM_PATH', process.execPath);
    expect(await findChromium()).toEqual({ executablePath: process.execPath });
    vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
    await expect(findChromium()).rejects.toThrow('CHROMIUM_PATH names /nowhere/chromium, which does not exist.');
  });

  it.runIf(process.platform === 'linux' && process.arch === 'x64')(
    'comes from npm, with fonts and WebGL 2',
    async () => {
      const args = ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'];
      const browser = await chromium.launch({ ...(await chromiumFromPackage()), args, timeout: WAIT_LIMIT_MS });
      onTestFinished(() => browser.close());
      const page = await browser.newPage();
      // A font of the package: without any Chromium aborts at the first text.
      expect(
        await page.evaluate(() =>
          new FontFace('package', 'local("OpenSans-Regular")').load().then(({ status }) => status),
        ),
      ).toBe('loaded');
      expect(await page.evaluate(() => document.createElement('canvas').getContext('webgl2') !== null)).toBe(true);
    },
  );
});
