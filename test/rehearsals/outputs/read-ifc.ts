import { readFileSync } from 'node:fs';
import type { PlannedProduct } from '@works/stone/files/planned-product';
import { quantitiesOf } from '@works/stone/plans/quantities';
import { IfcAPI, IFCDOCUMENTREFERENCE } from 'web-ifc';
import type { PlanFile } from './plans.ts';
import { nameOf } from './read-files.ts';

/** What web-ifc makes of a model. Lengths in metres, as its geometry has them: y is up, the back is at lower z. */
interface ReadModel {
  readonly schema: string;
  /** Bodies, and their volume in cubic metres by the triangles that they are drawn with. */
  readonly bodies: number;
  readonly volume: number;
  /** Least and greatest coordinate along each axis. */
  readonly box: readonly (readonly [least: number, most: number])[];
  /** Of all pieces that have quantities, in cubic metres; undefined where none has. */
  readonly statedVolume: number | undefined;
  /** Of the document that the model refers to. */
  readonly address: string | undefined;
  readonly material: string | undefined;
}

interface Named {
  readonly Name?: { readonly value: string };
  readonly Quantities?: readonly {
    readonly Name: { readonly value: string };
    readonly VolumeValue?: { readonly value: number };
  }[];
}

/** What models have that their plans do not, or otherwise. */
export async function ifcFindings(files: readonly PlanFile[]): Promise<readonly string[]> {
  const api = new IfcAPI();
  await api.Init();
  const findings: string[] = [];
  for (const { path, planned } of files) {
    const model = api.OpenModel(new Uint8Array(readFileSync(path)));
    const read = await readModel(api, model);
    api.CloseModel(model);
    findings.push(...modelFindings(read, planned).map((problem) => `${nameOf(path)}: ${problem}`));
  }
  return findings;
}

async function readModel(api: IfcAPI, model: number): Promise<ReadModel> {
  const ids: number[] = [];
  const box = [0, 1, 2].map((): [number, number] => [Infinity, -Infinity]);
  let volume = 0;
  api.StreamAllMeshes(model, ({ expressID, geometries }) => {
    ids.push(expressID);
    for (let index = 0; index < geometries.size(); index += 1) {
      const { geometryExpressID, flatTransformation } = geometries.get(index);
      const corners = cornersOf(api, model, geometryExpressID, flatTransformation);
      for (let at = 0; at < corners.length; at += 3) volume += tetrahedron(corners.slice(at, at + 3));
      for (const corner of corners)
        corner.forEach((value, axis) => {
          const [least, most] = box[axis] ?? [NaN, NaN];
          box[axis] = [Math.min(least, value), Math.max(most, value)];
        });
    }
  });
  const sets: Named[][] = await Promise.all(ids.map((id) => api.properties.getPropertySets(model, id, true)));
  const stated = sets.flat().flatMap(({ Quantities = [] }) => Quantities);
  const [first] = ids;
  const materials: Named[] = first === undefined ? [] : await api.properties.getMaterialsProperties(model, first);
  const volumes = stated.filter(({ Name }) => Name.value === 'NetVolume');
  const documents = api.GetLineIDsWithType(model, IFCDOCUMENTREFERENCE);
  return {
    schema: api.GetModelSchema(model),
    bodies: ids.length,
    volume,
    box,
    statedVolume:
      volumes.length === 0 ? undefined : volumes.reduce((sum, { VolumeValue }) => sum + (VolumeValue?.value ?? NaN), 0),
    address: documents.size() === 0 ? undefined : api.GetLine(model, documents.get(0)).Location?.value,
    material: materials[0]?.Name?.value,
  };
}

type Corner = readonly number[];

/** The corners of the triangles of a body in its place, three a triangle. */
function cornersOf(api: IfcAPI, model: number, id: number, matrix: readonly number[]): readonly Corner[] {
  const geometry = api.GetGeometry(model, id);
  const vertices = api.GetVertexArray(geometry.GetVertexData(), geometry.GetVertexDataSize());
  const indices = api.GetIndexArray(geometry.GetIndexData(), geometry.GetIndexDataSize());
  return Array.from(indices, (index) => {
    // Six numbers a vertex: its place and its normal.
    const [x = 0, y = 0, z = 0] = vertices.subarray(6 * index, 6 * index + 3);
    return [0, 1, 2].map(
      (row) =>
        (matrix[row] ?? 0) * x + (matrix[4 + row] ?? 0) * y + (matrix[8 + row] ?? 0) * z + (matrix[12 + row] ?? 0),
    );
  });
}

/** Six times less than the determinant: volume between a triangle and the origin. */
function tetrahedron([
  [ax = 0, ay = 0, az = 0] = [],
  [bx = 0, by = 0, bz = 0] = [],
  [cx = 0, cy = 0, cz = 0] = [],
]: readonly Corner[]): number {
  return (ax * (by * cz - bz * cy) - ay * (bx * cz - bz * cx) + az * (bx * cy - by * cx)) / 6;
}

/** In cubic metres: half a litre. */
const LITRE = 0.0005;
/** In metres. */
const MILLIMETRE = 0.001;

function modelFindings(model: ReadModel, { plan, values, address }: PlannedProduct): readonly string[] {
  const { count, volume } = quantitiesOf(plan, values);
  const layout = plan.layout(values);
  const outline = layout.pieces.flatMap((piece) => piece.outline);
  const across = Math.max(...outline.map(([x]) => x)) - Math.min(...outline.map(([x]) => x));
  const [[left, right] = [NaN, NaN]] = model.box;
  const isOnce = (layout.times ?? 1) === 1;
  return [
    ...(model.schema === 'IFC4' ? [] : [`schema ${model.schema}`]),
    ...(model.bodies === count ? [] : [`${model.bodies} bodies instead of ${count}`]),
    ...(Math.abs(model.volume - volume) < LITRE ? [] : [`bodies of ${model.volume} m³ instead of ${volume}`]),
    // IFC 4 has no quantities of furniture.
    ...(Math.abs((model.statedVolume ?? volume) - volume) < LITRE
      ? []
      : [`states ${model.statedVolume} m³ instead of ${volume}`]),
    ...(!isOnce || Math.abs(right - left - across / 1000) < MILLIMETRE
      ? []
      : [`${right - left} m long instead of ${across / 1000}`]),
    ...(model.address === address ? [] : [`address ${model.address}`]),
    ...(model.material ? [] : ['no material']),
  ];
}
