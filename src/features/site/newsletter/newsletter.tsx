import { type FormEvent, useEffect, useId, useState } from 'react';
import { tidyEmail } from '#shared/text/tidy.ts';
import { SubmitButton } from '#shared/ui/button.tsx';
import { NeedsScript } from '#shared/ui/needs-script.tsx';
import classes from './newsletter.module.css';

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
  const id = useId();
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
    <form className={classes.newsletter} noValidate onSubmit={subscribe}>
      <label htmlFor={id}>{label}</label>
      <NeedsScript>Subscribing needs JavaScript.</NeedsScript>
      <div className={classes.row} data-needs-script>
        <input
          id={id}
          type="email"
          required
          autoComplete="email"
          placeholder="you@example.com"
          aria-invalid={isInvalid}
          aria-describedby={isInvalid ? `${id}-problem` : undefined}
        />
        <SubmitButton variant="default" size="sm">
          {state === 'subscribed' ? 'Subscribed!' : 'Subscribe'}
        </SubmitButton>
      </div>
      {isInvalid && (
        <p id={`${id}-problem`} className={classes.problem} role="alert">
          {state === 'empty' ? emptyText : INVALID}
        </p>
      )}
    </form>
  );
}
