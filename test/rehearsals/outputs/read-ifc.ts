import { readFileSync } from 'node:fs';
import { quantitiesOf } from '@works/stone/plans/quantities';
import { IfcAPI, IFCDOCUMENTREFERENCE } from 'web-ifc';
import type { PlanFile } from './plans.ts';
import { nameOf } from './read-files.ts';

/** In cubic metres: half a litre. */
const TOLERANCE = 0.0005;

interface PropertySet {
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
    const { count, volume } = quantitiesOf(planned.plan, planned.values);
    const bodies = bodiesIn(api, model);
    const documents = api.GetLineIDsWithType(model, IFCDOCUMENTREFERENCE);
    const compared: readonly (readonly [what: string, found: string | number, planned: string | number])[] = [
      ['schema', api.GetModelSchema(model), 'IFC4'],
      ['bodies', bodies.length, count],
      ['volume', bodies.reduce((sum, body) => sum + body.volume, 0), volume],
      // IFC 4 has no quantities of furniture.
      ['stated volume', (await statedVolume(api, model, bodies)) ?? volume, volume],
      ['address', api.GetLine(model, documents.get(0)).Location?.value, planned.address ?? ''],
    ];
    for (const [what, found, wanted] of compared)
      if (typeof wanted === 'number' ? !(Math.abs(Number(found) - wanted) < TOLERANCE) : found !== wanted)
        findings.push(`${nameOf(path)}: ${what} ${found} instead of ${wanted}`);
    api.CloseModel(model);
  }
  return findings;
}

interface Body {
  readonly id: number;
  /** In cubic metres, by the triangles that it is drawn with. */
  readonly volume: number;
}

function bodiesIn(api: IfcAPI, model: number): readonly Body[] {
  const bodies: Body[] = [];
  api.StreamAllMeshes(model, ({ expressID: id, geometries }) => {
    let volume = 0;
    for (let index = 0; index < geometries.size(); index += 1) {
      const { geometryExpressID, flatTransformation: matrix } = geometries.get(index);
      const geometry = api.GetGeometry(model, geometryExpressID);
      const vertices = api.GetVertexArray(geometry.GetVertexData(), geometry.GetVertexDataSize());
      const indices = api.GetIndexArray(geometry.GetIndexData(), geometry.GetIndexDataSize());
      // Six numbers a vertex: its place and its normal.
      const corner = (at: number) => vertices.subarray(6 * indices[at]!, 6 * indices[at]! + 3);
      // Into metres, by the determinant of the body's place.
      const scale = 6 * tetrahedron(matrix.slice(0, 3), matrix.slice(4, 7), matrix.slice(8, 11));
      for (let at = 0; at < indices.length; at += 3)
        volume += scale * tetrahedron(corner(at), corner(at + 1), corner(at + 2));
    }
    bodies.push({ id, volume });
  });
  return bodies;
}

/** Of all bodies that have quantities; undefined where none has. */
async function statedVolume(api: IfcAPI, model: number, bodies: readonly Body[]): Promise<number | undefined> {
  const sets: PropertySet[][] = await Promise.all(
    bodies.map(({ id }) => api.properties.getPropertySets(model, id, true)),
  );
  const volumes = sets
    .flat()
    .flatMap(({ Quantities = [] }) => Quantities.filter(({ Name }) => Name.value === 'NetVolume'));
  return volumes.length === 0
    ? undefined
    : volumes.reduce((sum, { VolumeValue }) => sum + (VolumeValue?.value ?? NaN), 0);
}

type Corner = ArrayLike<number>;

/** A sixth of the determinant: the volume between a triangle and the origin, with its sign. */
const tetrahedron = (
  { 0: ax = 0, 1: ay = 0, 2: az = 0 }: Corner,
  { 0: bx = 0, 1: by = 0, 2: bz = 0 }: Corner,
  { 0: cx = 0, 1: cy = 0, 2: cz = 0 }: Corner,
) => (ax * (by * cz - bz * cy) - ay * (bx * cz - bz * cx) + az * (bx * cy - by * cx)) / 6;
