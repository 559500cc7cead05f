import { Button } from '@mantine/core';
import type { Role } from '#contract/schemas/primitives.ts';
import { LinkButton } from '#shared/ui/actions/link-button.tsx';
import { takeFocus } from '#shared/ui/layout/focus-main.ts';
import { AuthFrame } from './auth-frame.tsx';

/** Whole sentences, because some roles need 'a' and others 'an'. */
const WORDS: Readonly<Record<Role, { readonly lead: string; readonly confirm: string }>> = {
  STUDENT: { lead: 'You’re signing in as a student.', confirm: 'Continue as a student' },
  DONOR: { lead: 'You’re signing in as a donor.', confirm: 'Continue as a donor' },
  ORGANIZATION: { lead: 'You’re signing in as an organization.', confirm: 'Continue as an organization' },
};

export interface RoleConfirmationProps {
  /** The role that a link proposes. */
  readonly role: Role;
  readonly onConfirm: () => void;
}

/** Asks a user without a role to confirm the role in the link that they followed (AUTH-05). */
export function RoleConfirmation({ role, onConfirm }: RoleConfirmationProps) {
  const { lead, confirm } = WORDS[role];
  return (
    <AuthFrame title="Confirm your role" lead={lead}>
      <div ref={takeFocus} tabIndex={-1} className="stack">
        <p>This role comes from the link you followed. You may not be able to change it later.</p>
        <div className="cluster">
          <Button variant="next" onClick={onConfirm}>
            {confirm}
          </Button>
          <LinkButton variant="default" to="/auth/role-selection">
            Choose another role
          </LinkButton>
        </div>
      </div>
    </AuthFrame>
  );
}
