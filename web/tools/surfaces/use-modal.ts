import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * A native dialog that is open as long as it is part of the page. The browser itself keeps the focus inside, closes it on Escape
 * and gives the focus back. Its `close` event notifies the page.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Before it is taken out of the page: only a dialog that is closed gives the focus back.
    return () => element?.close();
  }, []);
  return dialog;
}
