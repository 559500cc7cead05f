import { LinkButton } from '#shared/ui/actions/link-button.tsx';

/** The links that every state of the success page shows (APP-14). */
export function SuccessLinks() {
  return (
    <>
      <LinkButton to="/scholarship" variant="default">
        Browse More Scholarships
      </LinkButton>
      <LinkButton to="/" variant="default">
        Go to Home
      </LinkButton>
    </>
  );
}
