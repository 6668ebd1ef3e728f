import { useRef, type TouchEvent } from 'react';

/** A shorter way of the finger is a tap or a tremble, in pixels of CSS. */
const SHORTEST = 48;

interface Start {
  readonly x: number;
  readonly y: number;
  /** Whether the element was scrolled as far as possible before the swipe. */
  readonly atLeft: boolean;
  readonly atRight: boolean;
}

/**
 * A sideways swipe over an element that may itself scroll sideways: it counts from where there is nothing left to scroll.
 * Own code: a library for gestures would be many times larger than these few lines.
 * @param onSwipe 1 for a swipe to the left, which brings what is next; -1 for one to the right
 * @returns the listeners of the element
 */
export function useSwipe(onSwipe: (steps: 1 | -1) => void) {
  const start = useRef<Start>(undefined);

  function onTouchStart({ currentTarget: element, touches }: TouchEvent) {
    const touch = touches[0];
    // Two fingers zoom, and one finger moves the part of a zoomed page.
    const isAlone = touch && touches.length === 1 && (visualViewport?.scale ?? 1) <= 1.01;
    const { scrollLeft, scrollWidth, clientWidth } = element;
    start.current = isAlone
      ? {
          x: touch.clientX,
          y: touch.clientY,
          atLeft: scrollLeft <= 1,
          atRight: scrollLeft + clientWidth >= scrollWidth - 1,
        }
      : undefined;
  }

  function onTouchEnd({ changedTouches }: TouchEvent) {
    const touch = changedTouches[0];
    const from = start.current;
    start.current = undefined;
    if (!from || !touch) return;
    const [dx, dy] = [touch.clientX - from.x, touch.clientY - from.y];
    if (Math.abs(dx) < SHORTEST || Math.abs(dx) < 2 * Math.abs(dy)) return;
    if (dx < 0 && from.atRight) onSwipe(1);
    if (dx > 0 && from.atLeft) onSwipe(-1);
  }

  return { onTouchStart, onTouchEnd };
}
