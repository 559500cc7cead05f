import type { ReactNode } from 'react';
import type { Role } from '#contract/schemas/primitives.ts';
import { fill } from '#shared/text/fill.ts';
import { AuthFrame } from './auth-frame.tsx';

export interface SignInViewProps {
  /** The role in the URL, or the default (AUTH-02). */
  readonly role: Role;
  /** Names the user's next step after sign-in. Null if unknown. */
  readonly purpose?: string | null;
  /** The authentication service's form. */
  readonly children: ReactNode;
}

/** Frames the authentication service's sign-in form (AUTH-02). */
export function SignInView({ role, purpose = null, children }: SignInViewProps) {
  return (
    <AuthFrame
      title="Sign in to your account"
      lead={fill('Please sign in to continue as a {role}', { role })}
      purpose={purpose}
    >
      {children}
    </AuthFrame>
  );
}
