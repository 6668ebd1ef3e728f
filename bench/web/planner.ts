import type { Browser, Page } from 'playwright-core';
import { paths, productPages, type ProductPage } from '../../shared/paths.ts';
import { PLANNER_ANCHOR, planQuery } from '../../shared/stone/addresses.ts';
import { planCode } from '../../shared/stone/plan-code.ts';
import { permittedValues } from '../../web/stone/plans/check-plan.ts';
import { initialValues, type Plan, type Values } from '../../web/stone/plans/define-plan.ts';
import { plans } from '../../web/stone/products/all-products.ts';
import { median } from '../machine.ts';

const DESK = { viewport: { width: 1440, height: 900 }, ignoreHTTPSErrors: true, locale: 'de-CH' };

/** With the smallest pieces on the largest field, where the product covers one. */
function mostPieces(plan: Plan): Values {
  if (!plan.parameters['fieldLength']) return initialValues(plan);
  const sizes = Object.entries(plan.parameters).flatMap(([name, parameter]) => {
    if (parameter.kind !== 'number' || name === 'thickness') return [];
    return [[name, name.startsWith('field') ? parameter.most : parameter.least] as const];
  });
  return permittedValues(plan, { ...initialValues(plan), ...Object.fromEntries(sizes) });
}

/**
 * From the press of a key in the field of the thickness until the redrawn section has been painted, beside the time in which the browser replaces
 * the finished section (the floor). Medians, in milliseconds.
 * @param presses of each product
 * @param say prints a line of progress
 */
export async function measurePlanner(
  browser: Browser,
  origin: string,
  presses: number,
  say: (line: string) => void,
): Promise<Record<string, Record<string, number>>> {
  const rows: Record<string, Record<string, number>> = {};
  for (const product of productPages) {
    say(`${paths[product]} …`);
    await using context = await browser.newContext(DESK);
    const page = await context.newPage();
    const field = await openPlanner(page, origin, product);
    const [redrawn, replaced]: [number[], number[]] = [[], []];
    for (let press = 0; press < presses; press++) {
      await field.focus();
      const painted = page.evaluate(untilRedrawn, PLANNER_ANCHOR);
      await field.press(press % 2 === 0 ? 'ArrowUp' : 'ArrowDown');
      redrawn.push(await painted);
      replaced.push(await page.evaluate(replace, PLANNER_ANCHOR));
    }
    const [ms, floor] = [median(redrawn), median(replaced)];
    rows[paths[product]] = {
      'redrawn ms': Math.round(ms),
      'replaced ms': Math.round(floor),
      '÷': Math.round((ms / floor) * 10) / 10,
    };
  }
  return rows;
}

/** @returns the field of the thickness */
async function openPlanner(page: Page, origin: string, product: ProductPage) {
  const plan = plans[product];
  await page.goto(`${origin}${paths[product]}?${planQuery}=${planCode(plan, mostPieces(plan))}`);
  const name = plan.parameters['thickness']?.label ?? '';
  const field = page.locator(`#${PLANNER_ANCHOR}`).getByRole('textbox', { name, exact: true });
  await field.scrollIntoViewIfNeeded();
  await page.waitForTimeout(1000);
  return field;
}

/** In the page: from the next press of a key until the section has been painted anew. */
function untilRedrawn(anchor: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const section = document.querySelector(`#${anchor} svg[role=img]`);
    if (!section) return reject(new Error('There is no section.'));
    let pressed = NaN;
    addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true });
    new MutationObserver((_, observer) => {
      observer.disconnect();
      // A task after the next frame: the new section has been painted.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
    }).observe(section, { attributes: true, childList: true, characterData: true, subtree: true });
  });
}

/** In the page, the floor: a copy takes the place of the finished section, which then returns. */
function replace(anchor: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const section = document.querySelector(`#${anchor} svg[role=img]`);
    if (!section) return reject(new Error('There is no section.'));
    const copy = section.cloneNode(true) as Element;
    const pressed = performance.now();
    section.replaceWith(copy);
    requestAnimationFrame(() =>
      setTimeout(() => {
        resolve(performance.now() - pressed);
        copy.replaceWith(section);
      }),
    );
  });
}
