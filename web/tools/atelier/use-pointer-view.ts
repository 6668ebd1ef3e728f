import { useEffect, useRef, type RefObject } from 'react';

type Zoom = (factor: number) => void;
type Move = (right: number, down: number) => void;

/** A hand on the picture: one finger or the mouse moves it, two fingers or the wheel with Ctrl bring it nearer. */
export function usePointerView(frame: RefObject<HTMLElement | null>, zoom: Zoom, move: Move): void {
  const act = useRef({ zoom, move });
  useEffect(() => {
    act.current = { zoom, move };
  });

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const fingers = new Map<number, { x: number; y: number }>();
    const listening = new AbortController();
    const { signal } = listening;
    const gap = () => {
      const [a, b] = [...fingers.values()];
      return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
    };

    element.addEventListener(
      'pointerdown',
      (event) => {
        fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
        element.setPointerCapture(event.pointerId);
      },
      { signal },
    );
    element.addEventListener(
      'pointermove',
      (event) => {
        const from = fingers.get(event.pointerId);
        if (!from) return;
        const before = gap();
        fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
        const after = gap();
        if (before > 0 && after > 0) act.current.zoom(after / before);
        act.current.move((event.clientX - from.x) / fingers.size, (event.clientY - from.y) / fingers.size);
      },
      { signal },
    );
    for (const type of ['pointerup', 'pointercancel'] as const)
      element.addEventListener(type, ({ pointerId }) => fingers.delete(pointerId), { signal });
    // A plain wheel scrolls the page; with Ctrl, as on maps, and by a pinch on a touchpad it comes nearer.
    element.addEventListener(
      'wheel',
      (event) => {
        if (!event.ctrlKey) return;
        event.preventDefault();
        act.current.zoom(Math.exp(-event.deltaY / 300));
      },
      { signal, passive: false },
    );
    return () => listening.abort();
  }, [frame]);
}
