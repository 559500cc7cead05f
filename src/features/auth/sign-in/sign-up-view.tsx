import type { ReactNode } from 'react';
import type { Role } from '#contract/schemas/primitives.ts';
import { AuthFrame } from './auth-frame.tsx';

/** One whole sentence for each role: 'an organization' is not 'a student' with another word. */
const LEADS: Readonly<Record<Role, string>> = {
  STUDENT: 'It is free. You sign up as a student.',
  DONOR: 'It is free. You sign up as a donor.',
  ORGANIZATION: 'It is free. You sign up as an organization.',
};

export interface SignUpViewProps {
  /** The role that was chosen, if any. */
  readonly role: Role | null;
  /** The service's own form. */
  readonly children: ReactNode;
}

/** The sign-up page around the service's form. */
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
