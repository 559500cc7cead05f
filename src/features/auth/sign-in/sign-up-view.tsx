import type { ReactNode } from 'react';
import type { Role } from '#contract/schemas/primitives.ts';
import { AuthFrame } from './auth-frame.tsx';

/** Whole sentences, because 'a' and 'an' differ. */
const LEADS: Readonly<Record<Role, string>> = {
  STUDENT: 'It is free. You sign up as a student.',
  DONOR: 'It is free. You sign up as a donor.',
  ORGANIZATION: 'It is free. You sign up as an organization.',
};

export interface SignUpViewProps {
  /** The chosen role, or null. */
  readonly role: Role | null;
  /** The authentication service's form. */
  readonly children: ReactNode;
}

/** Frames the authentication service's sign-up form. */
export function SignUpView({ role, children }: SignUpViewProps) {
  return (
    <AuthFrame
      title="Join EduEmpower"
      lead={role ? LEADS[role] : 'It is free, for students, donors and organizations.'}
    >
      {children}
    </AuthFrame>
  );
}
