import { AuthWidget } from '#shared/session/auth-widget.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';

export interface SignUpDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The real sign-up form in a dialog; afterwards the list of scholarships comes (HOME-06). */
export function SignUpDialog({ isOpen, onClose }: SignUpDialogProps) {
  return (
    <Dialog title="Join as a student" isOpen={isOpen} onClose={onClose}>
      <AuthWidget
        kind="sign-up"
        redirectTo="/scholarship"
        accountRole="STUDENT"
        signInUrl="/auth/login?role=STUDENT&redirect=%2Fscholarship"
      />
    </Dialog>
  );
}
