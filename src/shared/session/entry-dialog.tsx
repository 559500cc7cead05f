import type { Role } from '#contract/schemas/primitives.ts';
import { Dialog } from '#shared/ui/dialog/dialog.tsx';
import { encodeText } from '../text/encode-text.ts';
import { AuthWidget } from './auth-widget.tsx';

export interface EntryDialogProps {
  readonly accountRole: Role;
  /** Which of the service's forms is open. Null if none is. */
  readonly form: 'sign-in' | 'sign-up' | null;
  /** The redirect target, a path of this site. */
  readonly redirectTo: string;
  readonly onClose: () => void;
}

const joining: Readonly<Record<Role, string>> = {
  STUDENT: 'Join as a student',
  ORGANIZATION: 'Join as an organization',
  DONOR: 'Join as a donor',
};

/** The service's form in a dialog, on a role's landing page. */
export function EntryDialog({ accountRole, form, redirectTo, onClose }: EntryDialogProps) {
  const carried = `?role=${accountRole}&redirect=${encodeText(redirectTo)}`;
  return (
    <Dialog
      title={form === 'sign-in' ? 'Sign in' : joining[accountRole]}
      isOpen={form !== null}
      onClose={onClose}
    >
      <AuthWidget
        kind={form ?? 'sign-up'}
        redirectTo={redirectTo}
        accountRole={accountRole}
        signInUrl={`/auth/login${carried}`}
        signUpUrl={`/auth/sign-up${carried}`}
      />
    </Dialog>
  );
}
