import { SegmentedControl } from '@mantine/core';
import type { Recipe } from '@works/stone/codes/recipe';
import { moved, TRUE_SCALE, wholeView, zoomed, type View } from '@works/stone/render/view';
import { recipeSummary } from '@works/stone/stones/words';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../../components/links/ButtonLink.tsx';
import { atelierWords } from '../../content/atelier.ts';
import styles from './RecipeView.module.css';
import { usePointerView } from './use-pointer-view.ts';
import { useSlabCanvas } from './use-slab-canvas.ts';

const KEY_STEP_PX = 60;
const ZOOM_STEP = 1.4;
const kinds = (['slab', 'area'] as const).map((value) => ({ value, label: atelierWords[value] }));

/** The picture of the recipe: a slab or a laid area that can be moved and come near, by hand, wheel, keys and buttons. */
export function RecipeView({ recipe }: { readonly recipe: Recipe }) {
  const frame = useRef<HTMLDivElement>(null);
  const [kind, setKind] = useState<View['kind']>('slab');
  const [view, setView] = useState<View>();
  const { canvas, state, still } = useSlabCanvas(recipe, view, frame);
  const stage = () => ({ width: frame.current?.clientWidth ?? 0, height: frame.current?.clientHeight ?? 0 });

  const change = (step: (view: View) => View) => setView((now) => step(now ?? wholeView(recipe, kind, stage())));
  const zoom = (factor: number) => change((now) => zoomed(now, factor, recipe, stage()));
  const move = (right: number, down: number) => change((now) => moved(now, right, down, recipe, stage()));
  usePointerView(frame, zoom, move);

  // Another format, view or window: the whole again.
  useEffect(() => {
    const fit = () => setView(wholeView(recipe, kind, stage()));
    fit();
    const observer = new ResizeObserver(fit);
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- other parts of the recipe leave the view as it is
  }, [kind, recipe.format]);

  function onKeyDown(event: KeyboardEvent): void {
    const steps: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => move(KEY_STEP_PX, 0),
      ArrowRight: () => move(-KEY_STEP_PX, 0),
      ArrowUp: () => move(0, KEY_STEP_PX),
      ArrowDown: () => move(0, -KEY_STEP_PX),
      '+': () => zoom(ZOOM_STEP),
      '-': () => zoom(1 / ZOOM_STEP),
    };
    const step = steps[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    step();
  }

  const isWhole = !view || view.pxPerMm <= wholeView(recipe, kind, stage()).pxPerMm * 1.001;
  return (
    <div className={styles.stage}>
      {/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex -- it handles its keys itself, as role and label announce */}
      <div
        ref={frame}
        className={`${styles.frame} ${isWhole ? '' : styles.near}`}
        role="application"
        aria-label={atelierWords.stageLabel}
        tabIndex={0}
        onKeyDown={onKeyDown}
        data-state={state}
      >
        <canvas
          key={String(still)}
          ref={canvas}
          className={styles.canvas}
          role="img"
          aria-label={recipeSummary(recipe)}
        />
        {state === 'drawing' && <p className={styles.drawing}>{atelierWords.drawing}</p>}
      </div>
      {/* oxlint-enable */}
      <div className={styles.bar}>
        <SegmentedControl aria-label={atelierWords.viewLabel} data={kinds} value={kind} onChange={setKind} />
        {!still && (
          <div className={styles.zoom}>
            <Button kind="quiet" isSmall aria-label={atelierWords.farther} onClick={() => zoom(1 / ZOOM_STEP)}>
              −
            </Button>
            <Button kind="quiet" isSmall aria-label={atelierWords.nearer} onClick={() => zoom(ZOOM_STEP)}>
              +
            </Button>
            <Button kind="quiet" isSmall onClick={() => setView(wholeView(recipe, kind, stage()))}>
              {atelierWords.whole}
            </Button>
            {kind === 'slab' && (
              <Button
                kind="quiet"
                isSmall
                aria-label={`${atelierWords.trueScaleLabel}, ${atelierWords.trueScale}`}
                onClick={() => change((now) => zoomed(now, TRUE_SCALE / now.pxPerMm, recipe, stage()))}
              >
                {atelierWords.trueScale}
              </Button>
            )}
          </div>
        )}
      </div>
      <p className={styles.note}>
        {still ? atelierWords.still : kind === 'slab' ? atelierWords.scaleNote : atelierWords.areaNote}
      </p>
    </div>
  );
}
