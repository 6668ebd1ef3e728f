import { formats } from '@works/stone/codes/materials';
import type { Recipe } from '@works/stone/codes/recipe';
import { createSlabRenderer, type SlabRenderer } from '@works/stone/render/slab-renderer';
import { TRUE_SCALE, type View } from '@works/stone/render/view';
import { PATCH_MM } from '@works/stone/stones/packing';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { colours } from '../../../shared/owner/brand.ts';
import { startStoneWorker, type StoneWorker } from '../worker/ask-worker.ts';

/** `drawing`: nothing is there yet, or a patch that repeats. `alive`: WebGL. `still`: a picture without WebGL. */
type CanvasState = 'drawing' | 'alive' | 'still';

/** Side of a square that holds the slab, so that nothing of it recurs: whole patches. */
function sideOf({ format }: Recipe): number {
  const { lengthMm, widthMm } = formats[format];
  return Math.ceil(Math.max(lengthMm, widthMm) / PATCH_MM) * PATCH_MM;
}

/** All that the packing of a recipe depends on. */
const stonesOf = (recipe: Recipe) =>
  JSON.stringify([
    recipe.aggregates.map(({ band, share, stone }) => [band, share, stone]),
    recipe.seed,
    sideOf(recipe),
  ]);

/** Draws the recipe as `view` sees it into the canvas; where there is no WebGL, a still picture. */
export function useSlabCanvas(recipe: Recipe, view: View | undefined, frame: RefObject<HTMLElement | null>) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const worker = useRef<StoneWorker>(undefined);
  const renderer = useRef<SlabRenderer>(undefined);
  const [state, setState] = useState<CanvasState>('drawing');
  const [still, setStill] = useState(false);
  const seen = useRef({ recipe, view, still });

  useEffect(() => {
    seen.current = { recipe, view, still };
  });

  useEffect(() => {
    worker.current = startStoneWorker(() => setStill(true));
    const element = canvas.current;
    try {
      // Asked of another canvas first: one that has failed once gives no other kind of picture either.
      if (element && document.createElement('canvas').getContext('webgl2'))
        renderer.current = createSlabRenderer(element, colours.band);
      else setStill(true);
    } catch {
      setStill(true);
    }
    const onLost = () => setStill(true);
    element?.addEventListener('webglcontextlost', onLost);
    return () => {
      element?.removeEventListener('webglcontextlost', onLost);
      renderer.current?.dispose();
      renderer.current = undefined;
      worker.current?.stop();
    };
  }, []);

  const stones = stonesOf(recipe);
  const hasStones = useRef(false);
  useEffect(() => {
    if (still) return;
    // The patch comes soon and follows a moving slider; the whole slab takes up to ten times as long.
    pack(PATCH_MM);
    function pack(sideMm: number): void {
      worker.current?.ask({ kind: 'stones', recipe, sideMm }, (answer) => {
        if (!('count' in answer) || seen.current.still) return;
        const isNewest = stonesOf(seen.current.recipe) === stones;
        if (!isNewest && sideMm > PATCH_MM) return;
        hasStones.current = true;
        renderer.current?.setStones(answer);
        paint();
        if (!isNewest) return;
        if (sideMm < sideOf(recipe)) pack(sideOf(recipe));
        else setState('alive');
      });
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `stones` is all that the packing depends on
  }, [stones, still]);

  useEffect(() => {
    if (hasStones.current && !still) paint();
  }, [recipe, view, state, still]);

  useEffect(() => {
    const element = canvas.current;
    if (!still || !element) return;
    const { clientWidth: width, clientHeight: height } = frame.current ?? element;
    worker.current?.ask({ kind: 'still', recipe, width, height, pxPerMm: TRUE_SCALE }, (answer) => {
      if (!('width' in answer)) return;
      element.width = answer.width;
      element.height = answer.height;
      element.getContext('2d')?.putImageData(new ImageData(answer.data, answer.width, answer.height), 0, 0);
      setState('still');
    });
  }, [recipe, still, frame]);

  /** One picture to a frame of the screen, of what is newest then. */
  const frameRequest = useRef(0);
  function paint(): void {
    cancelAnimationFrame(frameRequest.current);
    frameRequest.current = requestAnimationFrame(() => {
      const { recipe: now, view: from } = seen.current;
      if (from) renderer.current?.draw(now, from);
    });
  }

  return { canvas, state, still };
}
