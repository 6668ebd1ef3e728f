import { unzipSync, zipSync } from 'fflate';

/** Packs a zip archive again, so that the same content gives the same bytes: everywhere alike, and dated. @param date as `2026-11-20` */
export const datedZip = (archive: Uint8Array, date: string): Uint8Array =>
  zipSync(unzipSync(archive), { mtime: new Date(`${date}T00:00:00`) });
