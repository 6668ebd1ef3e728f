/** Units of an SVG in a millimetre on paper: all its figures are whole numbers, finer than any screen shows. */
export const SVG_UNIT = 20;
