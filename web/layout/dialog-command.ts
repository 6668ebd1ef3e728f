import type { MouseEventHandler } from 'react';

type DialogCommand = 'show-modal' | 'close';

interface CommandProps {
  readonly command: DialogCommand;
  readonly commandfor: string;
  readonly onClick: MouseEventHandler;
}

/**
 * Props of a button that opens or closes a dialog. The attributes work before the site's script runs;
 * the handler does the same in browsers without them.
 */
export function dialogCommand(command: DialogCommand, dialogId: string): CommandProps {
  return {
    command,
    commandfor: dialogId,
    onClick() {
      if ('commandForElement' in HTMLButtonElement.prototype) return;
      const dialog = document.getElementById(dialogId) as HTMLDialogElement;
      if (command === 'close') dialog.close();
      else if (!dialog.open) dialog.showModal();
    },
  };
}
