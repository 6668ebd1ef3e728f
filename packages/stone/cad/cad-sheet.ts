import {
  LwPolyline,
  TextEntity,
  TextVerticalAlignmentType,
  Viewport,
  XY,
  XYZ,
  type CadDocument,
  type Layer as CadLayer,
  type TextStyle,
} from '@node-projects/acad-ts';
import type { Point } from '../drafting/drawing.ts';
import { drawingWords as words } from '../drafting/words.ts';
import type { Maker } from '../maker.ts';

/** A4 upright and across, in millimetres. */
const SHEETS: readonly Point[] = [
  [210, 297],
  [297, 210],
];
const SCALES = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
const MARGIN = 10;
/** Height of the title block, and of a row in it. */
const BLOCK = 24;
const ROW = 6;
const TEXT_HEIGHT = 2.5;

interface Sheet {
  /** What is drawn, in the model. */
  readonly from: Point;
  readonly to: Point;
  readonly titles: readonly string[];
  readonly company: Maker;
  readonly style: TextStyle;
  /** Of the frame, of its words, and of what isn't printed. */
  readonly layers: Readonly<Record<'view' | 'text' | 'edge', CadLayer>>;
}

/** The paper space of a model: an A4 sheet with all of it at the largest usual scale that fits, a frame and a title block. */
export function addSheet(document: CadDocument, { from, to, titles, company, style, layers }: Sheet): void {
  document.updateCollections(true, true);
  const { layouts, modelSpace, paperSpace } = document;
  const [model, paper] = [modelSpace?.layout, paperSpace?.layout];
  if (!layouts || !paperSpace || !model || !paper) throw new Error('The CAD document has no paper space.');
  const size: Point = [to[0] - from[0], to[1] - from[1]];
  const roomOn = ([width, height]: Point): Point => [width - 2 * MARGIN, height - 2 * MARGIN - BLOCK];
  const [best = { sheet: [210, 297] as Point, scale: 1000 }] = SHEETS.map((sheet) => {
    const [width, height] = roomOn(sheet);
    return { sheet, scale: SCALES.find((scale) => size[0] <= width * scale && size[1] <= height * scale) ?? Infinity };
  }).sort((a, b) => a.scale - b.scale);
  const { sheet, scale } = best;
  const [width, height] = sheet;
  const room = roomOn(sheet);

  layouts.add(model);
  layouts.add(paper);
  Object.assign(paper, {
    name: 'A4',
    tabOrder: 1,
    paperSize: 'ISO_A4_(210.00_x_297.00_MM)',
    paperWidth: width,
    paperHeight: height,
    paperUnits: 1,
    paperRotation: width > height ? 1 : 0,
    minLimits: new XY(0, 0),
    maxLimits: new XY(width, height),
    minExtents: new XYZ(0, 0, 0),
    maxExtents: new XYZ(width, height, 0),
  });
  paper.updatePaperViewport();
  const [own] = paper.viewports ?? [];
  if (own) Object.assign(own, { viewCenter: new XY(width / 2, height / 2), viewHeight: height, layer: layers.edge });
  paper.addViewport(
    Object.assign(new Viewport(), {
      id: 2,
      center: new XYZ(width / 2, MARGIN + BLOCK + room[1] / 2, 0),
      width: room[0],
      height: room[1],
      viewCenter: new XY(from[0] + size[0] / 2, from[1] + size[1] / 2),
      viewHeight: room[1] * scale,
      lensLength: 50,
      layer: layers.edge,
    }),
  );

  const box = (left: number, bottom: number, right: number, top: number) => {
    const corners = [new XY(left, bottom), new XY(right, bottom), new XY(right, top), new XY(left, top)];
    paperSpace.entities.add(Object.assign(new LwPolyline(corners), { isClosed: true, layer: layers.view }));
  };
  box(MARGIN, MARGIN, width - MARGIN, height - MARGIN);
  box(MARGIN, MARGIN, width - MARGIN, MARGIN + BLOCK);
  const rows = [
    titles.join('; '),
    `${words.scale} 1:${scale}, A4`,
    [company.name, ...company.phones.slice(0, 1)].join(', '),
  ];
  for (const [row, text] of rows.entries())
    paperSpace.entities.add(
      Object.assign(new TextEntity(text), {
        style,
        layer: layers.text,
        height: TEXT_HEIGHT,
        insertPoint: new XYZ(2 * MARGIN, MARGIN + BLOCK - (row + 1) * ROW, 0),
        alignmentPoint: new XYZ(2 * MARGIN, MARGIN + BLOCK - (row + 1) * ROW, 0),
        verticalAlignment: TextVerticalAlignmentType.Middle,
      }),
    );
}
