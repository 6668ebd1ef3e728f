import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** The middle of what is seen, in parts of the picture's width and height. */
export interface Middle {
  readonly x: number;
  readonly y: number;
}

export const CENTRE: Middle = { x: 0.5, y: 0.5 };

/** What rounding to whole pixels changes at most, in pixels, and a little more. */
const ROUNDED = 0.75;

/**
 * Moves a picture that is larger than its frame: the browser's own scrolling by finger, wheel and keys, and the mouse that drags.
 * @param middle what is to be in the middle; scrolled to when it or `size` changes
 * @param onMove what is in the middle after a movement by hand
 */
export function usePan(
  middle: Middle,
  size: string,
  onMove: (middle: Middle) => void,
): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  const latest = useRef({ middle, onMove });
  useEffect(() => {
    latest.current = { middle, onMove };
  });

  useLayoutEffect(() => {
    const element = frame.current;
    if (element) show(element, middle);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `size` changes the picture, not the code
  }, [middle, size]);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener(
      'scroll',
      () => {
        const now = middleOf(element);
        const { middle: wanted, onMove: tell } = latest.current;
        // Scrolling stops at whole pixels and at the edges: only a movement by hand changes the middle.
        const reached = reachable(element, wanted);
        if (
          Math.abs(now.x - reached.x) * element.scrollWidth > ROUNDED ||
          Math.abs(now.y - reached.y) * element.scrollHeight > ROUNDED
        )
          tell(now);
      },
      { signal, passive: true },
    );
    element.addEventListener(
      'pointerdown',
      (event) => {
        if (event.pointerType !== 'mouse' || event.button !== 0) return;
        element.setPointerCapture(event.pointerId);
        // A drag would otherwise begin to select.
        event.preventDefault();
        element.focus({ preventScroll: true });
      },
      { signal },
    );
    element.addEventListener(
      'pointermove',
      (event) => {
        if (element.hasPointerCapture(event.pointerId)) element.scrollBy(-event.movementX, -event.movementY);
      },
      { signal },
    );
    const observer = new ResizeObserver(() => show(element, latest.current.middle));
    observer.observe(element);
    return () => {
      listening.abort();
      observer.disconnect();
    };
  }, []);

  return frame;
}

function show(element: HTMLElement, { x, y }: Middle): void {
  const left = Math.round(x * element.scrollWidth - element.clientWidth / 2);
  const top = Math.round(y * element.scrollHeight - element.clientHeight / 2);
  element.scrollTo({ left, top, behavior: 'instant' });
}

const middleOf = ({
  scrollLeft,
  scrollTop,
  clientWidth,
  clientHeight,
  scrollWidth,
  scrollHeight,
}: HTMLElement): Middle => ({
  x: (scrollLeft + clientWidth / 2) / scrollWidth,
  y: (scrollTop + clientHeight / 2) / scrollHeight,
});

/** The middle that scrolling towards `wanted` ends at: no farther than the picture's edge. */
function reachable({ clientWidth, clientHeight, scrollWidth, scrollHeight }: HTMLElement, wanted: Middle): Middle {
  return { x: within(wanted.x, clientWidth, scrollWidth), y: within(wanted.y, clientHeight, scrollHeight) };
}

const within = (value: number, seen: number, whole: number) =>
  Math.min(1 - seen / whole / 2, Math.max(seen / whole / 2, value));
