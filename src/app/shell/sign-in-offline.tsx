import { useEffect } from 'react';
import { reloadWhenStaying } from '#shared/router/leaving.ts';
import { Button, LinkButton } from '#shared/ui/button.tsx';
import { Page, PageHeader } from '#shared/ui/page.tsx';
import { StateMessage } from '#shared/ui/state-message.tsx';

/** Shown instead of a page that needs a session while the device is offline and the session unknown. */
export default function SignInOffline() {
  useEffect(() => {
    window.addEventListener('online', reloadWhenStaying);
    return () => window.removeEventListener('online', reloadWhenStaying);
  }, []);
  return (
    <Page>
      <PageHeader title="You are offline" />
      <StateMessage
        kind="error"
        text="You have to be signed in to see this page, and that needs a connection."
        hint="The page opens when you are back online. What you typed in a form is saved on this device."
      >
        <Button onClick={() => window.location.reload()}>Try Again</Button>
        <LinkButton variant="default" to="/scholarship">
          Browse scholarships
        </LinkButton>
      </StateMessage>
    </Page>
  );
}
