import { Layer as CadLayer, Color, DimensionStyle, LineType, LineTypeSegment, TextStyle } from '@node-projects/acad-ts';
import type { DrawingLayer } from '../drafting/drawing.ts';
import { dashes, pens, TEXT_SIZE } from '../drafting/paper.ts';
import { drawingWords as words } from '../drafting/words.ts';
import { CAPITAL } from './cad-pen.ts';

/** Colours of AutoCAD's index; 7 is black on white and white on black. */
const colours: Readonly<Record<DrawingLayer, number>> = {
  piece: 5,
  cut: 7,
  view: 8,
  axis: 1,
  dimension: 3,
  hatch: 9,
  text: 7,
};

export function cadLayer(layer: DrawingLayer, scale: number): CadLayer {
  const made = Object.assign(new CadLayer(words.layers[layer]), {
    lineWeight: Math.round(pens[layer] * 100),
    color: new Color(colours[layer]),
  });
  const dash = dashes[layer];
  if (dash) {
    const lineType = new LineType(words.layers[layer]);
    // A gap is a negative length.
    for (const [index, length] of dash.entries())
      lineType.addSegment(
        Object.assign(new LineTypeSegment(), { length: (index % 2 === 0 ? length : -length) * scale }),
      );
    made.lineType = lineType;
  }
  return made;
}

/** Oblique ticks, horizontal text, whole millimetres. Sizes are in millimetres on paper, multiplied by the scale. */
export function dimensionStyle(scale: number, style: TextStyle): DimensionStyle {
  return Object.assign(new DimensionStyle(`1-${scale}`), {
    style,
    scaleFactor: scale,
    textHeight: TEXT_SIZE * CAPITAL,
    tickSize: 1,
    arrowSize: 1,
    dimensionLineExtension: 1,
    extensionLineExtension: 1,
    extensionLineOffset: 1,
    dimensionLineGap: 1,
    textInsideHorizontal: true,
    textOutsideHorizontal: true,
    decimalPlaces: 0,
  });
}
