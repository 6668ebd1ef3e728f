const LOCAL_HEADER = 0x04034b50;
const CENTRAL_ENTRY = 0x02014b50;
const END_OF_CENTRAL = 0x06054b50;
const END_LENGTH = 22;
const CENTRAL_LENGTH = 46;

/**
 * Dates every file in a zip archive alike, so that two builds are equal: docx stamps each with the clock.
 * @param date as `2026-11-20` @returns the archive itself, changed @throws for anything but a plain archive without a comment
 */
export function pinZip(archive: Buffer, date: string): Buffer {
  const [year = 1980, month = 1, day = 1] = date.split('-').map(Number);
  const dosDate = ((year - 1980) << 9) | (month << 5) | day;
  const end = archive.length - END_LENGTH;
  if (archive.readUInt32LE(end) !== END_OF_CENTRAL) throw new Error('This is no plain zip archive.');
  let entry = archive.readUInt32LE(end + 16);
  while (archive.readUInt32LE(entry) === CENTRAL_ENTRY) {
    stamp(archive, entry + 12, dosDate);
    const local = archive.readUInt32LE(entry + 42);
    if (archive.readUInt32LE(local) !== LOCAL_HEADER) throw new Error('An entry of the archive leads nowhere.');
    stamp(archive, local + 10, dosDate);
    entry += CENTRAL_LENGTH + archive.readUInt16LE(entry + 28) + archive.readUInt16LE(entry + 30) + archive.readUInt16LE(entry + 32);
  }
  return archive;
}

/** MS-DOS time and date: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, 4.4.6. */
function stamp(archive: Buffer, at: number, dosDate: number) {
  archive.writeUInt16LE(0, at);
  archive.writeUInt16LE(dosDate, at + 2);
}
