import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { theme } from '#shared/theme/theme.ts';
import { TOAST_LIMIT, TOAST_MS } from './toast.ts';

/** Shows toasts. It loads after the first content; earlier toasts wait for it. */
export default function ToastHost() {
  return (
    <MantineProvider
      theme={theme}
      // A test waits for no transition.
      env={import.meta.env.MODE === 'test' ? 'test' : 'default'}
      // The page has its scheme from `followColorScheme`.
      getRootElement={() => undefined}
    >
      <Notifications
        position="bottom-right"
        limit={TOAST_LIMIT}
        autoClose={TOAST_MS}
        zIndex={400}
        aria-live="polite"
      />
    </MantineProvider>
  );
}
