import {
  Arc,
  BlockRecord,
  Circle,
  DimensionLinear,
  Hatch,
  HatchBoundaryPath,
  HatchBoundaryPathPolyline,
  HatchPattern,
  HatchPatternType,
  Line,
  LwPolyline,
  type Entity as CadEntity,
} from '@node-projects/acad-ts';
import type { DimensionChain, Entity, HatchedPart, Point } from '../drafting/drawing.ts';
import { dimensionWords, edgeAt, entityMarks, type FillMark, type Mark, type WordsMark } from '../drafting/marks.ts';
import { TEXT_SIZE, textWidth } from '../drafting/paper.ts';
import { cadPattern } from './cad-hatch.ts';
import { flat, on, placed, radians, spelt, textEntity, type Pen } from './cad-pen.ts';

/** A part of a drawing as entities of CAD. */
export function cadEntities(entity: Entity, pen: Pen): readonly CadEntity[] {
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
  const half = (textWidth(text) * scale) / 2;
  return [align === 'start' ? x + half : align === 'end' ? x - half : x, y];
}

function drawn(mark: Mark, pen: Pen): CadEntity {
  if (mark.kind === 'words') return textEntity(mark, pen, TEXT_SIZE);
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
