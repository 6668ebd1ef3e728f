import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Recipe } from '../../shared/atelier/recipe.ts';
import { colours } from '../../shared/colours.ts';
import { startStoneWorker, type StoneWorker } from './ask-worker.ts';
import { createSlabRenderer, type SlabRenderer } from './render/slab-renderer.ts';
import { TRUE_SCALE, type View } from './render/view.ts';

/** `drawing`: nothing is there yet. `alive`: WebGL. `still`: a picture without WebGL. */
export type CanvasState = 'drawing' | 'alive' | 'still';

/** Draws the recipe as `view` sees it into the canvas; where there is no WebGL, a still picture. */
export function useSlabCanvas(recipe: Recipe, view: View | undefined, frame: RefObject<HTMLElement | null>) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const worker = useRef<StoneWorker>(undefined);
  const renderer = useRef<SlabRenderer>(undefined);
  const seen = useRef({ recipe, view });
  const [state, setState] = useState<CanvasState>('drawing');
  const [still, setStill] = useState(false);

  useEffect(() => {
    seen.current = { recipe, view };
  });

  useEffect(() => {
    worker.current = startStoneWorker(() => setStill(true));
    const element = canvas.current;
    try {
      // Asked of another canvas first: one that has failed once gives no other kind of picture either.
      if (element && document.createElement('canvas').getContext('webgl2')) renderer.current = createSlabRenderer(element, colours.band);
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

  const stones = JSON.stringify([recipe.aggregates.map(({ band, share, stone }) => [band, share, stone]), recipe.seed]);
  useEffect(() => {
    if (still) return;
    worker.current?.ask({ kind: 'stones', recipe }, (answer) => {
      if (!('count' in answer)) return;
      renderer.current?.setStones(answer);
      setState('alive');
      paint();
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `stones` is all that the packing depends on
  }, [stones, still]);

  useEffect(() => {
    if (state === 'alive' && !still) paint();
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
