import { Loading } from '#shared/ui/feedback/loading.tsx';
import { Page } from '#shared/ui/layout/page.tsx';

/** Shown between sign-in and the next page. */
export function Redirecting() {
  return (
    <Page width="narrow">
      <Loading label="You’re signed in. One moment…" />
    </Page>
  );
}
