import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { headOf } from '#shared/router/head-of.ts';
import { rememberChosenRole } from '../role/chosen-role-store.ts';
import { landingOf } from '../role/destination.ts';
import { RoleSelection } from './role-selection.tsx';

export const Route = createFileRoute('/auth/role-selection')({
  head: headOf('Choose your role', 'Sign up as a student, a donor or an organization.'),
  component: RoleSelectionRoute,
});

/** The role selection page. Stores the chosen role and opens its landing page (AUTH-01). */
function RoleSelectionRoute() {
  const navigate = useNavigate();
  return (
    <RoleSelection
      onChoose={(role) => {
        rememberChosenRole(role);
        void navigate({ to: landingOf(role), state: { role } });
      }}
    />
  );
}
