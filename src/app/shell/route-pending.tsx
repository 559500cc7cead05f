import { Page } from '#shared/ui/page.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';

/** A screen that waits for its code, or for the sign-in service (ROUTE-03). */
export function RoutePending() {
  return (
    <Page>
      <Spinner label="Loading the page" />
    </Page>
  );
}
