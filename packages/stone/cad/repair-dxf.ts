// Own code until the writer of DXF writes these itself: https://github.com/node-projects/acad-ts.

/** A DXF as acad-ts writes it, with what strict readers need. */
export const repairedDxf = (text: string): string =>
  text.replaceAll(RESTATED_DIMENSION, '$<points>$<rotation>$<linear>').replaceAll(UNREADABLE_VIEWPORT, VIEWPORT);

/** A viewport as acad-ts 3.2.0 writes it: its number as that of its place only, its axes as one figure each. Readers such as ezdxf refuse the file. */
const UNREADABLE_VIEWPORT = /( 68\n)(?<id>.+\n)((?: \d\d\n.+\n){22,32}?)110\n0\.0\n111\n0\.0\n112\n0\.0\n/gu;
const VECTORS = ['110\n0\n120\n0\n130\n0', '111\n1\n121\n0\n131\n0', '112\n0\n122\n1\n132\n0', ''].join('\n');
const VIEWPORT = `$1$<id> 69\n$<id>$3${VECTORS}`;

/**
 * A linear dimension as acad-ts 3.2.0 writes it: the measured points twice, the rotation in the last subclass. AutoCAD writes the points once
 * and the rotation after them, and readers such as ezdxf find them only there.
 */
const RESTATED_DIMENSION =
  /(?<points>100\nAcDbAlignedDimension\n(?:.+\n.+\n){6})\1(?<linear>100\nAcDbRotatedDimension\n)(?<rotation> 50\n.+\n)/gu;
