import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { logo } from '../../shared/owner/brand.ts';
import { LOGO_FILE } from '../../shared/paths.ts';
import { endingWorker, FORMER_WORKERS, manifest, robots, securityText, sitemap } from './crawler-files.ts';
import { logoImage } from './pictures/logo-image.ts';

/** Edge lengths in pixels: a browser's tab, Apple's start screen, Android's and its splash screen. */
const ICONS = [
  { file: 'icon-32.png', size: 32 },
  { file: 'apple-touch-icon.png', size: 180 },
  { file: 'icon-192.png', size: 192 },
  { file: 'icon-512.png', size: 512 },
] as const;

/** Writes the files that browsers and crawlers expect at the root of a site: icons, manifest, sitemap, robots, security.txt, and what ends a former site's service worker. */
export async function writeCrawlerFiles(folder: string): Promise<void> {
  const icons = await Promise.all(
    ICONS.map(async ({ file, size }) => {
      const png = await logoImage(size, true);
      await writeFile(join(folder, file), png);
      return { src: `/${file}`, size, png };
    }),
  );
  for (const file of ['icon.svg', LOGO_FILE]) await writeFile(join(folder, file), logo);
  const tabIcon = icons.find(({ size }) => size === 32);
  if (tabIcon) await writeFile(join(folder, 'favicon.ico'), iconFile(tabIcon.png, tabIcon.size));
  await writeFile(join(folder, 'site.webmanifest'), manifest(icons.filter(({ size }) => size >= 192)));
  await writeFile(join(folder, 'sitemap.xml'), sitemap());
  await writeFile(join(folder, 'robots.txt'), robots());
  for (const name of FORMER_WORKERS) await writeFile(join(folder, name), endingWorker);
  await mkdir(join(folder, '.well-known'), { recursive: true });
  await writeFile(join(folder, '.well-known/security.txt'), securityText(new Date()));
}

/** A PNG in an ICO container with one entry: sharp writes none, and browsers still ask for /favicon.ico. */
function iconFile(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
