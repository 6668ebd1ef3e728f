// Browsers from before 2024 have no popovers and reject the selector; the style sheet hides the sub-menus there.
const isKnown = () => 'popover' in HTMLElement.prototype;

/** Whether a pop-over is open. */
export const isOpen = (panel: HTMLElement | null): boolean =>
  isKnown() && panel !== null && panel.matches(':popover-open');

/** Closes all pop-overs. */
export function closePanels(): void {
  if (!isKnown()) return;
  for (const panel of document.querySelectorAll<HTMLElement>(':popover-open')) panel.hidePopover();
}
