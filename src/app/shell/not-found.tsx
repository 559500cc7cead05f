import { LinkButton } from '#shared/ui/actions/link-button.tsx';
import { StateMessage } from '#shared/ui/feedback/state-message.tsx';
import { Page, PageHeader } from '#shared/ui/layout/page.tsx';

/** Shown for an unknown address (ROUTE-05). */
export function NotFound() {
  return (
    <Page>
      <title>Page not found · EduEmpower</title>
      <PageHeader title="Page not found" />
      <StateMessage
        kind="empty"
        drawing="lost"
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
