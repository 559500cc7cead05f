import { AppLink } from '#shared/ui/actions/app-link.tsx';

/** Links from the success page to more scholarships and to the home page (APP-14). */
export function SuccessLinks() {
  return (
    <div className="cluster gap-6">
      <AppLink to="/scholarship">Browse More Scholarships</AppLink>
      <AppLink to="/">Go to Home</AppLink>
    </div>
  );
}
