import { chromium, type Browser, type Locator, type Page } from 'playwright-core';
import { paths, productPages, type ProductPage } from '../../shared/paths.ts';
import { PLANNER_ANCHOR, planQuery } from '../../shared/stone/addresses.ts';
import { planCode } from '../../shared/stone/plan-code.ts';
import { findChromium } from '../../test/e2e/find-chromium.ts';
import { permittedValues } from '../../web/stone/plans/check-plan.ts';
import { initialValues, type Plan, type Values } from '../../web/stone/plans/define-plan.ts';
import { plans } from '../../web/stone/products/all-products.ts';
import { median } from '../machine.ts';

const SLOWER = 4;
const DESK = { width: 1440, height: 900 };
/** For the page with its planner, and for one redrawn section. */
const LOAD_TIMEOUT_MS = 60_000;
const REDRAW_TIMEOUT_MS = 30_000;

interface Planned {
  readonly name: string;
  readonly page: ProductPage;
  readonly values: Values;
}

/** Each product at its initial values, and those that cover a field with their smallest pieces on their largest field. */
const looked: readonly Planned[] = productPages.flatMap((page): readonly Planned[] => {
  const plan = plans[page];
  const initial = { name: paths[page], page, values: initialValues(plan) };
  return plan.parameters['fieldLength']
    ? [initial, { name: `${paths[page]}, most pieces`, page, values: mostPieces(plan) }]
    : [initial];
});

function mostPieces(plan: Plan): Values {
  const sizes = Object.entries(plan.parameters).flatMap(([name, parameter]) => {
    if (parameter.kind !== 'number' || name === 'thickness') return [];
    return [[name, name.startsWith('field') ? parameter.most : parameter.least] as const];
  });
  return permittedValues(plan, { ...initialValues(plan), ...Object.fromEntries(sizes) });
}

/**
 * From the press of a key in the field of the thickness until the redrawn section has been painted, at the processor's own speed and four times
 * slower; each beside the time in which the browser replaces the finished section (the floor). Medians, in milliseconds.
 * @param origin of the site
 * @param presses at each speed
 * @param say prints a line of progress
 */
export async function measurePlanner(
  origin: string,
  presses: number,
  say: (line: string) => void,
): Promise<Record<string, Record<string, number>>> {
  const browser = await chromium.launch({
    ...(await findChromium({ isInstalledFirst: true })),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  try {
    const rows: Record<string, Record<string, number>> = {};
    for (const planned of looked) {
      say(`${planned.name} …`);
      rows[planned.name] = await measurePlan(browser, origin, planned, presses);
    }
    return rows;
  } finally {
    await browser.close();
  }
}

async function measurePlan(
  browser: Browser,
  origin: string,
  { page: product, values }: Planned,
  presses: number,
): Promise<Record<string, number>> {
  const plan = plans[product];
  const context = await browser.newContext({ viewport: DESK, ignoreHTTPSErrors: true, locale: 'de-CH' });
  context.setDefaultTimeout(LOAD_TIMEOUT_MS);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto(`${origin}${paths[product]}?${planQuery}=${planCode(plan, values)}`);
    const field = page
      .locator(`#${PLANNER_ANCHOR}`)
      .getByRole('textbox', { name: plan.parameters['thickness']?.label ?? '', exact: true });
    await field.scrollIntoViewIfNeeded();
    await page.waitForTimeout(1000);
    const found: Record<string, number> = {};
    for (const rate of [1, SLOWER]) {
      await session.send('Emulation.setCPUThrottlingRate', { rate });
      const [redrawn, replaced]: [number[], number[]] = [[], []];
      for (let press = 0; press < presses; press++) {
        redrawn.push(await redraw(page, field, press % 2 === 0 ? 'ArrowUp' : 'ArrowDown'));
        replaced.push(await replace(page));
      }
      const [ms, floor] = [median(redrawn), median(replaced)];
      const slower = rate === 1 ? '' : ` ÷${SLOWER}`;
      Object.assign(found, {
        [`redrawn ms${slower}`]: Math.round(ms),
        [`replaced ms${slower}`]: Math.round(floor),
        [`÷ replaced${slower}`]: Math.round((ms / floor) * 10) / 10,
      });
    }
    return found;
  } finally {
    await context.close();
  }
}

/** Presses a key in the field and waits for the painted section. Throws if it isn't redrawn. */
async function redraw(page: Page, field: Locator, key: string): Promise<number> {
  await field.focus();
  await page.evaluate(
    ({ anchor, timeout }) => {
      const redrawn = new Promise<number>((resolve, reject) => {
        const section = document.querySelector(`#${anchor} svg[role=img]`);
        if (!section) throw new Error('There is no section.');
        let pressed = NaN;
        addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true });
        const timer = setTimeout(() => reject(new Error(`The section was not redrawn within ${timeout} ms.`)), timeout);
        new MutationObserver((_, observer) => {
          observer.disconnect();
          clearTimeout(timer);
          // A task after the next frame: the new section has been painted.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
        }).observe(section, { attributes: true, childList: true, characterData: true, subtree: true });
      });
      // Awaited only after the press: until then a rejection counts as handled.
      redrawn.catch(() => undefined);
      Object.assign(window, { redrawn });
    },
    { anchor: PLANNER_ANCHOR, timeout: REDRAW_TIMEOUT_MS },
  );
  await field.press(key);
  return await page.evaluate(() => (window as unknown as { redrawn: Promise<number> }).redrawn);
}

/** The floor: a copy takes the place of the finished section, which then returns. */
async function replace(page: Page): Promise<number> {
  return await page.evaluate(
    (anchor) =>
      new Promise<number>((resolve) => {
        const section = document.querySelector(`#${anchor} svg[role=img]`);
        if (!section) throw new Error('There is no section.');
        const copy = section.cloneNode(true);
        const pressed = performance.now();
        section.replaceWith(copy);
        requestAnimationFrame(() =>
          setTimeout(() => {
            resolve(performance.now() - pressed);
            (copy as Element).replaceWith(section);
          }),
        );
      }),
    PLANNER_ANCHOR,
  );
}
