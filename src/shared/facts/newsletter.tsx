import { TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import { TEXT_LIMITS } from '#contract/limits.ts';
import { isEmail, tidyEmail } from '#shared/text/tidy.ts';
import { tooLongText } from '#shared/text/too-long.ts';
import { SubmitButton } from '#shared/ui/actions/submit-button.tsx';
import { NeedsScript } from '#shared/ui/feedback/needs-script.tsx';

/** How long the button shows success, in milliseconds (SHELL-07). */
const SUBSCRIBED_MS = 3000;
const INVALID = 'Please enter a valid email address.';
const LIMIT = TEXT_LIMITS.newsletter.email;

export interface NewsletterProps {
  readonly label?: string;
  /** The message for an empty address. */
  readonly emptyText?: string;
}

/** The newsletter box (SHELL-07, CON-04). It sends nothing yet and only logs the address. */
export default function Newsletter({ label = 'Newsletter', emptyText = INVALID }: NewsletterProps) {
  const [error, setError] = useState('');
  const [isSubscribed, setSubscribed] = useState(false);

  useEffect(() => {
    if (!isSubscribed) return;
    const timer = setTimeout(setSubscribed, SUBSCRIBED_MS, false);
    return () => clearTimeout(timer);
  }, [isSubscribed]);

  const subscribe = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const input = form.querySelector('input');
    const email = tidyEmail(input?.value ?? '');
    if (input) input.value = email;
    const isTooLong = email.length > LIMIT;
    const isValid = isEmail(email) && !isTooLong;
    const wrong = isTooLong ? tooLongText(label, LIMIT, email.length) : INVALID;
    setError(isValid ? '' : email ? wrong : emptyText);
    setSubscribed(isValid);
    if (!isValid) return input?.focus();
    console.info('Newsletter:', email);
    form.reset();
  };

  return (
    <form noValidate onSubmit={subscribe}>
      <NeedsScript>Subscribing needs JavaScript. Please turn it on and reload the page.</NeedsScript>
      <div data-needs-script>
        <TextInput
          label={label}
          type="email"
          required
          autoComplete="email"
          placeholder="you@example.com"
          error={error && <span role="alert">{error}</span>}
          inputContainer={(input) => (
            <div className="cluster gap-2">
              {input}
              <SubmitButton variant="default" px="sm">
                {isSubscribed ? 'Subscribed!' : 'Subscribe'}
              </SubmitButton>
            </div>
          )}
        />
      </div>
    </form>
  );
}
