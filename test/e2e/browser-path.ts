import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const CANDIDATES = [
  process.env['CHROMIUM_PATH'] ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** @returns the path of an installed Chromium @throws one line that says how to get one */
export function findChromium(): string {
  const installed = [...CANDIDATES, chromium.executablePath()].find((path) => path && existsSync(path));
  if (!installed) throw new Error('No Chromium found: run «apt-get install -y chromium», or name one in CHROMIUM_PATH.');
  return installed;
}
