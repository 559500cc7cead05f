import type { ReactNode } from 'react';
import type { Role } from '#contract/schemas/primitives.ts';
import { AuthFrame } from './auth-frame.tsx';

/** Whole sentences, because some roles need 'a' and others 'an'. */
const LEADS: Readonly<Record<Role, string>> = {
  STUDENT: 'You’re signing up as a student. It’s free.',
  DONOR: 'You’re signing up as a donor. It’s free.',
  ORGANIZATION: 'You’re signing up as an organization. It’s free.',
};

export interface SignUpViewProps {
  /** The chosen role, or null. */
  readonly role: Role | null;
  /** Names the user's next step after sign-up. Null if unknown. */
  readonly purpose?: string | null;
  /** The authentication service's form. */
  readonly children: ReactNode;
}

/** Frames the authentication service's sign-up form. */
export function SignUpView({ role, purpose = null, children }: SignUpViewProps) {
  return (
    <AuthFrame
      title="Join EduEmpower"
      lead={role ? LEADS[role] : 'Free for students, donors and organizations.'}
      purpose={purpose}
    >
      {children}
    </AuthFrame>
  );
}
