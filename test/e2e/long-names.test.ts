/** @module-tag thorough */
import { expect, it } from 'vitest';
import { company } from '../../shared/owner/company.ts';
import { paths } from '../../shared/paths.ts';
import { boxFaults } from './box-faults.ts';
import { visitHydrated } from './browser.ts';

/** Words of an owner that have no place to break. */
const LONG = [
  [company.name, "D'Agostino & Frick Kunststeinfassadenelementeherstellungsvertriebsgesellschaft"],
  [company.email, 'planung.beratung.bemusterung.fassaden@kunststein-werke-am-mühlebach-frick.swiss'],
] as const;

it.each([paths.contact, paths.imprint, paths.home])('keeps long names in their columns on %s', async (path) => {
  const { page } = await visitHydrated(path);
  await page.evaluate((replaced) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      for (const [from, to] of replaced) text.data = text.data.replace(from, to);
    }
  }, LONG);
  const faults: string[] = [];
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const found = await page.evaluate(boxFaults, { hasSentence: false });
    faults.push(...found.map((fault) => `${width}: ${fault}`));
  }
  expect(faults).toEqual([]);
});
