/** @module-tag thorough */
import { expect, inject, it } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { pagePolicy } from '../../web/build/page-policy.ts';
import { hydrated, openPage, type Visit } from './browser.ts';

// While a deployment is under way, after one that failed and after a roll-back, CloudFront sends pages of one release with headers of another.

const POLICY = 'content-security-policy';
const OWN_POLICY = /<meta http-equiv="Content-Security-Policy" content="[^"]*">/;

/** The page of another release: other inline styles, and in its own policy the hashes of these. */
function otherPage(html: string): string {
  const page = html.replace(OWN_POLICY, '').replace('<style', () => '<style>:root{--release:other}</style><style');
  return page.replace(
    '<head>',
    () => `<head><meta http-equiv="Content-Security-Policy" content="${pagePolicy(page)}">`,
  );
}

/** The header of another release, which allows uploads to another place. */
const otherHeader = (header: string) =>
  header.replace(inject('uploadOrigin'), 'https://uploads-of-the-other-release.example');

const withScript = (html: string) => html.replace('</head>', '<script>document.title = "inline"</script></head>');

const same = (text: string) => text;

/** Opens a page in whose answer the document and the header are changed. */
async function openChanged(
  changePage: (html: string) => string,
  changeHeader: (header: string) => string,
): Promise<Visit> {
  const visited = await openPage('/robots.txt');
  await visited.page.route(`**${paths.contact}`, async (route) => {
    const answer = await route.fetch();
    const headers = { ...answer.headers(), [POLICY]: changeHeader(answer.headers()[POLICY] ?? '') };
    await route.fulfill({ response: answer, headers, body: changePage(await answer.text()) });
  });
  await visited.page.goto(paths.contact);
  return visited;
}

const releaseOf = ({ page }: Visit) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--release'));

it.each([
  ['the other release with the header of this one', otherPage, same, 'other'],
  ['this release with the header of the other one', same, otherHeader, ''],
  ['the other release with its own header', otherPage, otherHeader, 'other'],
])('a page of %s runs its script and has its styles', async (_, changePage, changeHeader, release) => {
  const visited = await openChanged(changePage, changeHeader);
  await hydrated(visited.page);
  expect(await releaseOf(visited)).toBe(release);
  // Rejects if the browser refused anything.
  await visited.close();
});

it('a page runs no script that is written into it', async () => {
  const visited = await openChanged(withScript, same);
  expect(await visited.page.title()).not.toBe('inline');
  await expect(visited.close()).rejects.toThrow('violations of the content security policy');
});
