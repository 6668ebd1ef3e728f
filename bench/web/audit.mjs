import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { generate } from 'selfsigned';

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--ignore-certificate-errors',
];

/** Starts the browser that Lighthouse drives. */
export async function openBrowser({ executablePath, env }) {
  const chrome = await launch({ chromePath: executablePath, envVars: env, chromeFlags: FLAGS });
  return { audit: (url, categories) => audit(url, categories, chrome.port), close: () => chrome.kill() };
}

/** Sometimes the trace lacks its beginning, and Lighthouse measures nothing. */
const TRIES = 3;

async function measured(url, categories, port) {
  for (let tries = 1; ; tries++) {
    const { lhr } = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: categories });
    if (
      lhr.audits['total-blocking-time']?.numericValue !== undefined &&
      lhr.audits['largest-contentful-paint']?.numericValue !== undefined
    )
      return lhr;
    if (tries === TRIES)
      throw new Error(`Lighthouse measured nothing at ${url}: ${lhr.runtimeError?.message ?? 'no largest paint'}`);
  }
}

async function audit(url, categories, port) {
  const lhr = await measured(url, categories, port);
  const value = (name) => lhr.audits[name]?.numericValue ?? Number.NaN;
  const failed = Object.values(lhr.categories).flatMap(({ auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id].score ?? 1) < 1)
      .map(({ id }) => `${id} (${lhr.audits[id].displayValue ?? lhr.audits[id].score})`),
  );
  const requests = lhr.audits['network-requests']?.details?.items ?? [];
  const bytes = (type) =>
    requests
      .filter(({ resourceType }) => !type || resourceType === type)
      .reduce((sum, item) => sum + item.transferSize, 0);
  return {
    scores: Object.fromEntries(
      Object.entries(lhr.categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    failed: [...new Set(failed)],
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    scriptBytes: bytes('Script'),
    bytes: bytes(),
  };
}

/** A certificate for `localhost`, made at each run. */
export const certificate = async () => generate([{ name: 'commonName', value: 'localhost' }], { keySize: 2048 });
