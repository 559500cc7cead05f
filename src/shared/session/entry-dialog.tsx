import type { Role } from '#contract/schemas/primitives.ts';
import { Dialog } from '#shared/ui/dialog/dialog.tsx';
import { encodeText } from '../text/encode-text.ts';
import { AuthWidget } from './auth-widget.tsx';

export interface EntryDialogProps {
  readonly accountRole: Role;
  /** Which of the sign-in service's forms to show. Null while the dialog is closed. */
  readonly form: 'sign-in' | 'sign-up' | null;
  /** Where the user goes after signing in, as a path of this site. */
  readonly redirectTo: string;
  readonly onClose: () => void;
}

const joining: Readonly<Record<Role, string>> = {
  STUDENT: 'Join as a student',
  ORGANIZATION: 'Join as an organization',
  DONOR: 'Join as a donor',
};

/** Shows the sign-in service's form in a dialog. Used on the landing page of each role. */
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
