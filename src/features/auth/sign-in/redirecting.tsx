import { Page } from '#shared/ui/page.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';

/** Shown between sign-in and the next page. */
export function Redirecting() {
  return (
    <Page width="narrow">
      <Spinner label="You are signed in. One moment…" />
    </Page>
  );
}
