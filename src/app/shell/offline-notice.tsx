import { useSyncExternalStore } from 'react';
import classes from './offline-notice.module.css';

/** Calls back when the connection is lost or comes back. */
export function subscribeToConnection(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that the device is offline for as long as it is, over the page and without moving it. `ConnectionNotice` follows it. */
export default function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    subscribeToConnection,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className={classes.notice} hidden={isOnline}>
      {!isOnline &&
        'You are offline. What you type is saved on this device. Send it when you are back online.'}
    </div>
  );
}
