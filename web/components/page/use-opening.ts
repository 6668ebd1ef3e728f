import { useState, type MouseEvent } from 'react';

/**
 * A link that opens a part of its page instead, whose script is fetched with the press. Without script, or if it can't be fetched, it is followed.
 * @returns `press` for the link; then the part, and how often the link was pressed
 */
export function useOpening<Part>(load: () => Promise<Part>) {
  const [part, setPart] = useState<Part>();
  const [presses, setPresses] = useState(0);
  function press(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    setPresses(presses + 1);
    load().then(setPart, () => location.assign(href));
  }
  return { part, presses, press };
}
