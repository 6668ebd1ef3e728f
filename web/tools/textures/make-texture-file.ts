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
    Object.values(canvases).forEach(free);
    return { name, blob: new Blob([glb], { type: 'model/gltf-binary' }) };
  }
  const [{ textureZip }, { trueSize }] = await Promise.all([
    import('@works/stone/textures/texture-zip'),
    import('./true-size.ts'),
  ]);
  const sized = async (canvas: HTMLCanvasElement, type: 'image/jpeg' | 'image/png', isLinear: boolean) => {
    const picture = await encoded(canvas, type);
    free(canvas);
    return trueSize(picture, (1000 * side) / TILE_MM, isLinear);
  };
  const zip = textureZip({
    surface,
    side,
    // One after the other: each is copied whole to be encoded.
    maps: {
      colour: { bytes: await sized(canvases.colour, 'image/jpeg', false), extension: 'jpg' },
      // A direction must not be blurred with its neighbours.
      normal: { bytes: await sized(canvases.normal, 'image/png', true), extension: 'png' },
      roughness: { bytes: await sized(canvases.roughness, 'image/jpeg', true), extension: 'jpg' },
    },
    terms: textureTerms,
    maker: company.name,
    address,
  });
  return { name, blob: new Blob([zip], { type: 'application/zip' }) };
}

/** Up to 64 MB, which would wait for the collector: Safari refuses further canvases above a sum. */
function free(canvas: HTMLCanvasElement): void {
  canvas.width = 0;
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
