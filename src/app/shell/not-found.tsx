import { LinkButton } from '#shared/ui/button.tsx';
import { Page, PageHeader } from '#shared/ui/page.tsx';
import { StateMessage } from '#shared/ui/state-message.tsx';

/** Shown for an unknown address (ROUTE-05). */
export function NotFound() {
  return (
    <Page>
      <title>Page not found · EduEmpower</title>
      <PageHeader title="Page not found" />
      <StateMessage
        kind="empty"
        text="There is no page at this address."
        hint="It may have moved, or the link may be incomplete."
      >
        <LinkButton to="/scholarship">Browse scholarships</LinkButton>
        <LinkButton variant="default" to="/">
          Go to Home
        </LinkButton>
      </StateMessage>
    </Page>
  );
}
