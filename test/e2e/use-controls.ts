import type { Page } from 'playwright-core';

/** What can be pressed, chosen and set on a page; not what leaves it, sends a form or saves a file. */
const CONTROLS = [
  'button:not([type=submit], [class*=takeaway])',
  'a[aria-haspopup]',
  'summary',
  'select',
  'input:not([type=file], [type=hidden])',
  '[role=slider]',
  '[role=option]',
];
/** A visitor reaches nothing behind it. */
export const MODAL = 'dialog:modal';

const controlsIn = (part: string) => CONTROLS.map((control) => `${part} ${control}`).join();

/** How many controls a page has now. */
export const countControls = (page: Page): Promise<number> => page.locator(controlsIn('main')).count();

/**
 * Uses a control as a visitor does, and waits for its effect: a dialog, which may have to be fetched, or the next frame.
 * @param part of the page, as a selector
 * @returns what it was; undefined after the last one
 */
export const pressControl = (page: Page, index: number, part = 'main'): Promise<string | undefined> =>
  page.evaluate(
    async ([controls, at]) => {
      const control = document.querySelectorAll<HTMLElement>(controls)[at];
      if (!control) return undefined;
      const set = (value: string, ...types: readonly string[]) => {
        // React looks at its own setter to see whether a value is new.
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
        for (const type of types) control.dispatchEvent(new Event(type, { bubbles: true }));
      };
      const what = `${control.localName} ${control.ariaLabel ?? control.id} ${control.textContent}`.trim();
      if (control instanceof HTMLSelectElement) {
        set(control.options[(control.selectedIndex + 1) % control.options.length]?.value ?? '', 'input', 'change');
      } else if (control.role === 'slider') {
        control.focus();
        control.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
      } else if (control instanceof HTMLInputElement && control.type === 'range') {
        set('0.7', 'input');
      } else if (control instanceof HTMLInputElement && !['radio', 'checkbox'].includes(control.type)) {
        // A list of Mantine opens at a press.
        if (control.readOnly) control.click();
        else if (control.type === 'search') set('Treppe', 'input');
      } else control.click();
      do await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
      while (control.ariaHasPopup === 'dialog' && !document.querySelector(':modal, :popover-open'));
      return what;
    },
    [controlsIn(part), index] as const,
  );
