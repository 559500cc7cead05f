import { type FormEvent, useEffect, useId, useState } from 'react';
import { tidyEmail } from '#shared/text/tidy.ts';
import { SubmitButton } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { NeedsScript } from '#shared/ui/needs-script.tsx';

/** How long the button shows success, in milliseconds (SHELL-07). */
const SUBSCRIBED_MS = 3000;
const INVALID = 'Please enter a valid email address.';

export interface NewsletterProps {
  readonly label?: string;
  /** The message for an empty address. */
  readonly emptyText?: string;
}

/** The newsletter box (SHELL-07, CON-04). It sends nothing yet, and only logs the address. */
export function Newsletter({ label = 'Newsletter', emptyText = INVALID }: NewsletterProps) {
  const [state, setState] = useState<'idle' | 'empty' | 'invalid' | 'subscribed'>('idle');

  useEffect(() => {
    if (state !== 'subscribed') return;
    const timer = setTimeout(() => setState('idle'), SUBSCRIBED_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const subscribe = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const input = form.querySelector('input');
    if (input) input.value = tidyEmail(input.value);
    if (!input?.validity.valid) {
      setState(input?.value === '' ? 'empty' : 'invalid');
      input?.focus();
      return;
    }
    console.info('Newsletter:', input.value);
    form.reset();
    setState('subscribed');
  };

  const isInvalid = state === 'empty' || state === 'invalid';
  return (
    <form noValidate onSubmit={subscribe}>
      <NeedsScript>Subscribing needs JavaScript.</NeedsScript>
      <div data-needs-script>
        <Field
          id={useId()}
          label={label}
          type="email"
          required
          autoComplete="email"
          placeholder="you@example.com"
          error={isInvalid && <span role="alert">{state === 'empty' ? emptyText : INVALID}</span>}
          suffix={
            <SubmitButton variant="default">
              {state === 'subscribed' ? 'Subscribed!' : 'Subscribe'}
            </SubmitButton>
          }
        />
      </div>
    </form>
  );
}
