import { LinkButton } from '#shared/ui/button.tsx';
import { Page, PageHeader } from '#shared/ui/page.tsx';
import { StateMessage } from '#shared/ui/state-message.tsx';

/** A page of the organizations, opened by somebody who is signed in as something else. */
export function OrganizationsOnly({ title }: { readonly title: string }) {
  return (
    <Page>
      <PageHeader title={title} />
      <StateMessage
        kind="empty"
        text="This page is for organizations."
        hint="You are signed in with another role. If you speak for an organization, sign out and create an account for it."
      >
        <LinkButton variant="default" href="/organization">
          What organizations do here
        </LinkButton>
      </StateMessage>
    </Page>
  );
}
