import { areaOf, type Corner } from '../../plans/layout.ts';
import { readStep, type Instance } from './read-step.ts';

type Triple = readonly [x: number, y: number, z: number];

interface ReadPiece {
  readonly entity: string;
  readonly guid: string;
  readonly name: string;
  readonly tag: string;
  /** Of its body, in m³. */
  readonly volume: number;
  /** Of its body in its place, in millimetres. */
  readonly corners: readonly Triple[];
  readonly properties: Readonly<Record<string, unknown>>;
  readonly quantities: Readonly<Record<string, unknown>>;
  readonly materials: readonly string[];
}

const PIECES = ['IFCPLATE', 'IFCMEMBER', 'IFCWALL', 'IFCFURNITURE'];
const WHOLES = ['IFCCOVERING', 'IFCSTAIR', 'IFCSTAIRFLIGHT'];

const listed = (value: unknown) => value as readonly unknown[];

/** Reads a model from its file alone, by the attributes' places in IFC 4. */
export function readModel(text: string) {
  const instances = readStep(text);
  const all = [...instances.values()];
  const at = (id: unknown): Instance => {
    const found = instances.get(String(id));
    if (!found) throw new Error(`There is no ${String(id)}`);
    return found;
  };
  const triple = (id: unknown) => listed(at(id).attributes[0]) as unknown as Triple;
  const relating = (entity: string, id: string, from: number, to: number) =>
    all
      .filter((one) => one.entity === entity && listed(one.attributes[from]).includes(id))
      .map(({ attributes }) => at(attributes[to]));

  /** A point in axes. */
  function moved([x, y, z]: Triple, axes: unknown): Triple {
    const [location, up, right] = at(axes).attributes;
    const [c, a] = [up ? triple(up) : ([0, 0, 1] as const), right ? triple(right) : ([1, 0, 0] as const)];
    const b = [c[1] * a[2] - c[2] * a[1], c[2] * a[0] - c[0] * a[2], c[0] * a[1] - c[1] * a[0]] as const;
    const [fromX, fromY, fromZ] = triple(location);
    return [
      fromX + x * a[0] + y * b[0] + z * c[0],
      fromY + x * a[1] + y * b[1] + z * c[1],
      fromZ + x * a[2] + y * b[2] + z * c[2],
    ];
  }

  const inPlace = (point: Triple, placement: unknown): Triple => {
    const [within, axes] = at(placement).attributes;
    const own = moved(point, axes);
    return within ? inPlace(own, within) : own;
  };

  function bodyOf(shape: unknown) {
    const [representation] = listed(at(shape).attributes[2]);
    const [item] = listed(at(representation).attributes[3]);
    const map = at(at(item).attributes[0]);
    const [solid] = listed(at(map.attributes[1]).attributes[3]);
    const [profile, axes, , depth] = at(solid).attributes;
    const outline = listed(at(at(profile).attributes[2]).attributes[0]).map((id) => triple(id) as unknown as Corner);
    return {
      volume: (areaOf(outline.slice(0, -1)) * Number(depth)) / 1e9,
      corners: outline.flatMap(([x, y]) => [0, Number(depth)].map((z) => moved([x, y, z], axes))),
    };
  }

  const named = (sets: readonly Instance[], list: number, value: number) =>
    Object.fromEntries(
      sets.flatMap(({ attributes }) =>
        listed(attributes[list]).map((id) => {
          const { attributes: own } = at(id);
          const read = own[value] as { readonly value?: unknown };
          return [String(own[0]), read?.value ?? read];
        }),
      ),
    );

  function pieceOf({ id, entity, attributes }: Instance): ReadPiece {
    const sets = relating('IFCRELDEFINESBYPROPERTIES', id, 4, 5);
    const { volume, corners } = bodyOf(attributes[6]);
    return {
      entity,
      guid: String(attributes[0]),
      name: String(attributes[2]),
      tag: String(attributes[7]),
      volume,
      corners: corners.map((point) => inPlace(point, attributes[5])),
      properties: named(
        sets.filter((set) => set.entity === 'IFCPROPERTYSET'),
        4,
        2,
      ),
      quantities: named(
        sets.filter((set) => set.entity === 'IFCELEMENTQUANTITY'),
        5,
        3,
      ),
      materials: relating('IFCRELASSOCIATESMATERIAL', id, 4, 5).map((material) => String(material.attributes[0])),
    };
  }

  const [assigned] = all.filter(({ entity }) => entity === 'IFCUNITASSIGNMENT');
  return {
    pieces: all.filter(({ entity }) => PIECES.includes(entity)).map(pieceOf),
    wholes: all
      .filter(({ entity }) => WHOLES.includes(entity))
      .map(({ entity, attributes }) => `${entity} ${String(attributes.at(-1)).replaceAll('.', '')}`),
    units: listed(assigned?.attributes[0])
      .map(at)
      .filter(({ entity }) => entity === 'IFCSIUNIT')
      .map(({ attributes: [, kind, prefix, name] }) =>
        [kind, prefix, name].flatMap((word) => (word ? [String(word).replaceAll('.', '')] : [])).join(' '),
      ),
  };
}
