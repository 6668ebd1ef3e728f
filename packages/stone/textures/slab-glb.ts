import {
  BufferGeometry,
  CanvasTexture,
  Float32BufferAttribute,
  Mesh,
  MeshStandardMaterial,
  NoColorSpace,
  RepeatWrapping,
  Scene,
  SRGBColorSpace,
  type ColorSpace,
  type Texture,
} from 'three';
import { GLTFExporter } from 'three/addons/exporters/GLTFExporter.js';
import { TILE_MM } from '../stones/tile.ts';

/** The pictures of a tile, on canvases. */
export interface TileCanvases {
  readonly colour: HTMLCanvasElement;
  readonly normal: HTMLCanvasElement;
  readonly roughness: HTMLCanvasElement;
}

/** In metres, as glTF has lengths. */
const SIDE = TILE_MM / 1000;
const THICK = 0.03;

/** A slab of the whole tile, 30 mm thick, as binary glTF with its material. @param name of both @param terms what it may be used for */
export async function slabGlb(
  { colour, normal, roughness }: TileCanvases,
  name: string,
  terms: string,
): Promise<ArrayBuffer> {
  const rough = textureOf(roughness, 'image/jpeg');
  const material = new MeshStandardMaterial({
    name,
    // The exporter's JPEG halves the resolution of chroma, which leaves a seam between tiles.
    map: textureOf(colour, 'image/png', SRGBColorSpace),
    normalMap: textureOf(normal, 'image/png'),
    // One picture for both: glTF reads roughness from its green, and metal from its blue, which a factor of nothing takes away.
    roughnessMap: rough,
    metalnessMap: rough,
    roughness: 1,
    metalness: 0,
  });
  const mesh = new Mesh(tiledSlab(), material);
  mesh.name = name;
  const scene = new Scene().add(mesh);
  const glb = await new GLTFExporter().parseAsync(scene, { binary: true, onlyVisible: false });
  if (!(glb instanceof ArrayBuffer)) throw new Error('The exporter gave no binary glTF.');
  return withCopyright(glb, terms);
}

/** Bytes before the text of the first chunk: the header, then its length and kind. */
const [HEADER, CHUNK_HEADER] = [12, 8];
/** Where the header has the length of the file. */
const WHOLE_LENGTH = 8;

/** Binary glTF with its terms of use, which the exporter has no setting for. */
function withCopyright(glb: ArrayBuffer, copyright: string): ArrayBuffer {
  const from = HEADER + CHUNK_HEADER;
  const to = from + new DataView(glb).getUint32(HEADER, true);
  const scene = JSON.parse(new TextDecoder().decode(new Uint8Array(glb, from, to - from))) as { asset: object };
  const text = new TextEncoder().encode(JSON.stringify({ ...scene, asset: { ...scene.asset, copyright } }));
  // Chunks end at multiples of four bytes, filled with spaces.
  const length = Math.ceil(text.length / 4) * 4;
  const whole = new Uint8Array(from + length + glb.byteLength - to).fill(0x20);
  whole.set(new Uint8Array(glb, 0, from));
  whole.set(text, from);
  whole.set(new Uint8Array(glb, to), from + length);
  const head = new DataView(whole.buffer);
  head.setUint32(WHOLE_LENGTH, whole.length, true);
  head.setUint32(HEADER, length, true);
  return whole.buffer;
}

function textureOf(
  canvas: HTMLCanvasElement,
  mimeType: 'image/jpeg' | 'image/png',
  colourSpace: ColorSpace = NoColorSpace,
): Texture {
  const texture = new CanvasTexture(canvas);
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.flipY = false;
  texture.colorSpace = colourSpace;
  texture.userData = { mimeType };
  return texture;
}

type Corner = readonly [x: number, y: number, z: number];
type TexturePoint = readonly [u: number, v: number];

/** A slab on the ground, its face up at y = 0. One unit of the texture is one side of the tile, over the edges too. */
export function tiledSlab(): BufferGeometry {
  const half = SIDE / 2;
  const positions: number[] = [];
  const normals: number[] = [];
  const tangents: number[] = [];
  const places: number[] = [];
  const indices: number[] = [];
  // The tangent points to where u grows; none is mirrored.
  const face = (
    normal: Corner,
    tangent: Corner,
    corners: readonly Corner[],
    placeOf: (x: number, y: number, z: number) => TexturePoint,
  ) => {
    const first = positions.length / 3;
    for (const corner of corners) {
      positions.push(...corner);
      normals.push(...normal);
      tangents.push(...tangent, 1);
      places.push(...placeOf(...corner));
    }
    indices.push(...[0, 1, 2, 0, 2, 3].map((index) => first + index));
  };
  const u = (x: number) => x / SIDE + 0.5;
  const corner = (x: number, y: number, z: number): Corner => [x * half, y * -THICK, z * half];
  const top = [corner(-1, 0, 1), corner(1, 0, 1), corner(1, 0, -1), corner(-1, 0, -1)] as const;
  const foot = [corner(-1, 1, 1), corner(1, 1, 1), corner(1, 1, -1), corner(-1, 1, -1)] as const;
  const side = (at: 0 | 1 | 2 | 3): readonly Corner[] => {
    const next = ((at + 1) % 4) as 0 | 1 | 2 | 3;
    return [foot[at], foot[next], top[next], top[at]];
  };
  face([0, 1, 0], [1, 0, 0], top, (x, _, z) => [u(x), u(z)]);
  face([0, -1, 0], [1, 0, 0], [foot[3], foot[2], foot[1], foot[0]], (x, _, z) => [u(x), -u(z)]);
  face([0, 0, 1], [1, 0, 0], side(0), (x, y) => [u(x), 1 - y / SIDE]);
  face([1, 0, 0], [0, -1, 0], side(1), (_, y, z) => [1 - y / SIDE, u(z)]);
  face([0, 0, -1], [1, 0, 0], side(2), (x, y) => [u(x), y / SIDE]);
  face([-1, 0, 0], [0, 1, 0], side(3), (_, y, z) => [y / SIDE, u(z)]);
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3));
  geometry.setAttribute('tangent', new Float32BufferAttribute(tangents, 4));
  geometry.setAttribute('uv', new Float32BufferAttribute(places, 2));
  geometry.setIndex(indices);
  return geometry;
}
