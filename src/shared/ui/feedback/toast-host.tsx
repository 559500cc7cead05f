import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';
import { TOAST_LIMIT, TOAST_MS } from './toast.ts';

/** Shows toasts. This component loads on demand, so the first toast waits for it. */
export default function ToastHost() {
  return (
    <Notifications
      position="bottom-right"
      limit={TOAST_LIMIT}
      autoClose={TOAST_MS}
      zIndex={400}
      aria-live="polite"
    />
  );
}
