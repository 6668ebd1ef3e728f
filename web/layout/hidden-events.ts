/** What a press and a letter are, of `discreteReplayableEvents` in react-dom. */
const EVENTS =
  'mousedown mouseup touchstart touchend pointerdown pointerup compositionstart compositionend keydown keypress keyup input textInput paste click change';

/**
 * Hides events from React until it has taken over the page: for any of these it would hydrate the rest in one piece, which takes 0.2 s on a slow
 * phone, instead of between two paints. It need not see them: what was entered is in the fields, and the start script repeats what was pressed.
 */
export function hideEvents(): void {
  const takenOver = new AbortController();
  for (const type of EVENTS.split(' '))
    addEventListener(type, (event) => event.stopPropagation(), {
      capture: true,
      passive: true,
      signal: takenOver.signal,
    });
  addEventListener('taken-over', () => takenOver.abort(), { once: true });
}
