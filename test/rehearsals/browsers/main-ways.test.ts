import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recipeCode } from '@works/stone/codes/recipe-code';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { allForms } from '../../../shared/forms/all-forms.ts';
import { complaint } from '../../../shared/forms/complaint.ts';
import { contact } from '../../../shared/forms/contact.ts';
import type { Form } from '../../../shared/forms/define-form.ts';
import { SEND_FAILED } from '../../../shared/notices.ts';
import { allPaths, pathOfForm, paths } from '../../../shared/paths.ts';
import { PLANNER_ANCHOR, recipeQuery } from '../../../shared/stone-addresses.ts';
import { presets } from '../../../web/content/atelier.ts';
import { galleryWords } from '../../../web/content/gallery.ts';
import { documents } from '../../../web/content/library.ts';
import { plannerOffer } from '../../../web/content/planner-offer.ts';
import { entriesFor, uniqueEmail } from '../../e2e/fill.ts';
import { rowsOf } from '../../e2e/rows.ts';
import { RETRY_LIMIT_MS } from '../../hang-limits.ts';
import { readPdf } from '../../web/builder/documents/read-pdf.ts';
import { isMissing } from '../is-missing.ts';
import { openErrors } from './accepted.ts';
import { brokenWords } from './broken-words.ts';
import { openChromium109 } from './chromium-109.ts';
import { openFirefox } from './firefox.ts';
import type { Session } from './session.ts';
import { openWebKit } from './webkit.ts';

const DESKTOP = [1440, 900] as const;
const PHONE = [390, 844] as const;
const SHORTEST_PART = 4;

const url = (path: string) => inject('url') + path;

const browsers = [
  { name: 'Firefox', open: openFirefox, isLeftOut: isMissing('firefox-esr', 'firefox-esr', '--version') },
  {
    name: 'WebKitGTK',
    open: openWebKit,
    isLeftOut: isMissing('webkit2gtk-driver xvfb', 'WebKitWebDriver', '--version'),
  },
  // Its package is for Linux on x64.
  { name: 'Chromium 109', open: openChromium109, isLeftOut: process.platform !== 'linux' || process.arch !== 'x64' },
];

describe.each(browsers.filter(({ isLeftOut }) => !isLeftOut))('$name', ({ name: browser, open }) => {
  let session: Session;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'browsers-'));
    session = await open(folder);
  });
  // oxlint-disable-next-line vitest/no-standalone-expect -- whatever a test does
  afterEach(async () => expect(openErrors(browser, await session.takeErrors())).toEqual([]));
  /** The text of the only download of a kind; empty until it is there. */
  const saved = async (extension: string) => {
    const files = (await readdir(folder)).filter((file) => file.endsWith(extension));
    return files.length === 1 ? readFile(join(folder, files[0] ?? ''), 'latin1') : '';
  };
  afterAll(async () => {
    await session?.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function visit(path: string, [width, height]: readonly [number, number] = DESKTOP) {
    await session.resize(width, height);
    await session.goTo(url(path));
    await hydrated();
  }
  async function hydrated() {
    await expect.poll(() => session.evaluate(() => document.documentElement.hasAttribute('data-hydrated'))).toBe(true);
  }
  /** Clicks when nothing moves: during a transition between pages, the browser shows pictures of them. */
  async function click(selector: string) {
    await expect
      .poll(() =>
        session.evaluate(
          () =>
            document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
              .length,
        ),
      )
      .toBe(0);
    await session.click(selector);
  }
  const pathname = () => session.evaluate(() => location.pathname);
  const heading = () => session.evaluate(() => document.querySelector('h1')?.textContent ?? '');
  const isShown = (selector: string) =>
    session.evaluate((css) => document.querySelector(css)?.checkVisibility() === true, selector);
  const textOf = (selector: string) =>
    session.evaluate((css) => document.querySelector(css)?.textContent ?? '', selector);
  const count = (selector: string) => session.evaluate((css) => document.querySelectorAll(css).length, selector);
  const valueOf = (name: string) =>
    session.evaluate((css) => document.querySelector<HTMLInputElement>(css)?.value, `form [name="${name}"]`);
  const drawnFigures = () =>
    session.evaluate(
      (id) => [...document.querySelectorAll(`#${id} svg text`)].map((text) => text.textContent),
      PLANNER_ANCHOR,
    );
  /** Presses the first control whose name contains the text. */
  async function pressButton(text: string) {
    await session.evaluate((name) => {
      document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
      const named = [...document.querySelectorAll<HTMLElement>('button, a[aria-haspopup]')].find(
        (button) => button.checkVisibility() && `${button.ariaLabel ?? ''} ${button.textContent}`.includes(name),
      );
      named?.setAttribute('data-pressed', '');
    }, text);
    await click('[data-pressed]');
  }

  async function fillIn(form: Form, entries: Readonly<Record<string, string>>) {
    for (const [name, value] of Object.entries(entries)) {
      const field = `form [name="${name}"]`;
      if (form.fields[name]?.input === 'choice') await session.choose(field, value);
      else await session.fill(field, value);
    }
    await session.fill('form [name="math_answer"]', form.math.answer);
    await click('form [name="privacy"]');
  }

  it.each(allPaths)('shows %s on a phone without errors, within the window, with sound line breaks', async (path) => {
    await visit(path, PHONE);
    expect(await heading()).not.toBe('');
    expect(await session.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    // Headings and labels break only at marks, other words with at least four letters on a line.
    const bad = (await session.evaluate(brokenWords)).filter(
      ({ parts, isHeading, isMarked }) =>
        !isMarked && (isHeading || parts.some((part) => part.replaceAll(/\P{L}/gu, '').length < SHORTEST_PART)),
    );
    expect(bad.map(({ parts }) => parts.join('|'))).toEqual([]);
  });

  const photoFiles = () =>
    Promise.all(
      ['riss.jpg', 'kante.jpg'].map(async (name, index) => {
        const path = join(folder, name);
        await sharp({ create: { width: 900 + index, height: 700, channels: 3, background: '#8c867c' } }).toFile(path);
        return path;
      }),
    );

  it.each(allForms)('sends $id, photos too', async (form) => {
    await visit(pathOfForm(form.id) ?? '');
    const entries = entriesFor(form, uniqueEmail());
    await fillIn(form, entries);
    const files = form === complaint ? await photoFiles() : [];
    if (files.length > 0) await session.attach('form input[type="file"]', files);
    await expect.poll(() => count('form li:not(fieldset *) img')).toBe(files.length);
    await click('form button[type="submit"]');
    await expect.poll(() => textOf('[data-notice]')).toBe(form.success.title + form.success.text);
    const [row] = await rowsOf(form, entries['email']);
    expect(row).toMatchObject(entries);
    const photos = (row?.['photo_urls'] ?? []) as string[];
    expect(await Promise.all(photos.map(async (photo) => (await fetch(photo)).headers.get('content-type')))).toEqual(
      files.map(() => 'image/jpeg'),
    );
    expect(await valueOf('email')).toBe('');
  });

  it('opens the sub-menu of the header and follows a link of it', async ({ skip }) => {
    await visit(paths.home);
    const link = `header nav [popover] a[href="${paths.facades}"]`;
    expect(await isShown(link)).toBe(false);
    const hasPopovers = await session.evaluate(() => 'popover' in HTMLElement.prototype);
    expect(await isShown('header nav button[popovertarget]')).toBe(hasPopovers);
    if (!hasPopovers) return skip('it has no pop-overs, so the page shows no sub-menus');
    await click('header nav button[popovertarget]');
    await expect.poll(() => isShown(link)).toBe(true);
    await session.press('Escape');
    await expect.poll(() => isShown(link)).toBe(false);
    await click('header nav button[popovertarget]');
    await click(link);
    await expect.poll(pathname).toBe(paths.facades);
    await expect.poll(() => session.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  });

  it('opens the drawer on a phone and closes it on a link', async () => {
    await visit(paths.home, PHONE);
    await click('header button[aria-haspopup="dialog"]');
    await expect.poll(() => isShown('#menue')).toBe(true);
    await click(`#menue a[href="${paths.contact}"]`);
    await expect.poll(pathname).toBe(paths.contact);
    await expect.poll(() => isShown('#menue')).toBe(false);
  });

  it('goes back and forward through pages', async () => {
    await visit(paths.home);
    await click(`footer a[href="${paths.imprint}"]`);
    await expect.poll(heading).toBe('Impressum');
    await click(`footer a[href="${paths.privacy}"]`);
    await expect.poll(pathname).toBe(paths.privacy);
    await session.back();
    await expect.poll(heading).toBe('Impressum');
    await session.back();
    await expect.poll(pathname).toBe(paths.home);
    await session.forward();
    await expect.poll(heading).toBe('Impressum');
  });

  it('leaves a page while its scripts load', async () => {
    await session.resize(...DESKTOP);
    for (const path of [paths.facades, paths.contact, paths.finishes, paths.home]) {
      await session.evaluate((next) => {
        location.href = next;
      }, url(path));
      // The next address follows as soon as the browser shows this one.
      await expect.poll(pathname, { interval: 1 }).toBe(path);
    }
    await hydrated();
  });

  it('searches and filters the library, and downloads a document', async () => {
    await visit(paths.library);
    // The files of products are a table below.
    const rows = 'main :not(#produktdateien) > table tbody tr';
    expect(await count(rows)).toBe(documents.length);
    await session.fill('main input[type="search"]', 'Frost');
    await expect.poll(() => count(rows)).toBeLessThan(documents.length);
    await expect.poll(() => textOf('main [role="status"]')).toContain('Dokumente gefunden');
    await expect.poll(() => session.evaluate(() => location.search)).toContain('Frost');
    await session.reload();
    await hydrated();
    expect(
      await session.evaluate(() => document.querySelector<HTMLInputElement>('main input[type="search"]')?.value),
    ).toBe('Frost');
    await click('main table a[download][href$=".pdf"], main table button');
    await expect.poll(() => saved('.pdf')).toMatch(/%%EOF\s*$/u);
  });

  it('shows pictures in full size and gives the focus back', async () => {
    await visit(paths.finishes);
    await pressButton(galleryWords.enlarge);
    await expect.poll(() => count('dialog[open] img')).toBeGreaterThan(0);
    const first = await textOf('dialog[open]');
    await session.press('ArrowRight');
    await expect.poll(() => textOf('dialog[open]')).not.toBe(first);
    await session.press('Escape');
    await expect.poll(() => count('dialog[open]')).toBe(0);
    expect(await session.evaluate(() => document.activeElement?.hasAttribute('data-pressed'))).toBe(true);
  });

  it('opens the Atelier with a recipe of the address, and follows a preset', async () => {
    await visit(`${paths.finishes}?${recipeQuery}=${recipeCode(presets[2]?.recipe ?? presets[0].recipe)}`);
    await expect
      .poll(() => session.evaluate(() => document.querySelector('#atelier [data-state]')?.getAttribute('data-state')))
      .toMatch(/alive|still/u);
    expect(await textOf('#atelier code')).toBe(recipeCode(presets[2]?.recipe ?? presets[0].recipe));
    await pressButton(presets[1]?.name ?? '');
    await expect.poll(() => textOf('#atelier code')).toBe(recipeCode(presets[1]?.recipe ?? presets[0].recipe));
  });

  it('marks what is missing, and says when a request could not be sent', async () => {
    await visit(paths.contact);
    await click('form button[type="submit"]');
    await expect.poll(() => count('form [aria-invalid="true"]')).toBeGreaterThan(2);
    await fillIn(contact, entriesFor(contact, uniqueEmail()));
    await session.evaluate(() => {
      window.fetch = () => Promise.reject(new TypeError('offline'));
    });
    await click('form button[type="submit"]');
    await expect.poll(() => textOf('[data-notice]'), { timeout: RETRY_LIMIT_MS }).toContain(SEND_FAILED.title);
    // What the page itself says of it.
    await session.takeErrors();
    expect(await valueOf('email')).not.toBe('');
  });

  it('plans a floor and delivers its drawing', async () => {
    await visit(paths.flooring);
    await pressButton(plannerOffer.open);
    await expect.poll(() => count(`#${PLANNER_ANCHOR} svg[role="img"]`)).toBeGreaterThan(0);
    await session.fill(`#${PLANNER_ANCHOR} input[id$="length"]`, '650');
    await expect.poll(drawnFigures).toContain('650');
    await pressButton('DXF');
    await expect.poll(() => saved('.dxf')).toMatch(/EOF\s*$/u);
  });

  it('prints a product as a data sheet without its menus', async ({ skip }) => {
    await visit(paths.flooring);
    const printed = await session.print?.();
    if (!printed) return skip('its driver makes no PDF that can be read');
    const { text, pages } = await readPdf(printed);
    expect(pages).toBeGreaterThan(1);
    // Browsers place letters each in their own way.
    const plain = text.replaceAll(/[\s\u00ad]/gu, '');
    expect(plain).toContain('Abriebfestigkeit');
    expect(plain).not.toContain(plannerOffer.open.replaceAll(' ', ''));
  });

  it('keeps a draft over a reload', async () => {
    await visit(paths.contact);
    await session.fill('form [name="name"]', 'Győző Œuvray');
    await session.fill('form [name="message"]', 'Zeile eins');
    await session.reload();
    await hydrated();
    await expect.poll(() => valueOf('name')).toBe('Győző Œuvray');
    expect(await valueOf('message')).toBe('Zeile eins');
    await visit(paths.home);
    await visit(paths.contact);
    await expect.poll(() => valueOf('name')).toBe('Győző Œuvray');
  });
});
