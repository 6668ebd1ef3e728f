import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { GalleryItem } from '../../pictures/gallery-item.ts';
import { subjectOf } from '../../pictures/subjects.ts';
import styles from './Lightbox.module.css';
import { Picture } from './Picture.tsx';
import { useSwipe } from './use-swipe.ts';

interface Props {
  readonly item: GalleryItem;
  readonly onSwipe: (steps: 1 | -1) => void;
  /** The visitor moved a picture that is wider than the window. */
  readonly onPan: () => void;
}

/** As large as the window allows, in the ratio of the masters; in an upright window full height, scrolled sideways. */
const SIZES = '(orientation: portrait) 140vh, (min-aspect-ratio: 16/10) calc(160vh - 14rem), 100vw';

/** Farther than scrolling to the subject rounds, in pixels of CSS. */
const BY_HAND = 8;

/** A picture in full size. Its smallest file is below it until the large one has arrived. */
export function LightboxStage({ item: { title, picture }, onSwipe, onPan }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const shown = useRef(0);
  const swipe = useSwipe(onSwipe);
  useSubjectInView(stage, shown, picture.name);

  function onScroll() {
    if (Math.abs((stage.current?.scrollLeft ?? 0) - shown.current) > BY_HAND) onPan();
  }

  return (
    <div
      ref={stage}
      className={styles.stage}
      role="group"
      aria-label={title}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what can be moved must be reached by keyboard
      tabIndex={0}
      onScroll={onScroll}
      {...swipe}
    >
      <div className={styles.sheet}>
        <Picture picture={{ ...picture, alt: '' }} sizes="1px" priority dense={false} />
        <Picture picture={picture} sizes={SIZES} priority dense={false} />
      </div>
    </div>
  );
}

/** Scrolls to what the picture is about: when it appears, and when the window's size changes. */
function useSubjectInView(stage: RefObject<HTMLDivElement | null>, shown: RefObject<number>, name: string) {
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    // Observing calls back once at the start. A closed dialog has no width, so the first call with one comes when it opens.
    const observer = new ResizeObserver(() => {
      element.scrollLeft = subjectOf(name) * element.scrollWidth - element.clientWidth / 2;
      shown.current = element.scrollLeft;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage, shown, name]);
}
