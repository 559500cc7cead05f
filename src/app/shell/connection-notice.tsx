import { useOnline } from '#shared/ui/browser/use-online.ts';
import classes from './connection-notice.module.css';

/**
 * Says that the device is offline. The notice covers part of the page, and does not move the rest.
 * The live region always exists, so that screen readers announce the change.
 */
export function ConnectionNotice() {
  const isOnline = useOnline();
  return (
    <div role="status">
      {!isOnline && (
        <p className={`${classes.notice} notice strong`} data-tone="attention">
          You’re offline.
        </p>
      )}
    </div>
  );
}
