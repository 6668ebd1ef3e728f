const ORIENTATION_TAG = 0x0112;
const SHORT = 3;
const ENTRY_BYTES = 12;

/**
 * The orientation (1 to 8) in a TIFF block, 1 if it has none or one that doesn't exist.
 * @returns undefined where browsers might read it otherwise: the block is damaged or goes on elsewhere, the tag has another type or is there twice
 */
export function exifOrientation(tiff: Uint8Array): number | undefined {
  try {
    const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
    const isLittle = view.getUint16(0) === 0x4949;
    if ((!isLittle && view.getUint16(0) !== 0x4d4d) || view.getUint16(2, isLittle) !== 42) return undefined;
    const directory = view.getUint32(4, isLittle);
    const entries = Array.from(
      { length: view.getUint16(directory, isLittle) },
      (_, index) => directory + 2 + index * ENTRY_BYTES,
    );
    // Throws if the directory is longer than the block.
    const found = entries.filter(
      (entry) => [view.getUint32(entry + 8), view.getUint16(entry, isLittle)][1] === ORIENTATION_TAG,
    );
    if (found.length === 0) return 1;
    const [entry = 0] = found;
    const isUsual = view.getUint16(entry + 2, isLittle) === SHORT && view.getUint32(entry + 4, isLittle) === 1;
    if (found.length > 1 || !isUsual) return undefined;
    const value = view.getUint16(entry + 8, isLittle);
    return value >= 1 && value <= 8 ? value : 1;
  } catch {
    return undefined;
  }
}
