import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { computeMedianRun, filterToValidRuns } from 'lighthouse/core/lib/median-run.js';
import { generate } from 'selfsigned';

const FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];

/** Starts the browser that Lighthouse drives, on a mid-range phone with a slow network. */
export async function openBrowser({ executablePath, env }) {
  const chromeFlags = [...FLAGS, '--disable-background-networking', '--ignore-certificate-errors'];
  const chrome = await launch({ chromePath: executablePath, envVars: env, chromeFlags });
  const flags = { port: chrome.port, output: 'json', logLevel: 'error' };
  return { audit: async (url) => (await lighthouse(url, flags)).lhr, close: () => chrome.kill() };
}

/** The run in the middle of those that measured something; undefined where none did, as on a busy machine. */
export function middle(runs) {
  const valid = filterToValidRuns(runs);
  return valid.length > 0 ? computeMedianRun(valid) : undefined;
}

/** A certificate for `localhost`, made at each run. */
export const certificate = async () => generate([{ name: 'commonName', value: 'localhost' }], { keySize: 2048 });
