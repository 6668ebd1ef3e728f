import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications, notifications } from '@mantine/notifications';
import { createRoot } from 'react-dom/client';
import type { Notice } from '../../../shared/notices.ts';
import { CLOSE_NOTICE } from '../../content/form-messages.ts';
import { FormTheme } from '../fields/FormTheme.tsx';
import { attendFocus } from './notice-focus.ts';
import styles from './notify.module.css';

let host: HTMLElement | undefined;
let focus: ReturnType<typeof attendFocus> | undefined;

/**
 * In a separate React root: a notice stays until it is closed, also when the visitor opens another page. Mounted anew where a program of the
 * visitor has removed it or a notice.
 */
function mountOnce(): void {
  if (host?.isConnected) return;
  host = document.body.appendChild(document.createElement('div'));
  const onUncaughtError = (error: unknown) => {
    host?.remove();
    mountOnce();
    reportError(error);
  };
  createRoot(host, { onUncaughtError }).render(
    <FormTheme>
      <Notifications
        autoClose={false}
        position="top-right"
        containerWidth={420}
        zIndex={300}
        className={styles.place}
        withinPortal={false}
        notificationMaxHeight="60vh"
      />
    </FormTheme>,
  );
  focus = attendFocus(host, close);
}

let shown: { readonly kind: 'success' | 'error'; readonly id: string } | undefined;

/** Removes the notice of an error that no longer applies. */
export function clearError(): void {
  if (shown?.kind === 'error') notifications.hide(shown.id);
}

function close(): void {
  if (shown) notifications.hide(shown.id);
}

/**
 * Shows one notice and removes the one before (decisions.md D8, D17).
 * @param isSaid whether the page says the same words itself; screen readers then get them from there, and once
 */
export function notify(kind: 'success' | 'error', { title, text }: Notice, isSaid = false): void {
  mountOnce();
  close();
  const id = notifications.show({
    title,
    message: text,
    classNames: {
      root: kind === 'error' ? styles.error : styles.success,
      body: styles.part,
      closeButton: styles.part,
      title: styles.title,
      description: styles.text,
    },
    autoClose: false,
    withCloseButton: true,
    closeButtonProps: { 'aria-label': CLOSE_NOTICE },
    'data-notice': kind,
    ...(isSaid && { role: 'region', 'aria-label': title }),
    onOpen: () => focus?.opened(),
    onClose: () => focus?.goes(),
  });
  shown = { kind, id };
}
