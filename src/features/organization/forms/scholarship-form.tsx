import type { ReactNode } from 'react';
import { DraftNote } from '#shared/draft/draft-note.tsx';
import { RestoredNote } from '#shared/draft/restored-note.tsx';
import { Echo, FormColumns, FormEnd, FormFailure } from '#shared/form/form-layout.tsx';
import { NextStep } from '#shared/form/next-step.tsx';
import { TextField } from '#shared/form/text-field.tsx';
import { formatExactRupees, readAmount } from '#shared/format/amount.ts';
import { formatRupees } from '#shared/format/money.ts';
import { fill } from '#shared/text/fill.ts';
import { Controls } from '#shared/theme/controls.tsx';
import { AppLink } from '#shared/ui/app-link.tsx';
import { Button, LinkButton } from '#shared/ui/button.tsx';
import { FieldProblems, ProblemSummary } from '#shared/ui/problem-summary.tsx';
import { inputValueOf, SCHOLARSHIP_LABELS, type ScholarshipFields } from '../model/scholarship-fields.ts';
import { type ScholarshipFormOptions, useScholarshipForm } from './use-scholarship-form.ts';

export interface ScholarshipFormProps extends ScholarshipFormOptions {
  readonly signInHref: string;
  readonly profileHref: string;
  /** Where Cancel leads. */
  readonly dashboardHref: string;
  /** Stands beside the form, and shows what is typed. */
  readonly preview: (typed: ScholarshipFields) => ReactNode;
  /** The earliest moment that can be chosen, in milliseconds since 1970. */
  readonly earliest: number;
}

/** A new scholarship (ORG-14): nothing typed is ever lost, and it is sent once. */
export function ScholarshipForm(props: ScholarshipFormProps) {
  const { signInHref, profileHref, dashboardHref, preview, earliest, ...options } = props;
  const { form, typed, isSending, problem, summary, kept, errorOf, isRequired, on } =
    useScholarshipForm(options);
  const field = (name: keyof ScholarshipFields) => ({
    id: name,
    label: SCHOLARSHIP_LABELS[name],
    registration: form.register(name),
    error: errorOf(name),
    readOnly: isSending,
    autoComplete: 'off',
  });

  return (
    <FormColumns aside={preview(typed)}>
      <Controls>
        <form
          noValidate
          aria-label="New scholarship"
          onSubmit={on.submit}
          onChange={on.change}
          onBlur={on.flush}
        >
          {problem && (
            <ProblemSummary ref={summary}>
              {problem.text !== null && <FormFailure text={problem.text} />}
              <FieldProblems problems={problem.fields} />
              <NextStep
                {...problem}
                signInHref={signInHref}
                profileHref={profileHref}
                lookAt={
                  <>
                    your <AppLink href={dashboardHref}>dashboard</AppLink>
                  </>
                }
              />
            </ProblemSummary>
          )}
          {kept.restoredAt !== null && <RestoredNote savedAt={kept.restoredAt} onDiscard={kept.discard} />}
          <TextField {...field('title')} help="What students look for. Short and plain." />
          <TextField
            {...field('description')}
            help="What it pays for, who it is for, and how you choose. The card shows the first two lines."
            rows={6}
          />
          <TextField
            {...field('totalAmount')}
            help={<AmountEcho text={typed.totalAmount} />}
            inputMode="decimal"
            sign="₹"
          />
          <TextField
            {...field('deadline')}
            help="The last moment at which students can apply, in your time zone."
            type="datetime-local"
            min={inputValueOf(earliest)}
          />
          <TextField
            {...field('maxFamilyIncome')}
            help={<IncomeEcho text={typed.maxFamilyIncome} />}
            inputMode="decimal"
            sign="₹"
            optional={!isRequired('maxFamilyIncome')}
          />
          <FormEnd
            actions={
              <>
                {/* Not `disabled` while it is on its way: the focus would be lost. */}
                <Button type="submit" variant="next" aria-disabled={isSending || undefined}>
                  {isSending ? 'Creating…' : 'Create Scholarship'}
                </Button>
                <LinkButton variant="default" href={dashboardHref}>
                  Cancel
                </LinkButton>
              </>
            }
            note={<DraftNote status={kept.status} />}
          />
        </form>
      </Controls>
    </FormColumns>
  );
}

/** An amount as it was understood: lakhs and crores grouped, every paisa there. */
function AmountEcho({ text }: { readonly text: string }) {
  const reading = readAmount(text);
  if (reading.kind !== 'amount') return 'In rupees, like 75000 or 1,25,000';
  const exact = <Echo>{formatExactRupees(reading.rupees)}</Echo>;
  if (Number.isInteger(reading.rupees)) return exact;
  return (
    <>
      {exact} {fill('({amount} on cards)', { amount: formatRupees(reading.rupees) })}
    </>
  );
}

function IncomeEcho({ text }: { readonly text: string }) {
  const reading = readAmount(text);
  if (reading.kind !== 'amount') return 'In rupees a year; empty or 0 for no limit';
  if (reading.rupees === 0) return <Echo>No limit</Echo>;
  return (
    <>
      <Echo>{formatExactRupees(reading.rupees)}</Echo> a year at most
    </>
  );
}
