import { Loading } from '#shared/ui/feedback/loading.tsx';
import { Page } from '#shared/ui/layout/page.tsx';

/** Shown while a screen's code or the sign-in service loads (ROUTE-03). */
export function RoutePending() {
  return (
    <Page>
      <Loading label="Loading the page" />
    </Page>
  );
}
