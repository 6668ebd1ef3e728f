import { useEffect, type RefObject } from 'react';

/** State of the history entry that an open dialog has for itself; the router's own state is kept beside it. */
interface DialogState {
  readonly openDialog?: string;
}

const openDialog = (): string | undefined => (history.state as DialogState | null)?.openDialog;

/**
 * Lets the browser's back close a dialog instead of leaving the page: while it is open, the history has one more entry.
 * @param name of the dialog, the only one with it
 */
export function useCloseOnBack(dialog: RefObject<HTMLDialogElement | null>, name: string): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const follow = () => {
      if (element.open && openDialog() !== name) history.pushState({ ...history.state, openDialog: name }, '');
      else if (!element.open && openDialog() === name) history.back();
    };
    const onPop = () => {
      if (element.open && openDialog() !== name) element.close();
      // A link in the dialog was followed, and this is the way back: the page itself is one entry further.
      else if (!element.open && openDialog() === name) history.back();
    };
    // After a reload the dialog is closed.
    if (!element.open && openDialog() === name) history.replaceState({ ...history.state, openDialog: undefined }, '');
    // Not the toggle event, which only the newest browsers send for dialogs.
    const observer = new MutationObserver(follow);
    observer.observe(element, { attributeFilter: ['open'] });
    addEventListener('popstate', onPop);
    follow();
    return () => {
      observer.disconnect();
      removeEventListener('popstate', onPop);
    };
  }, [dialog, name]);
}
