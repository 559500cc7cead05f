import { Spinner } from '#shared/ui/feedback/spinner.tsx';
import { Page } from '#shared/ui/layout/page.tsx';

/** Shown between sign-in and the next page. */
export function Redirecting() {
  return (
    <Page width="narrow">
      <Spinner label="You are signed in. One moment…" />
    </Page>
  );
}
