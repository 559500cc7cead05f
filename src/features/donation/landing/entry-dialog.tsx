import { AuthWidget } from '#shared/session/auth-widget.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';

export interface EntryDialogProps {
  /** Which of the service's own forms is open; null for none. */
  readonly form: 'sign-in' | 'sign-up' | null;
  readonly onClose: () => void;
}

/** The real forms in a dialog; afterwards the donors' page comes again (DON-06). */
export function EntryDialog({ form, onClose }: EntryDialogProps) {
  return (
    <Dialog
      title={form === 'sign-in' ? 'Sign in' : 'Join as a donor'}
      isOpen={form !== null}
      onClose={onClose}
    >
      <AuthWidget
        kind={form ?? 'sign-up'}
        redirectTo="/donation"
        accountRole="DONOR"
        signInUrl="/auth/login?role=DONOR&redirect=%2Fdonation"
      />
    </Dialog>
  );
}
