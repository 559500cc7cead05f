import { type FormEvent, useId, useRef } from 'react';
import { donationErrors } from '#contract/errors/donation.ts';
import { formatExactRupees, formatPaise, rupeesFrom } from '#shared/format/amount.ts';
import { fill } from '#shared/text/fill.ts';
import { Button, LinkButton } from '#shared/ui/button.tsx';
import { focusAroundOnRemoval } from '#shared/ui/focus-main.ts';
import type { SignInLink } from '#shared/ui/sign-in-again.tsx';
import { PRESETS, readGift } from '../payment/donation-amount.ts';
import classes from './donation-form.module.css';

export interface DonationFormProps {
  /** The text in the amount field. */
  readonly amount: string;
  /** True after the user tried to give an amount that is not allowed. */
  readonly showsProblem: boolean;
  readonly onAmount: (text: string) => void;
  readonly onDonate: () => void;
  /** False until it is known who gives: nothing can be given before. */
  readonly isDonorKnown?: boolean;
  /** Where to sign in first, with the campaign and the amount; null for a signed-in user. */
  readonly signIn: SignInLink | null;
  /** The status of a payment under way; meanwhile no other can begin. */
  readonly busy: string | null;
}

/** The amount and the button to give it (DON-01). */
export function DonationForm(props: DonationFormProps) {
  const { amount, showsProblem, onAmount, onDonate, isDonorKnown = true, signIn, busy } = props;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const reading = readGift(amount);
  const problem = showsProblem && reading.kind === 'problem' ? reading : null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reading.kind === 'problem') field.current?.focus();
    onDonate();
  };
  const sum = reading.kind === 'donation' ? formatPaise(reading.paise) : null;
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <fieldset className={classes.presets}>
        <legend>Your donation</legend>
        <div>
          {PRESETS.map((preset) => (
            <label key={preset}>
              <input
                type="radio"
                name={`${id}-preset`}
                value={preset}
                checked={reading.kind === 'donation' && rupeesFrom(reading.paise) === preset}
                onChange={() => busy === null && onAmount(String(preset))}
                // Not `disabled`: the focus would be lost.
                aria-disabled={busy !== null || undefined}
              />
              <span>{formatExactRupees(preset)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className={classes.amount}>
        <label htmlFor={`${id}-amount`}>Amount in rupees</label>
        {problem && (
          <p id={`${id}-problem`} className={classes.problem}>
            <span>{donationErrors['donation-amount']}</span>
            {problem.hint && <span className={classes.hint}>{` ${problem.hint}`}</span>}
          </p>
        )}
        <div className={classes.field} data-invalid={problem ? true : undefined}>
          <span aria-hidden="true">₹</span>
          <input
            ref={field}
            id={`${id}-amount`}
            value={amount}
            onChange={(event) => onAmount(event.currentTarget.value)}
            inputMode="decimal"
            autoComplete="transaction-amount"
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `${id}-problem` : undefined}
            readOnly={busy !== null}
          />
        </div>
      </div>
      {signIn === null ? (
        <Button
          // Where the session ends, the link takes its place.
          ref={focusAroundOnRemoval}
          type="submit"
          variant="next"
          fullWidth
          disabled={!isDonorKnown}
          aria-disabled={busy !== null || undefined}
        >
          {busy ?? (sum === null ? 'Donate' : fill('Donate {sum}', { sum }))}
        </Button>
      ) : (
        <>
          <LinkButton variant="next" fullWidth {...signIn}>
            {sum === null ? 'Sign in to donate' : fill('Sign in to donate {sum}', { sum })}
          </LinkButton>
          <p className={classes.note}>
            We keep the amount while you sign in. You pay nothing until you confirm it.
          </p>
        </>
      )}
      <p className={classes.note}>
        Donations are tax-deductible, as EduEmpower states. You pay in the provider’s own window: this site
        never sees your card.
      </p>
    </form>
  );
}
