import {
  ACadVersion,
  AngularDirection,
  CadDocument,
  Layer as CadLayer,
  DwgWriter,
  DxfWriter,
  DxfWriterConfiguration,
  TextStyle,
  UnitsType,
  VPort,
  XY,
  XYZ,
  type Entity as CadEntity,
} from '@node-projects/acad-ts';
import type { Drawing, DrawingLayer, Point } from '../drafting/drawing.ts';
import { BESIDE_SHEET } from '../drafting/model-origin.ts';
import { LINE_HEIGHT, TEXT_SIZE } from '../drafting/paper.ts';
import { lines } from '../drafting/parts.ts';
import { drawingWords as words } from '../drafting/words.ts';
import type { Maker } from '../maker.ts';
import { cadEntities } from './cad-entities.ts';
import { CAPITAL, spelt, textEntity, type Pen } from './cad-pen.ts';
import { addSheet } from './cad-sheet.ts';
import { cadLayer, dimensionStyle } from './cad-tables.ts';
import { repairedDxf } from './repair-dxf.ts';

/** Distance between two drawings in one model, in millimetres on paper, and the maximum characters per line of their notes. */
const DISTANCE = 15;
const NOTE_LENGTH = 60;
// Fixed, so that equal drawings give equal files.
const NO_GUID = '00000000-0000-0000-0000-000000000000';

/** The drawings side by side in one model, 1:1 in millimetres, as DWG for AutoCAD 2000 and later, the version with the widest support. */
export const toDwg = (drawings: readonly Drawing[], company: Maker): Uint8Array =>
  DwgWriter.writeToBuffer(cadDocument(drawings, company, dwg));

/** The same model as DXF in UTF-8, for AutoCAD 2013 and later. */
export function toDxf(drawings: readonly Drawing[], company: Maker): string {
  const pieces: string[] = [];
  const configuration = Object.assign(new DxfWriterConfiguration(), { decimalPrecision: 6 });
  // Simple programs draw all dimensions with the settings of the header.
  for (const name of [
    '$DIMSCALE',
    '$DIMTXT',
    '$DIMTSZ',
    '$DIMASZ',
    '$DIMEXE',
    '$DIMEXO',
    '$DIMGAP',
    '$DIMTIH',
    '$DIMTOH',
  ])
    configuration.addHeaderVariable(name);
  // Where the drawing is, so that programs open on it.
  for (const name of ['$EXTMIN', '$EXTMAX', '$LIMMIN', '$LIMMAX']) configuration.addHeaderVariable(name);
  const target = { write: (piece: string) => void pieces.push(piece) };
  DxfWriter.writeToStream(target, cadDocument(drawings, company, dxf), false, configuration);
  return repairedDxf(pieces.join(''));
}

interface Format {
  readonly version: ACadVersion;
  /** The writer uses universal time for DWG and local time for DXF; the dates give the same file in every time zone. */
  readonly date: Date;
  /** One degree of a hatch's lines as acad-ts writes it. */
  readonly turn: number;
}

const dwg: Format = { version: ACadVersion.AC1015, date: new Date(Date.UTC(2026, 0, 1)), turn: Math.PI / 180 };
const dxf: Format = { version: ACadVersion.AC1027, date: new Date(2026, 0, 1), turn: 1 };

function cadDocument(drawings: readonly Drawing[], company: Maker, { version, date, turn }: Format): CadDocument {
  const document = new CadDocument(version);
  const { header, layers, lineTypes, textStyles, dimensionStyles, modelSpace, summaryInfo } = document;
  if (!header || !layers || !lineTypes || !textStyles || !dimensionStyles || !modelSpace)
    throw new Error('The CAD document has no tables.');
  Object.assign(header, {
    insUnits: UnitsType.Millimeters,
    measurementUnits: 1,
    displayLineWeight: true,
    angularDirection: AngularDirection.CounterClockWise,
  });
  Object.assign(header, {
    createDateTime: date,
    updateDateTime: date,
    universalCreateDateTime: date,
    universalUpdateDateTime: date,
  });
  Object.assign(header, { fingerPrintGuid: NO_GUID, versionGuid: NO_GUID });
  if (summaryInfo)
    Object.assign(summaryInfo, {
      title: drawings.map(({ title }) => title).join('; '),
      author: company.name,
      createdDate: date,
      modifiedDate: date,
    });

  const style = Object.assign(new TextStyle(words.layers.text), { filename: 'arial.ttf' });
  textStyles.add(style);
  // The header has one scale for all drawings. With the smallest one, no texts overlap.
  const scale = Math.min(...drawings.map((drawing) => drawing.scale));
  Object.assign(header, {
    dimensionScaleFactor: scale,
    dimensionTextHeight: TEXT_SIZE * CAPITAL,
    dimensionTickSize: 1,
    dimensionArrowSize: 1,
  });
  Object.assign(header, { dimensionExtensionLineExtension: 1, dimensionExtensionLineOffset: 1, dimensionLineGap: 1 });
  Object.assign(header, { dimensionTextInsideHorizontal: true, dimensionTextOutsideHorizontal: true });
  const cadLayers = Object.fromEntries(
    (Object.keys(words.layers) as DrawingLayer[]).map((layer) => [layer, cadLayer(layer, scale)]),
  ) as Record<DrawingLayer, CadLayer>;
  for (const layer of Object.values(cadLayers)) layers.add(layer);
  const edge = Object.assign(new CadLayer(words.edgeLayer), { isOn: false });
  layers.add(edge);

  let [left, foot, top] = [BESIDE_SHEET, 0, 0];
  let start = Infinity;
  for (const drawing of drawings) {
    const [[from, low], [to, head]] = drawing.extents;
    // A layout is where the model of its plan is; another drawing begins beside the sheet.
    const { origin } = drawing;
    if (origin !== undefined) left = origin + from;
    start = Math.min(start, left);
    const bottom = origin === undefined ? low : 0;
    const kind = dimensionStyle(drawing.scale, style);
    if (!dimensionStyles.contains(kind.name)) dimensionStyles.add(kind);
    const pen: Pen = {
      scale: drawing.scale,
      layers: cadLayers,
      edge,
      style,
      dimensions: dimensionStyles.get(kind.name),
      move: [left - from, -bottom],
      turn,
    };
    const rows = legend(drawing, company, pen);
    for (const entity of drawing.entities.flatMap((part) => cadEntities(part, pen))) modelSpace.entities.add(entity);
    for (const row of rows) modelSpace.entities.add(row);
    for (const { at, text, size } of drawing.small ?? [])
      modelSpace.entities.add(textEntity({ kind: 'words', at, text, align: 'middle', upright: false }, pen, size));
    left += to - from + DISTANCE * drawing.scale;
    [foot, top] = [
      Math.min(foot, low - bottom - (rows.length + 2) * LINE_HEIGHT * drawing.scale),
      Math.max(top, head - bottom),
    ];
  }
  header.currentDimensionStyleName = dimensionStyle(drawings[0]?.scale ?? 1, style).name;
  const [from, to]: readonly Point[] = [
    [start, foot],
    [left - DISTANCE * (drawings.at(-1)?.scale ?? 0), top],
  ];
  if (from && to) {
    show(document, from, to);
    addSheet(document, {
      company,
      from,
      to,
      titles: drawings.map(({ title }) => spelt(title)),
      style,
      layers: { ...cadLayers, edge },
    });
  }
  return document;
}

/** Relation of width and height of a screen. */
const SCREEN = 16 / 10;

/** Opens the model on the whole drawing. */
function show({ header, vPorts }: CadDocument, [left, foot]: Point, [right, top]: Point): void {
  Object.assign(header ?? {}, {
    modelSpaceExtMin: new XYZ(left, foot, 0),
    modelSpaceExtMax: new XYZ(right, top, 0),
    modelSpaceLimitsMin: new XY(left, foot),
    modelSpaceLimitsMax: new XY(right, top),
  });
  Object.assign(vPorts?.get(VPort.defaultName) ?? {}, {
    center: new XY((left + right) / 2, (foot + top) / 2),
    viewHeight: Math.max(top - foot, (right - left) / SCREEN),
    aspectRatio: SCREEN,
  });
}

/** Title, scale and note, placed below the drawing. */
function legend(
  { title, scale, note, extents: [[left, bottom]] }: Drawing,
  company: Maker,
  pen: Pen,
): readonly CadEntity[] {
  const rows = [title, `${words.scale} 1:${scale}. ${company.name}`, ...lines(note, NOTE_LENGTH)];
  return rows.map((text, index) =>
    textEntity(
      { kind: 'words', at: [left, bottom - (index + 2) * LINE_HEIGHT * scale], text, align: 'start', upright: false },
      pen,
      index === 0 ? 1.3 * TEXT_SIZE : TEXT_SIZE,
    ),
  );
}
