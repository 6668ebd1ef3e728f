import type { ElementKind } from '../facts/elements.ts';
import type { Corner, Layout } from '../plans/layout.ts';
import type { GuidKey } from './guids.ts';
import { writeStyle } from './material.ts';
import { axes, placed, point, rooted, type Model, type ModelledPlan } from './model.ts';
import type { LaidPosition } from './positions.ts';
import type { Frame } from './project.ts';
import { define, pieceQuantities, pieceSet, propertySet } from './sets.ts';
import { enumerated, typed, type StepRef } from './step-file.ts';
import { ifcWords as words } from './words.ts';

interface Written {
  readonly types: readonly StepRef[];
  readonly pieces: readonly StepRef[];
}

/** How many copies of what is made several times are in a row, and the clear distance between them, in millimetres. */
const IN_ROW = 10;
const CLEAR = 500;

/** All pieces in their places, each with its type, its quantities and its number. @param place that theirs are measured from */
export function writePieces(
  model: Model,
  planned: ModelledPlan,
  {
    kind,
    layout,
    positions,
    frame,
    place,
  }: {
    readonly kind: ElementKind;
    readonly layout: Layout;
    readonly positions: readonly LaidPosition[];
    readonly frame: Frame;
    readonly place: StepRef;
  },
): Written {
  const { entity, predefined } = kind.piece;
  const makerSet = propertySet(model, ['makerSet'], 'Pset_ManufacturerTypeInformation', {
    ModelLabel: typed('IFCLABEL', planned.product),
    Manufacturer: typed('IFCLABEL', planned.maker),
  });
  const written = positions.map((position) => {
    const { piece, places } = position;
    const number = piece.position;
    const map = writeShape(model, planned, position, kind, frame);
    const name = `${piece.name}, ${words.position(number)}`;
    const type = rooted(
      model,
      ['type', number],
      `${entity}TYPE`,
      name,
      null,
      null,
      [makerSet],
      [map],
      String(number),
      predefined === 'USERDEFINED' ? piece.name : null,
      ...(entity === 'IFCFURNITURE' ? [enumerated('FACTORY')] : []),
      enumerated(predefined),
    );
    const pieces = copiesOf(layout, places, position).map((at, index) =>
      rooted(
        model,
        pieceKey(layout, at, piece, index % (layout.times ?? 1)),
        entity,
        name,
        null,
        piece.name,
        placed(model, place, spatial(kind, at, piece)),
        writeMapped(model, frame, map),
        `${number}.${index + 1}`,
        enumerated(predefined),
      ),
    );
    rooted(model, ['typed', number], 'IFCRELDEFINESBYTYPE', null, null, pieces, type);
    if (entity !== 'IFCFURNITURE') define(model, ['pieceSet', number], pieces, pieceSet(model, position));
    const quantities = pieceQuantities(model, kind, position);
    if (quantities) define(model, ['pieceQuantities', number], pieces, quantities);
    return { type, pieces };
  });
  return { types: written.map(({ type }) => type), pieces: written.flatMap(({ pieces }) => pieces) };
}

/** Tenths of a millimetre tell places apart; a copy of what is made several times has more than any row is long. */
const TENTHS = 10;
const COPY = 2 ** 23;
/** Places left of and below the origin are not negative. */
const [LEFT, BELOW] = [2 ** 14, 2 ** 22];

/** The id of a piece: its place on plan, or the upper edge of what is seen from the side, which a thicker piece keeps. */
const pieceKey = ({ plane }: Layout, [x, y]: PieceOffset, { height }: LaidPosition['piece'], copy: number): GuidKey => [
  'piece',
  copy * COPY + (copy === 0 ? Math.round(x * TENTHS) : 0) + LEFT,
  Math.round((plane === 'section' ? y + height : y) * TENTHS) + BELOW,
];

/** In the drawn plane, and from its face to the back. */
type PieceOffset = readonly [x: number, y: number, back: number];

/** Where each piece is; what is made several times is laid out in rows. */
function copiesOf({ times = 1 }: Layout, places: readonly Corner[], { piece }: LaidPosition): readonly PieceOffset[] {
  return places.flatMap(([x, y]) =>
    Array.from({ length: times }, (_, copy): PieceOffset => [
      x + Math.floor(copy / IN_ROW) * (piece.width + CLEAR),
      y,
      (copy % IN_ROW) * (piece.length + CLEAR),
    ]),
  );
}

const spatial = (
  { plane, level }: ElementKind,
  [x, y, back]: PieceOffset,
  { height }: LaidPosition['piece'],
): readonly [number, number, number] => (plane === 'upright' ? [x, back, y] : [x, y, level === 'top' ? -height : 0]);

/** The body of a size: its outline, extruded by its depth. */
function writeShape(
  model: Model,
  planned: ModelledPlan,
  { outline, depth }: LaidPosition,
  { plane }: ElementKind,
  { context }: Frame,
): StepRef {
  const { step } = model;
  const corners = [...outline, ...outline.slice(0, 1)].map((corner) => point(model, ...corner));
  const profile = step.add('IFCARBITRARYCLOSEDPROFILEDEF', enumerated('AREA'), null, step.add('IFCPOLYLINE', corners));
  // An upright outline is extruded from its back to its face, so that its x and y are x and z of the model.
  const from =
    plane === 'upright' ? axes(model, [0, depth, 0], { z: [0, -1, 0], x: [1, 0, 0] }) : axes(model, [0, 0, 0]);
  const body = step.add('IFCEXTRUDEDAREASOLID', profile, from, step.shared('IFCDIRECTION', [0, 0, 1]), depth);
  writeStyle(model, planned, body);
  const shape = step.add('IFCSHAPEREPRESENTATION', context, 'Body', 'SweptSolid', [body]);
  return step.add('IFCREPRESENTATIONMAP', axes(model, [0, 0, 0]), shape);
}

/** A piece shows the body of its type. */
function writeMapped(model: Model, { context }: Frame, map: StepRef): StepRef {
  const { step } = model;
  const unmoved = step.shared('IFCCARTESIANTRANSFORMATIONOPERATOR3D', null, null, point(model, 0, 0, 0), 1, null);
  const item = step.add('IFCMAPPEDITEM', map, unmoved);
  const shape = step.add('IFCSHAPEREPRESENTATION', context, 'Body', 'MappedRepresentation', [item]);
  return step.add('IFCPRODUCTDEFINITIONSHAPE', null, null, [shape]);
}
