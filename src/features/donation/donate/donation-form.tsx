import '@mantine/core/styles/Chip.layer.css';
import '#shared/theme/choices.css';
import { Button, Chip, TextInput } from '@mantine/core';
import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { donationErrors } from '#contract/errors/donation.ts';
import { formatPaise, formatRupees, paiseFrom } from '#shared/format/amount.ts';
import { fill } from '#shared/text/fill.ts';
import { LinkButton } from '#shared/ui/actions/link-button.tsx';
import type { SignInLink } from '#shared/ui/actions/sign-in-again.tsx';
import { focusAroundOnRemoval } from '#shared/ui/layout/focus-main.ts';
import { PRESETS } from './donation-amount.ts';
import classes from './donation-form.module.css';

export interface DonationFormProps {
  readonly form: UseFormReturn<{ amount: string }, unknown, { amount: number }>;
  /** The amount in the field, in paise. Null if invalid. */
  readonly paise: number | null;
  readonly onDonate: (paise: number) => void;
  /** While the session loads, the button is disabled. */
  readonly sessionStatus: 'loading' | 'signed-out' | 'signed-in';
  /**
   * Link to sign-in. After signing in, the donor returns to the campaign with the amount filled in.
   */
  readonly signIn: SignInLink;
  /** The button's text while a payment is in progress. Null if the donor can start a payment. */
  readonly busy: string | null;
}

/** The amount field, the preset amounts and the donate button (DON-01). */
export function DonationForm({ form, paise, onDonate, sessionStatus, signIn, busy }: DonationFormProps) {
  const id = useId();
  const { errors, isSubmitted } = form.formState;
  const sum = paise === null ? null : formatPaise(paise);
  const choose = (preset: number) => {
    if (busy === null) form.setValue('amount', String(preset), { shouldValidate: isSubmitted });
  };
  return (
    <form
      className="screen-only stack"
      noValidate
      onSubmit={form.handleSubmit(({ amount }) => onDonate(amount))}
    >
      <fieldset className={`${classes.presets} strong`}>
        <legend>Your donation</legend>
        <div>
          {PRESETS.map((preset) => (
            <Chip
              key={preset}
              type="radio"
              name={`${id}-preset`}
              value={String(preset)}
              checked={paise === paiseFrom(preset)}
              onChange={() => choose(preset)}
              icon={null}
              // A `disabled` radio button would lose the focus.
              aria-disabled={busy !== null || undefined}
            >
              {formatRupees(preset)}
            </Chip>
          ))}
        </div>
      </fieldset>
      <TextInput
        id={`${id}-amount`}
        label="Amount in rupees"
        leftSection="₹"
        inputMode="decimal"
        autoComplete="transaction-amount"
        {...form.register('amount')}
        readOnly={busy !== null}
        error={
          errors.amount && (
            <>
              <span>{donationErrors['donation-amount']}</span>
              {errors.amount.message && <span>{` ${errors.amount.message}`}</span>}
            </>
          )
        }
      />
      {sessionStatus === 'signed-out' ? (
        <>
          <LinkButton variant="next" fullWidth {...signIn}>
            {sum === null ? 'Sign in to donate' : fill('Sign in to donate {sum}', { sum })}
          </LinkButton>
          <p className="quiet">
            We’ll remember the amount while you sign in. You pay nothing until you confirm.
          </p>
        </>
      ) : (
        <Button
          // Moves focus when the session ends and a link replaces the button.
          ref={focusAroundOnRemoval}
          type="submit"
          variant="next"
          fullWidth
          disabled={sessionStatus === 'loading'}
          aria-disabled={busy !== null || undefined}
        >
          {busy ?? (sum === null ? 'Donate' : fill('Donate {sum}', { sum }))}
        </Button>
      )}
      <p className="quiet">
        Your donation may be tax-deductible. Ask the organization for an 80G certificate. You pay with
        Razorpay, and we never see your card.
      </p>
    </form>
  );
}
