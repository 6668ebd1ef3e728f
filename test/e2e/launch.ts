import { chromium, type BrowserServer } from 'playwright-core';
import { WAIT_LIMIT_MS } from '../hang-limits.ts';
import { findChromium } from './find-chromium.ts';

/** Of two lists Chromium takes the last, so Playwright's own comes first. The others start processes that no test sees, half of a visit's work. */
const UNUSED_FEATURES = `
  AimEnabled AvoidCorsURLLoaderRestartOnRedirect AvoidUnnecessaryBeforeUnloadCheckSync DestroyProfileOnBrowserClose
  HttpsFirstBalancedModeAutoEnable HttpsUpgrades LensOverlay MediaRouter NetworkTimeServiceQuerying OptimizationHints
  PaintHolding PreconnectToSearch TcpPortRandomizationWin ThirdPartyStoragePartitioning WebUIOmniboxPopup
  WebUIOmniboxAimPopup SpareRendererForSitePerProcess
`;

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // The headless shell measures no connection. Without this, lazy pictures load from 3000 px away instead of 1250, as on 4G.
  '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
  `--disable-features=${UNUSED_FEATURES.trim().split(/\s+/u).join()}`,
  // Compilation and garbage collection on the main thread: a tenth less CPU time for pages that are open for seconds.
  '--js-flags=--single-threaded',
];

/** WebGL without a graphics card costs seconds of processor time: only visits that ask for it have it. */
const NO_WEBGL = '--disable-3d-apis';

/** Starts a Chromium that several processes can use at the same time. */
export async function launchChromium({ webgl = false } = {}): Promise<BrowserServer> {
  const args = webgl ? FLAGS : [...FLAGS, NO_WEBGL];
  return chromium.launchServer({ ...(await findChromium()), args, timeout: WAIT_LIMIT_MS });
}
