import { valibotResolver } from '@hookform/resolvers/valibot';
import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { TEXT_LIMITS } from '#contract/limits.ts';
import { changesOf } from '#shared/draft/changes.ts';
import type { DraftStorage } from '#shared/draft/draft-storage.ts';
import { useDraft, useRestoredDraft } from '#shared/draft/use-draft.ts';
import { DraftedForm } from '#shared/form/drafted-form.tsx';
import { FormSection } from '#shared/form/form-layout.tsx';
import { errorOf, inputsOf } from '#shared/form/inputs-of.ts';
import { QuestionField } from '#shared/form/question-field.tsx';
import { useSubmission } from '#shared/form/use-submission.ts';
import type { FileStorage } from '#shared/ports/storage.ts';
import type { PersistedValue } from '#shared/store/persisted-value.ts';
import { SaveNextStep } from '#shared/ui/actions/next-step.tsx';
import type { SignInLink } from '#shared/ui/actions/sign-in-again.tsx';
import { QuestionDialog } from '#shared/ui/dialog/question-dialog.tsx';
import { type Question, useQuestion } from '#shared/ui/dialog/use-question.ts';
import { DocumentField } from '#shared/upload/document-field.tsx';
import { useDocuments } from '#shared/upload/use-documents.ts';
import { DOCUMENT_FIELD } from '../document-field.ts';
import type { Organization } from '../organization.ts';
import {
  type Account,
  type ProfileValues,
  profileLabels,
  profileSchema,
  saveFailureOf,
  valuesOf,
} from './profile-fields.ts';
import { profileSections } from './profile-sections.ts';
import {
  DOCUMENT_ACCEPT,
  DOCUMENT_LEAD,
  documentDestination,
  documentProblem,
  uploadFailureText,
} from './registration-document.ts';
import type { OrganizationToSave } from './save-organization-mutation.ts';
import { type MissingFields, missingFields } from './verification-card.tsx';

export interface ProfileActions {
  /** Saves the profile. Rejects if the profile was not saved. */
  readonly save: (organization: OrganizationToSave) => Promise<unknown>;
  /** Resolves to true if saving would send any change, or if that cannot be determined. */
  readonly wouldSave: (organization: OrganizationToSave) => Promise<boolean>;
  readonly onSaved: () => void;
  /** Called when the user fills in or clears a field that verification needs. */
  readonly onFilled: (missing: MissingFields) => void;
  /**
   * Called when an upload starts or ends. Leaving the page would stop the upload, so the page asks
   * for confirmation.
   */
  readonly onUploading: (isUploading: boolean) => void;
  /** Called after the draft is deleted. The parent then remounts the form or shows the profile. */
  readonly onDiscard: () => void;
}

export interface ProfileFormProps {
  readonly userId: string;
  readonly account: Account;
  /** The saved profile. Null if there is none yet. */
  readonly organization: Organization | null;
  readonly files: FileStorage;
  readonly storage: DraftStorage;
  /** Stores the name of the file that this tab is uploading. */
  readonly unfinished: PersistedValue<string>;
  readonly actions: ProfileActions;
  /** Returns the current time, in milliseconds since 1970. Called at each upload. */
  readonly now: () => number;
  readonly signIn: SignInLink;
}

/** The form for an organization's profile (ORG-02 to ORG-07). Stores unsaved input as a draft. */
export function ProfileForm(props: ProfileFormProps) {
  const { userId, account, organization, files, storage, unfinished, actions, now, signIn } = props;
  const [opened] = useState(() => valuesOf(organization, account));
  const restored = useRestoredDraft(storage, opened);
  const question = useQuestion<{ readonly nothingChanged: boolean }>();
  const form = useForm<ProfileValues>({
    resolver: valibotResolver(profileSchema),
    defaultValues: restored.values,
    shouldFocusError: false,
  });
  const draft = useDraft(form, { storage, opened });
  const { uploads, stateOf, isUploading } = useDocuments(form, draft, ['documentURL'], () => ({
    files,
    unfinished,
    problemOf: documentProblem,
    destinationOf: (file) => documentDestination(userId, now(), file),
    failureText: (_, failure) => uploadFailureText(failure),
  }));

  // The document may have finished uploading since the fields were validated.
  const toSave = (fields: ProfileValues) => ({
    userId,
    values: { ...fields, documentURL: form.getValues('documentURL') },
    opened,
  });

  const before = async () => {
    // Verified organizations must confirm, because saving resets their verification (ORG-04).
    if (organization?.verified && (uploads.isBusy() || (await actions.wouldSave(toSave(form.getValues()))))) {
      const nothingChanged =
        !uploads.isBusy() && Object.keys(changesOf(opened, form.getValues())).length === 0;
      if (!(await question.ask({ nothingChanged }))) return 'stay';
    }
    return uploads.wait('We couldn’t upload the document. Try again, or save without the document.');
  };

  const submission = useSubmission(form, {
    labels: profileLabels,
    limits: TEXT_LIMITS.organization,
    draft,
    before,
    save: (fields) => actions.save(toSave(fields)),
    failureOf: saveFailureOf,
    onSaved: actions.onSaved,
  });
  const { isLocked } = submission;
  const isSaving = isLocked && question.subject === null;
  const isWaiting = isSaving && isUploading;
  const input = inputsOf(profileSchema, submission);

  const missing = useWatch({
    control: form.control,
    compute: (values: ProfileValues) => missingFields(values),
  });
  const reportFilled = useEffectEvent(actions.onFilled);
  useEffect(() => reportFilled(missing), [missing]);

  const reportUploading = useEffectEvent(actions.onUploading);
  useEffect(() => {
    reportUploading(isUploading);
    return () => reportUploading(false);
  }, [isUploading]);

  // Discarding the draft also stops a running upload (ORG-02).
  const onDiscard = () => {
    uploads.cancelAll();
    actions.onDiscard();
  };
  const cancel = () => {
    if (isLocked) return;
    draft.forget();
    onDiscard();
  };

  return (
    <DraftedForm
      submission={submission}
      label="Organization profile"
      nextStep={({ recovery }) => <SaveNextStep recovery={recovery} signIn={signIn} />}
      restoredAt={restored.savedAt}
      onDiscard={onDiscard}
      submit={isWaiting ? 'Waiting for your document…' : isSaving ? 'Saving…' : 'Save'}
      actions={
        isWaiting ? (
          <Button variant="default" onClick={uploads.cancelAll}>
            Save without the document
          </Button>
        ) : (
          <Button variant="default" aria-disabled={isLocked || undefined} onClick={cancel}>
            Cancel
          </Button>
        )
      }
    >
      {profileSections.map(({ id, title, questions }) => (
        <FormSection key={id} id={id} title={title}>
          {questions.map(({ name, ...asked }) => (
            <QuestionField key={name} {...input(name)} {...asked} />
          ))}
        </FormSection>
      ))}

      <FormSection id="document" title="Registration document" lead={DOCUMENT_LEAD}>
        <DocumentField
          id={DOCUMENT_FIELD}
          label="Registration certificate or deed"
          hint={
            submission.isRequired('documentURL')
              ? 'You can’t save your profile without this document.'
              : 'You can add the document later, but we can’t verify you without it.'
          }
          accept={DOCUMENT_ACCEPT}
          chooseLabel="Choose a file"
          state={stateOf('documentURL')}
          error={errorOf(form.formState.errors, 'documentURL')}
          onChoose={(file) => void uploads.choose('documentURL', file)}
          onRetry={() => void uploads.retry('documentURL')}
          onCancel={() => uploads.cancel('documentURL')}
          onPhotographing={(isNow) => uploads.photographing('documentURL', isNow)}
        />
      </FormSection>

      <VerificationDialog {...question} />
    </DraftedForm>
  );
}

/** Warns that saving resets the verification (ORG-04). */
function VerificationDialog({ subject, answer }: Question<{ readonly nothingChanged: boolean }>) {
  return (
    <QuestionDialog
      title="Saving these changes resets your verification"
      isOpen={subject !== null}
      yes="Save anyway"
      no="Keep editing"
      onAnswer={answer}
    >
      <p>
        {subject?.nothingChanged
          ? 'You haven’t changed anything. If you save anyway, your organization will lose its verification.'
          : 'Our team reviews every changed profile. If you save, your organization will lose its verification.'}
      </p>
      <p>You can’t start campaigns until your organization is verified again.</p>
    </QuestionDialog>
  );
}
