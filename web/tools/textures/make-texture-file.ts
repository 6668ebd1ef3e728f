import { TILE_MM } from '@works/stone/stones/tile';
import type { TileCanvases } from '@works/stone/textures/slab-glb';
import {
  texturedName,
  textureFileName,
  type TexturedSurface,
  type TextureSide,
} from '@works/stone/textures/texture-name';
import { company } from '../../../shared/owner/company.ts';
import { textureTerms } from '../../../shared/owner/texture-terms.ts';

export type TextureFormat = 'zip' | 'glb';

/** A texture as a file with its name. Each brings its own writer. @param address of the surface on the site */
export async function makeTextureFile(
  format: TextureFormat,
  canvases: TileCanvases,
  surface: TexturedSurface,
  side: TextureSide,
  address: string,
): Promise<{ readonly name: string; readonly blob: Blob }> {
  const name = `${textureFileName(surface, side)}.${format}`;
  if (format === 'glb') {
    const { slabGlb } = await import('@works/stone/textures/slab-glb');
    const glb = await slabGlb(canvases, texturedName(surface), `${company.name}, ${address}. ${textureTerms}`);
    return { name, blob: new Blob([glb], { type: 'model/gltf-binary' }) };
  }
  const [{ textureZip }, { trueSize }] = await Promise.all([
    import('@works/stone/textures/texture-zip'),
    import('./true-size.ts'),
  ]);
  const sized = async (canvas: HTMLCanvasElement, type: 'image/jpeg' | 'image/png', isLinear: boolean) =>
    trueSize(await encoded(canvas, type), (1000 * side) / TILE_MM, isLinear);
  const [colour, normal, roughness] = await Promise.all([
    sized(canvases.colour, 'image/jpeg', false),
    // A direction must not be blurred with its neighbours.
    sized(canvases.normal, 'image/png', true),
    sized(canvases.roughness, 'image/jpeg', true),
  ]);
  const zip = textureZip({
    surface,
    side,
    maps: {
      colour: { bytes: colour, extension: 'jpg' },
      normal: { bytes: normal, extension: 'png' },
      roughness: { bytes: roughness, extension: 'jpg' },
    },
    terms: textureTerms,
    maker: company.name,
    address,
  });
  return { name, blob: new Blob([zip], { type: 'application/zip' }) };
}

/** Browsers keep the full resolution of chroma only here; halved, it leaves a seam between tiles. */
const QUALITY = 1;

function encoded(canvas: HTMLCanvasElement, type: 'image/jpeg' | 'image/png'): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob) void blob.arrayBuffer().then((buffer) => resolve(new Uint8Array(buffer)), reject);
        else reject(new Error('The picture could not be encoded.'));
      },
      type,
      QUALITY,
    );
  });
}
