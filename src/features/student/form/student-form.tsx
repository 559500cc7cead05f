import { valibotResolver } from '@hookform/resolvers/valibot';
import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { MAX_DOCUMENT_MEGABYTES, TEXT_LIMITS } from '#contract/limits.ts';
import {
  DOCUMENT_KEYS,
  type DocumentKey,
  documentLabels,
  studentDocuments,
} from '#contract/student-words.ts';
import type { DraftStorage } from '#shared/draft/draft-storage.ts';
import { useDraft, useRestoredDraft } from '#shared/draft/use-draft.ts';
import { DraftedForm } from '#shared/form/drafted-form.tsx';
import { mapFields } from '#shared/form/fields.ts';
import { FormSection } from '#shared/form/form-layout.tsx';
import { errorOf, inputsOf } from '#shared/form/inputs-of.ts';
import { QuestionField } from '#shared/form/question-field.tsx';
import { useSubmission } from '#shared/form/use-submission.ts';
import type { FileStorage } from '#shared/ports/storage.ts';
import type { PersistedValue } from '#shared/store/persisted-value.ts';
import { fill } from '#shared/text/fill.ts';
import { BottomAction } from '#shared/ui/actions/bottom-action.tsx';
import { SaveNextStep } from '#shared/ui/actions/next-step.tsx';
import type { SignInLink } from '#shared/ui/actions/sign-in-again.tsx';
import { QuestionDialog } from '#shared/ui/dialog/question-dialog.tsx';
import { type Question, useQuestion } from '#shared/ui/dialog/use-question.ts';
import { CharacterCount } from '#shared/ui/inputs/character-count.tsx';
import { DocumentField } from '#shared/upload/document-field.tsx';
import { useDocuments } from '#shared/upload/use-documents.ts';
import type { Student } from '../student.ts';
import {
  type Account,
  birthBounds,
  fieldsOf,
  type GuardianExtras,
  type StudentValues,
  studentLabels,
  studentSchema,
} from '../student-fields.ts';
import { AccountCard } from './account-card.tsx';
import { DOCUMENT_ACCEPT } from './document-check.ts';
import { accountName, dateOfBirth, documentHints, type FieldQuestion, sections } from './form-sections.ts';
import { GenderField } from './gender-field.tsx';
import { saveFailureOf } from './save-failure.ts';
import type { StudentToSave } from './save-student-mutation.ts';
import { deleteDocuments, studentDocument } from './student-document.ts';
import { documentsOf } from './student-payload.ts';

export interface StudentActions {
  /** Rejects if the profile was not saved. */
  readonly save: (student: StudentToSave) => Promise<unknown>;
  /** Saves the name to an account that has no name yet. Rejects on failure. */
  readonly nameAccount: (name: string) => Promise<void>;
  /** Called if the profile was saved, but the file of a removed document could not be deleted. */
  readonly onFileLeft: () => void;
  readonly onSaved: () => void;
  /** Called when the form gains or loses unsaved changes. */
  readonly onUnsaved: (isUnsaved: boolean) => void;
  /** Called after the draft is deleted. The parent must remount the form. */
  readonly onDiscard: () => void;
}

export interface StudentFormProps {
  readonly userId: string;
  readonly account: Account;
  /** The saved profile, or null for a student who has no profile yet. */
  readonly record: Student | null;
  readonly files: FileStorage;
  readonly storage: DraftStorage;
  readonly guardian: PersistedValue<GuardianExtras>;
  /** Returns the storage for the name of the file that this tab is uploading. */
  readonly unfinished: (key: DocumentKey) => PersistedValue<string>;
  readonly actions: StudentActions;
  /** Today's date in the local time zone, such as `2026-11-21`. */
  readonly today: string;
  readonly signIn: SignInLink;
}

const DOCUMENTS_LEAD = `PDFs, at most ${MAX_DOCUMENT_MEGABYTES} MB each.`;

/** The student details form (STU-01 to STU-05), in one column. */
export function StudentForm(props: StudentFormProps) {
  const { userId, account, files, storage, guardian, unfinished, actions, today, signIn } = props;
  // Frozen when the form opens, so that the name field does not vanish once the account has a name.
  const [{ record, opened, asksName }] = useState(() => ({
    record: props.record,
    opened: { ...fieldsOf(props.record, account, guardian.read()), ...documentsOf(props.record) },
    asksName: account.name === '',
  }));
  const restored = useRestoredDraft(storage, opened);
  const schema = studentSchema(today);
  const form = useForm<StudentValues>({
    resolver: valibotResolver(schema),
    // The account's values take precedence over the draft's.
    defaultValues: {
      ...restored.values,
      email: opened.email,
      ...(!asksName && { fullName: opened.fullName }),
    },
    shouldFocusError: false,
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  const draft = useDraft(form, { storage, opened });
  const replacing = useQuestion<DocumentKey>();
  const { uploads, stateOf, isUploading } = useDocuments(form, draft, DOCUMENT_KEYS, (key) =>
    studentDocument(key, { userId, files, saved: opened, unfinished, mayReplace: replacing.ask }),
  );

  /**
   * Deletes the files of removed documents. The saved profile no longer links to them, so a failure
   * is reported, but the save still counts as successful.
   */
  const deleteFiles = (removed: readonly DocumentKey[]) =>
    deleteDocuments(files, userId, removed).catch((error: unknown) => {
      console.error('The file of a document that the student removed could not be deleted', error);
      actions.onFileLeft();
    });

  const submission = useSubmission(form, {
    labels: studentLabels,
    limits: TEXT_LIMITS.student,
    draft,
    before: () =>
      uploads.wait(
        'We couldn’t upload some of the documents. Upload them again, or press ‘Save profile’ again to save without them.',
      ),
    save: async (fields) => {
      // Saves the name first, because the server may refuse a user without a name.
      if (asksName) await actions.nameAccount(fields.fullName);
      // The student may have chosen another document since the fields were validated.
      await uploads.settled();
      const documents = mapFields(documentLabels, (key) => form.getValues(key));
      const removed = uploads.removed();
      await actions.save({ userId, opened: record, fields, documents, removed });
      await deleteFiles(removed);
      guardian.write({ guardianAddress: fields.guardianAddress, guardianEmail: fields.guardianEmail });
    },
    failureOf: saveFailureOf,
    onSaved: () => {
      actions.onUnsaved(false);
      actions.onSaved();
    },
  });
  const { isLocked, isRequired } = submission;

  const isUnsaved = isDirty || isUploading;
  const tell = useEffectEvent(actions.onUnsaved);
  useEffect(() => tell(isUnsaved), [isUnsaved]);

  const isAnyMissing = DOCUMENT_KEYS.some((key) => stateOf(key).kind !== 'stored');
  const isWaiting = isSubmitting && isUploading;
  const input = inputsOf(schema, submission);
  const typed = useWatch({ control: form.control });
  const field = ({ name, ...asked }: FieldQuestion) => (
    <QuestionField
      key={name}
      {...input(name)}
      {...asked}
      {...(name === 'aboutMe' && {
        below: (
          <CharacterCount length={typed.aboutMe?.trim().length ?? 0} limit={TEXT_LIMITS.student.aboutMe} />
        ),
      })}
      // Shows '+91' unless the student types a country code.
      {...(asked.type === 'tel' &&
        !typed[name]?.startsWith('+') && { leftSection: '+91', placeholder: 'XXXXXXXXXX' })}
      {...(asked.type === 'date' && birthBounds(today))}
      errorBelow
    />
  );

  return (
    <>
      <DraftedForm
        submission={submission}
        nextStep={({ recovery }) => (
          <SaveNextStep recovery={recovery} signIn={signIn} onSignIn={() => actions.onUnsaved(false)} />
        )}
        restoredAt={restored.savedAt}
        onDiscard={() => {
          actions.onUnsaved(false);
          actions.onDiscard();
        }}
        frame={BottomAction}
        submit={isWaiting ? 'Waiting for your documents…' : isLocked ? 'Saving…' : 'Save profile'}
        actions={
          isWaiting && (
            <Button variant="default" onClick={uploads.cancelAll}>
              Save without these documents
            </Button>
          )
        }
      >
        <FormSection id="you" title="You">
          <AccountCard
            asksName={asksName}
            textOf={(name) => form.getValues(name)}
            errorOf={(name) => errorOf(errors, name)}
          />
          {asksName && field(accountName)}
          {field(dateOfBirth)}
          <GenderField control={form.control} error={errorOf(errors, 'gender')} readOnly={isLocked} />
          {field({ name: 'nationality', isShort: true })}
        </FormSection>

        {sections.map(({ questions, fold, ...section }) => (
          <FormSection key={section.id} {...section}>
            {questions.map(field)}
            {fold && (
              <details
                ref={(details) => {
                  // An error opens the section, which must stay open while the student fixes the
                  // error.
                  if (details && fold.questions.some(({ name }) => errors[name])) details.open = true;
                }}
                open={fold.questions.some(({ name }) => restored.values[name]) || undefined}
              >
                <summary>{fold.label}</summary>
                <div className="stack gap-6">
                  <p className="quiet">{fold.lead}</p>
                  {fold.questions.map(field)}
                </div>
              </details>
            )}
          </FormSection>
        ))}

        <FormSection
          id="documents"
          title="Documents"
          lead={[
            DOCUMENTS_LEAD,
            // Only the fields of missing documents have a 'Use photos' button.
            ...(isAnyMissing ? ['Is a document only on paper? Press ‘Use photos’.'] : []),
            ...(isAnyMissing && !DOCUMENT_KEYS.some(isRequired) ? ['You can also add documents later.'] : []),
          ].join(' ')}
        >
          {studentDocuments.map(({ key, label }) => (
            <DocumentField
              key={key}
              id={key}
              label={label}
              hint={documentHints[key]}
              accept={DOCUMENT_ACCEPT}
              chooseLabel="Choose a PDF"
              state={stateOf(key)}
              error={errorOf(errors, key)}
              onChoose={(file) => void uploads.choose(key, file)}
              onRetry={() => void uploads.retry(key)}
              onCancel={() => uploads.cancel(key)}
              onPhotographing={(isOpen) => uploads.photographing(key, isOpen)}
              onRemove={() => uploads.remove(key)}
            />
          ))}
        </FormSection>
      </DraftedForm>
      <ReplaceDialog {...replacing} />
    </>
  );
}

/** Asks the student before a new file overwrites a file that organizations can read (STU-04). */
function ReplaceDialog({ subject, answer }: Question<DocumentKey>) {
  return (
    <QuestionDialog
      title={fill('Replace {label}?', { label: subject === null ? '' : documentLabels[subject] })}
      isOpen={subject !== null}
      yes="Replace it now"
      no="Keep the old file"
      onAnswer={answer}
    >
      <p>
        Organizations you applied to can read the new file as soon as it’s uploaded, even before you save. You
        can’t get the old file back.
      </p>
    </QuestionDialog>
  );
}
