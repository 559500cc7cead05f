import { AppLink } from '#shared/ui/actions/app-link.tsx';

/** The links that every state of the success page shows (APP-14). */
export function SuccessLinks() {
  return (
    <div className="cluster gap-6">
      <AppLink to="/scholarship">Browse More Scholarships</AppLink>
      <AppLink to="/">Go to Home</AppLink>
    </div>
  );
}
