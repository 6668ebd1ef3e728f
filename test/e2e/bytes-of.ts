import { buffer } from 'node:stream/consumers';
import type { Download } from 'playwright-core';

/** What a download delivered. Its path is of no use: the browser belongs to another process. */
export const bytesOf = async (download: Download): Promise<Buffer> => buffer(await download.createReadStream());
