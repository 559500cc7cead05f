import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { authErrors } from '#contract/errors/auth.ts';
import { Dialog } from '#shared/ui/dialog/dialog.tsx';

export interface NameDialogProps {
  /** Saves the name in the user's account. Rejects if the name cannot be saved. */
  readonly onSave: (name: string) => Promise<void>;
  readonly onClose: () => void;
}

function focusField(form: HTMLFormElement | null) {
  form?.querySelector('input')?.focus();
}

/** Asks the user to enter a name if their account has none. Shown before a write. */
export function NameDialog({ onSave, onClose }: NameDialogProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  // A ref, because the second click of a double click arrives before the dialog re-renders.
  const isSent = useRef(false);
  // By default, the browser focuses the dialog's first button, 'Close'.
  useEffect(() => {
    const frame = requestAnimationFrame(() => focusField(form.current));
    return () => cancelAnimationFrame(frame);
  }, []);

  const fail = (text: string) => {
    setError(text);
    focusField(form.current);
  };
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSent.current) return;
    const name = String(new FormData(event.currentTarget).get('name')).trim();
    if (name === '') return fail('Enter your name.');
    setError(null);
    setSaving(true);
    isSent.current = true;
    try {
      await onSave(name);
    } catch (reason) {
      console.error('The name could not be saved to the account', reason);
      setSaving(false);
      isSent.current = false;
      fail(authErrors['name-unsaved']);
    }
  };

  return (
    <Dialog title="What’s your name?" isOpen onClose={onClose}>
      <form ref={form} className="stack" noValidate onSubmit={(event) => void save(event)}>
        <p>
          Your account has no name yet. We’ll save the name you enter, then continue with what you were doing.
        </p>
        <TextInput
          id={id}
          name="name"
          label="Your name"
          autoComplete="name"
          aria-required
          error={error}
          readOnly={isSaving}
        />
        <div className="cluster">
          <Button type="submit" aria-disabled={isSaving || undefined}>
            {isSaving ? 'Saving…' : 'Save and continue'}
          </Button>
          <Button variant="default" onClick={onClose}>
            Not now
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
