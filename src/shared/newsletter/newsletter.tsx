import { type FormEvent, useEffect, useId, useState } from 'react';
import { Button } from '../ui/button.tsx';
import classes from './newsletter.module.css';

/** How long the button says that it worked, in milliseconds (SHELL-07). */
const SUBSCRIBED_MS = 3000;
const INVALID = 'Please enter a valid email address.';

export interface NewsletterProps {
  readonly label?: string;
  /** Said where nothing was typed at all. */
  readonly emptyText?: string;
}

/** The newsletter box (SHELL-07, CON-04). Nothing is sent anywhere yet: the address is only logged. */
export function Newsletter({ label = 'Newsletter', emptyText = INVALID }: NewsletterProps) {
  const id = useId();
  const [isSubscribed, setSubscribed] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    if (!isSubscribed) return;
    const timer = setTimeout(() => setSubscribed(false), SUBSCRIBED_MS);
    return () => clearTimeout(timer);
  }, [isSubscribed]);

  const subscribe = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const input = form.querySelector('input');
    if (!input?.validity.valid) {
      setProblem(input?.validity.valueMissing ? emptyText : INVALID);
      setSubscribed(false);
      input?.focus();
      return;
    }
    console.info('Newsletter:', input.value);
    form.reset();
    setProblem(null);
    setSubscribed(true);
  };

  return (
    <form className={classes.newsletter} noValidate onSubmit={subscribe}>
      <label htmlFor={id}>{label}</label>
      <div className={classes.row}>
        <input
          id={id}
          type="email"
          required
          autoComplete="email"
          placeholder="you@example.com"
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
        />
        <Button type="submit" variant="default" size="sm">
          {isSubscribed ? 'Subscribed!' : 'Subscribe'}
        </Button>
      </div>
      {problem !== null && (
        <p id={`${id}-problem`} className={classes.problem} role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}
