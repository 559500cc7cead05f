import { Page } from '#shared/ui/page.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';

/** Between signing in and the page that comes next. */
export function Redirecting() {
  return (
    <Page width="narrow">
      <Spinner label="You are signed in. One moment…" />
    </Page>
  );
}
