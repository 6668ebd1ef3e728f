const LOCAL_HEADER = 0x04034b50;
const CENTRAL_ENTRY = 0x02014b50;
const END_OF_CENTRAL = 0x06054b50;
const END_LENGTH = 22;
const CENTRAL_LENGTH = 46;

/**
 * Dates every file in a zip archive alike, so that two builds are equal: docx stamps each with the clock.
 * @param date as `2026-11-20` @returns the archive itself, changed @throws for anything but a plain archive without a comment
 */
export function pinZip<Archive extends Uint8Array>(archive: Archive, date: string): Archive {
  const [year = 1980, month = 1, day = 1] = date.split('-').map(Number);
  const dosDate = ((year - 1980) << 9) | (month << 5) | day;
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const end = archive.length - END_LENGTH;
  if (view.getUint32(end, true) !== END_OF_CENTRAL) throw new Error('This is no plain zip archive.');
  let entry = view.getUint32(end + 16, true);
  while (view.getUint32(entry, true) === CENTRAL_ENTRY) {
    stamp(view, entry + 12, dosDate);
    const local = view.getUint32(entry + 42, true);
    if (view.getUint32(local, true) !== LOCAL_HEADER) throw new Error('An entry of the archive leads nowhere.');
    stamp(view, local + 10, dosDate);
    entry +=
      CENTRAL_LENGTH +
      view.getUint16(entry + 28, true) +
      view.getUint16(entry + 30, true) +
      view.getUint16(entry + 32, true);
  }
  return archive;
}

/** MS-DOS time and date: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, 4.4.6. */
function stamp(view: DataView, at: number, dosDate: number) {
  view.setUint16(at, 0, true);
  view.setUint16(at + 2, dosDate, true);
}
