import { valibotResolver } from '@hookform/resolvers/valibot';
import { Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { organizationErrors } from '#contract/errors/organization.ts';
import { TEXT_LIMITS } from '#contract/limits.ts';
import type { Scholarship } from '#contract/schemas/scholarship.ts';
import { ScholarshipCard } from '#features/scholarship/index.ts';
import type { DraftStorage } from '#shared/draft/draft-storage.ts';
import { useDraft, useRestoredDraft } from '#shared/draft/use-draft.ts';
import { DraftedForm } from '#shared/form/drafted-form.tsx';
import { FormColumns, shortInput } from '#shared/form/form-layout.tsx';
import { inputsOf } from '#shared/form/inputs-of.ts';
import { useSubmission } from '#shared/form/use-submission.ts';
import { formatExactRupees, formatRupees, readAmount } from '#shared/format/amount.ts';
import { fill } from '#shared/text/fill.ts';
import { AppLink } from '#shared/ui/actions/app-link.tsx';
import { LinkButton } from '#shared/ui/actions/link-button.tsx';
import { DeliveryNextStep } from '#shared/ui/actions/next-step.tsx';
import type { SignInLink } from '#shared/ui/actions/sign-in-again.tsx';
import { CharacterCount } from '#shared/ui/inputs/character-count.tsx';
import { DateField } from '#shared/ui/inputs/date-field.tsx';
import { CardPreview } from '#shared/ui/layout/card-preview.tsx';
import { previewOf } from './previewed-scholarship.ts';
import { scholarshipFailureOf } from './scholarship-failure.ts';
import {
  deadlineBounds,
  fieldsOf,
  missingFields,
  NO_SCHOLARSHIP,
  type ScholarshipField,
  type ScholarshipFields,
  scholarshipLabels,
  scholarshipSchema,
} from './scholarship-fields.ts';

export interface ScholarshipActions {
  /** Saves the scholarship. Rejects if the scholarship was not saved. */
  readonly save: (fields: ScholarshipFields) => Promise<unknown>;
  readonly onSaved: () => void;
  /** Called after the draft is deleted. The parent then remounts the form. */
  readonly onDiscard: () => void;
}

export interface ScholarshipFormProps {
  /** The published scholarship that the form edits. If omitted, the form creates a new one. */
  readonly edited?: Scholarship;
  readonly storage: DraftStorage;
  readonly actions: ScholarshipActions;
  /** Returns the current time, in milliseconds since 1970. Called at each validation. */
  readonly now: () => number;
  readonly signIn: SignInLink;
  /** The organization's name, for the preview. */
  readonly organizationName: string;
  /** Whether the organization is known to be verified. */
  readonly isVerified?: boolean;
  /** The current time, in milliseconds since 1970. The deadline must be later. */
  readonly earliest: number;
}

/**
 * The form for a new or published scholarship (ORG-14). Stores a draft while the user types, and
 * sends the values only once.
 */
export function ScholarshipForm(props: ScholarshipFormProps) {
  const { edited, storage, actions, now, signIn, organizationName, earliest } = props;
  const [opened] = useState(() => (edited ? fieldsOf(edited) : NO_SCHOLARSHIP));
  const restored = useRestoredDraft(storage, opened);
  const schema = scholarshipSchema(now);
  const form = useForm<ScholarshipFields>({
    resolver: valibotResolver(schema),
    defaultValues: restored.values,
    shouldFocusError: false,
  });
  const submission = useSubmission(form, {
    labels: scholarshipLabels,
    limits: TEXT_LIMITS.scholarship,
    draft: useDraft(form, { storage, opened }),
    save: actions.save,
    failureOf: (error) => scholarshipFailureOf(edited ? 'update' : 'create', error),
    onSaved: actions.onSaved,
    invalidText: (fields) =>
      missingFields(fields).length > 0 ? organizationErrors['scholarship-create-incomplete'] : null,
  });
  const [submit, sending] = edited ? ['Save changes', 'Saving…'] : ['Create Scholarship', 'Creating…'];
  const typed = { ...NO_SCHOLARSHIP, ...useWatch({ control: form.control }) };
  const input = inputsOf(schema, submission);
  const field = (name: ScholarshipField) => ({ ...input(name), autoComplete: 'off' });
  const { scholarship, hasExamples } = previewOf(typed, organizationName, earliest);

  return (
    <DraftedForm
      submission={submission}
      restoredAt={restored.savedAt}
      onDiscard={actions.onDiscard}
      label={edited ? 'Edit scholarship' : 'New scholarship'}
      submit={submission.isLocked ? sending : submit}
      actions={
        <LinkButton variant="default" to="/organization/dashboard">
          Cancel
        </LinkButton>
      }
      nextStep={(failure) => (
        <DeliveryNextStep
          {...failure}
          signIn={signIn}
          isVerified={props.isVerified ?? false}
          profile={<AppLink to="/organization/profile">Your profile</AppLink>}
          lookAt={
            <span>
              your <AppLink to="/organization/dashboard">dashboard</AppLink>
            </span>
          }
        />
      )}
    >
      <FormColumns
        aside={
          <CardPreview
            title="As students will see it"
            description="Live preview of your card in the list of scholarships."
            hasExamples={hasExamples}
          >
            <ScholarshipCard
              scholarship={{ ...scholarship, applications: edited?.applications }}
              now={earliest}
            />
          </CardPreview>
        }
      >
        <div className="stack gap-8">
          <TextInput {...field('title')} description="Use a few plain words that students search for." />
          <Textarea
            {...field('description')}
            description="Say what the money is for, who can apply, and how you choose students. The card shows the first two lines."
            rows={6}
            inputContainer={(box) => (
              <>
                {box}
                <CharacterCount
                  length={typed.description.trim().length}
                  limit={TEXT_LIMITS.scholarship.description}
                />
              </>
            )}
          />
          <TextInput
            {...field('totalAmount')}
            inputContainer={shortInput}
            description={<AmountEcho text={typed.totalAmount} />}
            inputMode="decimal"
            leftSection="₹"
          />
          <DateField
            {...field('deadline')}
            inputContainer={shortInput}
            description="Students can apply until this date and time, in your time zone."
            type="datetime-local"
            {...deadlineBounds(earliest)}
          />
          <TextInput
            {...field('maxFamilyIncome')}
            inputContainer={shortInput}
            description={<IncomeEcho text={typed.maxFamilyIncome} />}
            inputMode="decimal"
            leftSection="₹"
          />
        </div>
      </FormColumns>
    </DraftedForm>
  );
}

/** Shows the amount that the form will send, exact to the paisa, with Indian digit grouping. */
function AmountEcho({ text }: { readonly text: string }) {
  const reading = readAmount(text);
  if (reading.kind !== 'amount')
    return <span>For each student you accept, in rupees, for example 1,25,000</span>;
  return (
    <span>
      <strong>{formatExactRupees(reading.rupees)}</strong>{' '}
      {!Number.isInteger(reading.rupees) && (
        <span>{fill('({amount} on cards)', { amount: formatRupees(reading.rupees) })}</span>
      )}{' '}
      <span>for each student you accept</span>
    </span>
  );
}

function IncomeEcho({ text }: { readonly text: string }) {
  const reading = readAmount(text);
  if (reading.kind !== 'amount') return <span>In rupees a year. Empty or 0 means no limit.</span>;
  if (reading.rupees === 0) return <strong>No limit</strong>;
  return (
    <>
      <strong>{formatExactRupees(reading.rupees)}</strong> <span>a year at most</span>
    </>
  );
}
