import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { hydrated, visit } from './browser.ts';

const printed = [paths.home, paths.facades, paths.sampleFolder, paths.contact, paths.laying] as const;

/** A text without spaces and word joiners: lines of a sheet break elsewhere. */
const unbroken = (text: string) => text.replaceAll(/[\s\u2060]/gu, '');

it('prints the heading of a section on the sheet of its first paragraph or item, and that as a whole', async () => {
  await using visited = await visit('about:blank');
  const { page } = visited;
  for (const path of printed) {
    await page.goto(path);
    await hydrated(page);
    await page.emulateMedia({ media: 'print' });
    const beginnings = await page.evaluate(() =>
      Array.from(document.querySelectorAll('main section h2'), (heading) => {
        const content = heading.parentElement?.nextElementSibling?.firstElementChild;
        const next = heading.nextElementSibling ?? (content?.matches('dl') ? content.firstElementChild : content);
        return heading.checkVisibility() ? { heading: heading.textContent, follows: next?.matches('p, dl > div') ? next.textContent : '' } : undefined;
      }).filter((beginning) => beginning !== undefined),
    );
    expect(beginnings.length).toBeGreaterThan(0);
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
    const sheets = (await extractText(await getDocumentProxy(new Uint8Array(pdf)))).text.map(unbroken);
    for (const { heading, follows } of beginnings) {
      const isKept = sheets.some((sheet) => sheet.includes(unbroken(heading + follows)) && !sheet.endsWith(unbroken(heading)));
      expect(isKept, `${path}: ${heading}`).toBe(true);
    }
  }
});
