import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications, notifications } from '@mantine/notifications';
import { createRoot } from 'react-dom/client';
import type { Notice } from '../../shared/notices.ts';
import { FormTheme } from './FormTheme.tsx';
import styles from './notify.module.css';

let mounted = false;

/** In a separate React root: a notice stays until it is closed, also when the visitor opens another page. */
function mountOnce(): void {
  if (mounted) return;
  mounted = true;
  const host = document.body.appendChild(document.createElement('div'));
  createRoot(host).render(
    <FormTheme>
      <Notifications
        autoClose={false}
        position="top-right"
        containerWidth={420}
        zIndex={300}
        className={styles.place}
      />
    </FormTheme>,
  );
}

let shown: { readonly kind: 'success' | 'error'; readonly id: string } | undefined;

/** Removes the notice of an error that no longer applies. */
export function clearError(): void {
  if (shown?.kind === 'error') notifications.hide(shown.id);
}

/** Shows one notice and removes the one before (decisions.md D8, D17). */
export function notify(kind: 'success' | 'error', { title, text }: Notice): void {
  mountOnce();
  notifications.clean();
  const id = notifications.show({
    title,
    message: text,
    classNames: {
      root: kind === 'error' ? styles.error : styles.success,
      title: styles.title,
      description: styles.text,
    },
    autoClose: false,
    withCloseButton: true,
    closeButtonProps: { 'aria-label': 'Meldung schliessen' },
    'data-notice': kind,
  });
  shown = { kind, id };
}
