import { buffer } from 'node:stream/consumers';
import type { Download, Locator } from 'playwright-core';

export async function downloadBy(control: Locator): Promise<Download> {
  const [download] = await Promise.all([control.page().waitForEvent('download'), control.click()]);
  return download;
}

/** What a download delivered. Its path is of no use: the browser belongs to another process. */
export const bytesOf = async (download: Download): Promise<Buffer> => buffer(await download.createReadStream());
