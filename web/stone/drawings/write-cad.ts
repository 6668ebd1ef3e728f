import {
  ACadVersion,
  AngularDirection,
  Arc,
  BlockRecord,
  CadDocument,
  Layer as CadLayer,
  Circle,
  Color,
  DimensionLinear,
  DimensionStyle,
  DwgWriter,
  DxfWriter,
  DxfWriterConfiguration,
  Hatch,
  HatchBoundaryPath,
  HatchBoundaryPathPolyline,
  HatchPattern,
  HatchPatternType,
  Line,
  LineType,
  LineTypeSegment,
  LwPolyline,
  TextEntity,
  TextHorizontalAlignment,
  TextStyle,
  TextVerticalAlignmentType,
  UnitsType,
  VPort,
  XY,
  XYZ,
  type Entity as CadEntity,
} from '@node-projects/acad-ts';
import { company } from '../../content/owner/company.ts';
import type { DimensionChain, Drawing, Entity, Hatch as HatchedPart, Layer, Point } from '../drafting/drawing.ts';
import { dimensionWords, edgeAt, entityMarks, type FillMark, type Mark, type WordsMark } from '../drafting/marks.ts';
import { dashes, LINE_HEIGHT, pens, SMALL_TEXT_SIZE, TEXT_SIZE, textWidth } from '../drafting/paper.ts';
import { lines } from '../drafting/parts.ts';
import { drawingWords as words } from '../drafting/words.ts';
import { cadPattern } from './cad-hatch.ts';
import { addSheet } from './cad-sheet.ts';

/** Cap height of Archivo relative to its type size. CAD text height is the cap height. */
const CAPITAL = 0.686;
/** Distance between two drawings in one model, in millimetres on paper, and the maximum characters per line of their notes. */
const DISTANCE = 15;
const NOTE_LENGTH = 60;
/** Where the model begins: LibreCAD draws the sheet of the paper space into it, at the origin. */
const BESIDE_SHEET = 300;
// Fixed, so that equal drawings give equal files.
const NO_GUID = '00000000-0000-0000-0000-000000000000';

/** The drawings side by side in one model, 1:1 in millimetres, as DWG for AutoCAD 2000 and later, the version with the widest support. */
export const toDwg = (...drawings: readonly Drawing[]): Uint8Array =>
  DwgWriter.writeToBuffer(cadDocument(drawings, dwg));

/** The same model as DXF in UTF-8, for AutoCAD 2013 and later. */
export function toDxf(...drawings: readonly Drawing[]): string {
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
  DxfWriter.writeToStream(target, cadDocument(drawings, dxf), false, configuration);
  return pieces
    .join('')
    .replaceAll(RESTATED_DIMENSION, '$<points>$<rotation>$<linear>')
    .replaceAll(UNREADABLE_VIEWPORT, VIEWPORT);
}

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

interface Format {
  readonly version: ACadVersion;
  /** The writer uses universal time for DWG and local time for DXF; the dates give the same file in every time zone. */
  readonly date: Date;
  /** One degree of a hatch's lines as acad-ts writes it. */
  readonly turn: number;
}

const dwg: Format = { version: ACadVersion.AC1015, date: new Date(Date.UTC(2026, 0, 1)), turn: Math.PI / 180 };
const dxf: Format = { version: ACadVersion.AC1027, date: new Date(2026, 0, 1), turn: 1 };

function cadDocument(drawings: readonly Drawing[], { version, date, turn }: Format): CadDocument {
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
    dimensionTextHeight: SMALL_TEXT_SIZE * CAPITAL,
    dimensionTickSize: 1,
    dimensionArrowSize: 1,
  });
  Object.assign(header, { dimensionExtensionLineExtension: 1, dimensionExtensionLineOffset: 1, dimensionLineGap: 1 });
  Object.assign(header, { dimensionTextInsideHorizontal: true, dimensionTextOutsideHorizontal: true });
  const cadLayers = Object.fromEntries(
    (Object.keys(words.layers) as Layer[]).map((layer) => [layer, cadLayer(layer, scale)]),
  ) as Record<Layer, CadLayer>;
  for (const layer of Object.values(cadLayers)) layers.add(layer);
  const edge = Object.assign(new CadLayer(words.edgeLayer), { isOn: false });
  layers.add(edge);

  let [left, foot, top] = [BESIDE_SHEET, 0, 0];
  for (const drawing of drawings) {
    const [[from, bottom], [to, head]] = drawing.extents;
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
    const rows = legend(drawing, pen);
    for (const entity of drawing.entities.flatMap((part) => cadEntities(part, pen))) modelSpace.entities.add(entity);
    for (const row of rows) modelSpace.entities.add(row);
    left += to - from + DISTANCE * drawing.scale;
    [foot, top] = [Math.min(foot, -(rows.length + 2) * LINE_HEIGHT * drawing.scale), Math.max(top, head - bottom)];
  }
  header.currentDimensionStyleName = dimensionStyle(drawings[0]?.scale ?? 1, style).name;
  const [from, to]: readonly Point[] = [
    [BESIDE_SHEET, foot],
    [left - DISTANCE * (drawings.at(-1)?.scale ?? 0), top],
  ];
  if (from && to) {
    show(document, from, to);
    addSheet(document, {
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

/** Colours of AutoCAD's index; 7 is black on white and white on black. */
const colours: Readonly<Record<Layer, number>> = {
  piece: 5,
  cut: 7,
  view: 8,
  axis: 1,
  dimension: 3,
  hatch: 9,
  text: 7,
};

function cadLayer(layer: Layer, scale: number): CadLayer {
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
function dimensionStyle(scale: number, style: TextStyle): DimensionStyle {
  return Object.assign(new DimensionStyle(`1-${scale}`), {
    style,
    scaleFactor: scale,
    textHeight: SMALL_TEXT_SIZE * CAPITAL,
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

interface Pen {
  readonly scale: number;
  readonly layers: Readonly<Record<Layer, CadLayer>>;
  /** Of what is neither seen nor printed: the outlines that hatches follow. */
  readonly edge: CadLayer;
  readonly style: TextStyle;
  readonly dimensions: DimensionStyle;
  /** Offset from the drawing's origin to its position in the model. */
  readonly move: Point;
  readonly turn: number;
}

function cadEntities(entity: Entity, pen: Pen): readonly CadEntity[] {
  // LibreCAD reads the text direction from the header only, so all vertical chains of a file use the same.
  if (entity.kind === 'dimensions') return dimensions({ ...entity, lying: true }, pen);
  if (entity.kind === 'hatch') return hatched(entity, pen);
  if (entity.kind !== 'arc') return entityMarks(entity, pen.scale).map((mark) => drawn(mark, pen));
  const centre = placed(entity.centre, pen);
  const whole = entity.to - entity.from === 360;
  const arc = whole
    ? Object.assign(new Circle(), { center: centre, radius: entity.radius })
    : new Arc(centre, entity.radius, radians(entity.from), radians(entity.to));
  return [on(arc, entity.layer, pen)];
}

/** One dimension for each measure, with its picture as a block for programs that don't draw dimensions. */
function dimensions(chain: DimensionChain, pen: Pen): readonly CadEntity[] {
  const figures = dimensionWords(chain, pen.scale);
  return chain.texts.flatMap((text, index): readonly CadEntity[] => {
    const figure = figures[chain.texts.slice(0, index).filter(Boolean).length];
    const stops = [chain.stops[index] ?? 0, chain.stops[index + 1] ?? 0] as const;
    if (!figure || text === '') return [];
    const edges = [edgeAt(chain.edge, index), edgeAt(chain.edge, index + 1)] as const;
    const alone = chain.texts.length === 1;
    const picture = entityMarks(alone ? chain : { ...chain, stops, edge: edges, texts: [''] }, pen.scale);
    const at = (along: number, across: number) =>
      placed(chain.direction === 'horizontal' ? [along, across] : [across, along], pen);
    const block = new BlockRecord(`*D${stops.join('_')}`);
    block.isAnonymous = true;
    for (const mark of alone ? picture : [...picture, figure]) block.entities.add(drawn(mark, pen));
    const dimension = Object.assign(new DimensionLinear(), {
      firstPoint: at(stops[0], edges[0]),
      secondPoint: at(stops[1], edges[1]),
      definitionPoint: at(stops[1], chain.line),
      textMiddlePoint: placed(middleOf(figure, pen.scale), pen),
      isTextUserDefinedLocation: true,
      rotation: chain.direction === 'horizontal' ? 0 : Math.PI / 2,
      text: spelt(text),
      style: pen.dimensions,
      block,
    });
    return [on(dimension, 'dimension', pen)];
  });
}

/** The middle of a text that is aligned to its start or end. */
function middleOf({ at: [x, y], text, align }: WordsMark, scale: number): Point {
  const half = (textWidth(text) * (SMALL_TEXT_SIZE / TEXT_SIZE) * scale) / 2;
  return [align === 'start' ? x + half : align === 'end' ? x - half : x, y];
}

function drawn(mark: Mark, pen: Pen): CadEntity {
  if (mark.kind === 'words') return textEntity(mark, pen, SMALL_TEXT_SIZE);
  if (mark.kind === 'fill') return filled(mark, pen);
  const [start, end, ...more] = mark.points;
  if (start && end && more.length === 0) return on(new Line(placed(start, pen), placed(end, pen)), mark.layer, pen);
  const polyline = new LwPolyline(mark.points.map((point) => flat(point, pen)));
  polyline.isClosed = mark.closed;
  return on(polyline, mark.layer, pen);
}

function filled({ points, layer }: FillMark, pen: Pen): CadEntity {
  const edge = Object.assign(new HatchBoundaryPathPolyline(), {
    vertices: points.map((point) => placed(point, pen)),
    isClosed: true,
  });
  return on(
    Object.assign(new Hatch(), { isSolid: true, pattern: HatchPattern.solid, paths: [new HatchBoundaryPath([edge])] }),
    layer,
    pen,
  );
}

/** A cut part with the pattern of its material, which follows its outlines when they are stretched. */
function hatched({ material, outline, islands = [] }: HatchedPart, pen: Pen): readonly CadEntity[] {
  const hatch = Object.assign(new Hatch(), {
    isSolid: false,
    isAssociative: true,
    pattern: cadPattern(material, pen.scale, pen.turn),
    patternType: HatchPatternType.Custom,
  });
  const edges = [outline, ...islands].map((points) => {
    const edge = Object.assign(new LwPolyline(points.map((point) => flat(point, pen))), {
      isClosed: true,
      layer: pen.edge,
    });
    edge.reactors.push(hatch);
    const vertices = points.map((point) => placed(point, pen));
    const path = new HatchBoundaryPath([Object.assign(new HatchBoundaryPathPolyline(), { vertices, isClosed: true })]);
    path.entities.push(edge);
    hatch.paths.push(path);
    return edge;
  });
  return [...edges, on(hatch, 'hatch', pen)];
}

const alignments = {
  start: TextHorizontalAlignment.Left,
  middle: TextHorizontalAlignment.Center,
  end: TextHorizontalAlignment.Right,
} as const;

function textEntity({ at, text, align, upright }: WordsMark, pen: Pen, size: number): CadEntity {
  const made = Object.assign(new TextEntity(spelt(text)), {
    style: pen.style,
    height: size * CAPITAL * pen.scale,
    insertPoint: placed(at, pen),
    alignmentPoint: placed(at, pen),
    horizontalAlignment: alignments[align],
    verticalAlignment: TextVerticalAlignmentType.Middle,
    rotation: upright ? Math.PI / 2 : 0,
  });
  return on(made, 'text', pen);
}

/** Title, scale and note, placed below the drawing. */
function legend({ title, scale, note, extents: [[left, bottom]] }: Drawing, pen: Pen): readonly CadEntity[] {
  const rows = [title, `${words.scale} 1:${scale}. ${company.name}`, ...lines(note, NOTE_LENGTH)];
  return rows.map((text, index) =>
    textEntity(
      { kind: 'words', at: [left, bottom - (index + 2) * LINE_HEIGHT * scale], text, align: 'start', upright: false },
      pen,
      index === 0 ? 1.3 * SMALL_TEXT_SIZE : SMALL_TEXT_SIZE,
    ),
  );
}

function on<Made extends CadEntity>(entity: Made, layer: Layer, { layers }: Pen): Made {
  entity.layer = layers[layer];
  return entity;
}

// CAD fonts often lack the en dash and the no-break space, and readers of an 8-bit DWG decode them differently.
const spelt = (text: string) => text.replaceAll('–', '-').replaceAll('\u00a0', ' ');
const rounded = (value: number) => Math.round(value * 1000) / 1000;
const placed = ([x, y]: Point, { move: [dx, dy] }: Pen) => new XYZ(rounded(x + dx), rounded(y + dy), 0);
const flat = ([x, y]: Point, { move: [dx, dy] }: Pen) => new XY(rounded(x + dx), rounded(y + dy));
const radians = (degrees: number) => (degrees * Math.PI) / 180;
