import { AuthWidget } from '#shared/session/auth-widget.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';

export interface SignUpDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The real sign-up form in a dialog; afterwards the dashboard comes (ORG-01). */
export function SignUpDialog({ isOpen, onClose }: SignUpDialogProps) {
  return (
    <Dialog title="Join as an organization" isOpen={isOpen} onClose={onClose}>
      <AuthWidget
        kind="sign-up"
        redirectTo="/organization/dashboard"
        accountRole="ORGANIZATION"
        signInUrl="/auth/login?role=ORGANIZATION&redirect=%2Forganization%2Fdashboard"
      />
    </Dialog>
  );
}
