import { useSyncExternalStore } from 'react';
import classes from './offline-notice.module.css';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that the line is down for as long as it is, over the page and without moving it. */
export default function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    subscribe,
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
