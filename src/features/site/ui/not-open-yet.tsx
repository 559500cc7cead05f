import { LinkButton } from '#shared/ui/button.tsx';
import { Page, PageHeader } from '#shared/ui/page.tsx';
import { StateMessage } from '#shared/ui/state-message.tsx';

/** A page that is announced but not built: says so, and leads on. */
export function NotOpenYet({ title, lead }: { readonly title: string; readonly lead: string }) {
  return (
    <Page>
      <PageHeader title={title} lead={lead} />
      <StateMessage
        kind="empty"
        text="This page is not open yet."
        hint="Scholarships are open now: browse them and apply."
      >
        <LinkButton variant="next" href="/scholarship">
          Browse scholarships
        </LinkButton>
        <LinkButton variant="default" href="/home">
          Go to Home
        </LinkButton>
      </StateMessage>
    </Page>
  );
}
