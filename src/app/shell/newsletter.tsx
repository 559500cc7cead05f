import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import classes from './newsletter.module.css';

/** How long the button says that it worked, in milliseconds (SHELL-07). */
const SUBSCRIBED_MS = 3000;

/** The footer's newsletter box (SHELL-07). Nothing is sent anywhere yet: the address is only logged. */
export function Newsletter() {
  const [state, setState] = useState<'idle' | 'invalid' | 'subscribed'>('idle');

  useEffect(() => {
    if (state !== 'subscribed') return;
    const timer = setTimeout(() => setState('idle'), SUBSCRIBED_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const subscribe = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const input = form.querySelector('input');
    if (!input?.validity.valid) {
      setState('invalid');
      input?.focus();
      return;
    }
    console.info('Newsletter:', input.value);
    form.reset();
    setState('subscribed');
  };

  const isInvalid = state === 'invalid';
  return (
    <form className={classes.newsletter} noValidate onSubmit={subscribe}>
      <label htmlFor="newsletter">Newsletter</label>
      <div className={classes.row}>
        <input
          id="newsletter"
          type="email"
          required
          autoComplete="email"
          placeholder="you@example.com"
          aria-invalid={isInvalid}
          aria-describedby={isInvalid ? 'newsletter-problem' : undefined}
        />
        <Button type="submit" variant="default" size="sm">
          {state === 'subscribed' ? 'Subscribed!' : 'Subscribe'}
        </Button>
      </div>
      {isInvalid && (
        <p id="newsletter-problem" className={classes.problem} role="alert">
          Please enter a valid email address.
        </p>
      )}
    </form>
  );
}
