import { useState } from 'react';
import type { DraftStorage } from '#shared/draft/draft-storage.ts';
import { DraftedForm } from '#shared/form/drafted-form.tsx';
import { tidyBy } from '#shared/form/fields.ts';
import { FormSection } from '#shared/form/form-layout.tsx';
import { inputsOf } from '#shared/form/inputs-of.ts';
import { SaveNextStep } from '#shared/form/next-step.tsx';
import { useRestoredDraft } from '#shared/form/restored-draft.ts';
import { TextField } from '#shared/form/text-field.tsx';
import { useDraftedForm } from '#shared/form/use-drafted-form.ts';
import type { Question } from '#shared/form/use-question.ts';
import type { FileStorage } from '#shared/ports/storage.ts';
import type { PersistedValue } from '#shared/store/persisted-value.ts';
import { fill } from '#shared/text/fill.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import type { SignInLink } from '#shared/ui/sign-in-again.tsx';
import { DocumentField } from '#shared/upload/document-field.tsx';
import { type DocumentKey, documentLabels, type Student, studentDocuments } from '../student.ts';
import {
  type Account,
  birthBounds,
  fieldsOf,
  type GuardianExtras,
  type StudentFields,
  studentFields,
  studentFieldsSchema,
  studentParts,
} from '../student-fields.ts';
import { AccountCard } from './account-card.tsx';
import { deleteDocuments } from './document-uploads.ts';
import { accountName, dateOfBirth, documentHints, type FieldQuestion, sections } from './form-sections.ts';
import { GenderField } from './gender-field.tsx';
import { saveFailureOf } from './save-failure.ts';
import type { StudentToSave } from './save-student-mutation.ts';
import { draftOf, type StudentDraft, withDraft, withDraftDocuments } from './student-draft.ts';
import classes from './student-form.module.css';
import { documentsOf } from './student-payload.ts';
import { useStudentDocuments } from './use-student-documents.ts';

export interface StudentFormProps {
  readonly userId: string;
  readonly account: Account;
  /** The profile that exists; null for a student who has none yet. */
  readonly record: Student | null;
  readonly files: FileStorage;
  readonly draft: DraftStorage<StudentDraft>;
  readonly guardian: PersistedValue<GuardianExtras>;
  /** Where this tab remembers the name of a document's file while it is uploaded. */
  readonly unfinished: (key: DocumentKey) => PersistedValue<string>;
  /** Rejects where it was not saved. */
  readonly save: (student: StudentToSave) => Promise<unknown>;
  /** Saves the name in an account that has none. It never rejects. */
  readonly nameAccount: (name: string) => Promise<void>;
  /** The profile is saved, and the file of a removed document is still in the storage. */
  readonly onFileLeft: () => void;
  readonly onSaved: () => void;
  /** Told whether anything would be lost by leaving. */
  readonly onUnsaved: (isUnsaved: boolean) => void;
  /** Called once the restored changes are deleted: the parent remounts the form. */
  readonly onDiscard: () => void;
  /** Today in the local time zone: `2026-11-21`. */
  readonly today: string;
  readonly signIn: SignInLink;
}

const guardianOf = ({ guardianAddress, guardianEmail }: StudentFields): GuardianExtras => ({
  guardianAddress,
  guardianEmail,
});

const DOCUMENTS_LEAD =
  'Each as a PDF of at most 5 MB. If you have only a paper copy, press ‘Use photos’. A file is uploaded as soon as you choose it.';

/** The student's details (STU-01 to STU-05): one column, and nothing typed is ever lost. */
export function StudentForm(props: StudentFormProps) {
  const { userId, account, record, files, draft, guardian, save, onUnsaved, today } = props;
  const [opened] = useState(() => ({
    record,
    fields: fieldsOf(record, account, guardian.read()),
    documents: documentsOf(record),
  }));
  // As it was when the form was opened: the field does not vanish once the account has its name.
  const [asksName] = useState(account.name === '');
  const restored = useRestoredDraft(draft);
  const { uploads, states, waitForUploads, replacing } = useStudentDocuments({
    userId,
    files,
    saved: opened.documents,
    unfinished: props.unfinished,
    stored: withDraftDocuments(opened.documents, restored.value),
    onChange: (isStored) => {
      state.draft.note();
      // Saved at once, so that an upload outlives a failed save and a reload.
      if (isStored) state.draft.flush();
    },
  });
  const toSave = (fields: StudentFields) => ({
    userId,
    opened: opened.record,
    fields,
    documents: uploads.urls(),
    removed: [...uploads.removed()],
  });

  const toDraft = (fields: StudentFields) => draftOf(opened, { fields, documents: uploads.urls() }, asksName);

  /** The record no longer holds them: the person is told about a file that stays behind, and can go on. */
  const deleteFiles = (removed: readonly DocumentKey[]) =>
    deleteDocuments(files, userId, removed).catch((error: unknown) => {
      console.error('A removed document could not be deleted', error);
      props.onFileLeft();
    });

  const state = useDraftedForm({
    schema: studentFieldsSchema(today),
    opened: opened.fields,
    parts: studentParts,
    documents: uploads.urls,
    draft,
    restored,
    toDraft,
    fromDraft: (value) => withDraft(opened.fields, value, asksName),
    onAdopted: (value) => uploads.takeOver(value.documents),
    onChange: (value) => onUnsaved(!draft.isEmpty(value) || uploads.isBusy() || uploads.removed().length > 0),
    tidy: tidyBy(studentFields),
    beforeSend: [waitForUploads],
    send: async (fields) => {
      const sent = toSave(fields);
      await save(sent);
      await deleteFiles(sent.removed);
      if (asksName) await props.nameAccount(fields.fullName);
      guardian.write(guardianOf(fields));
    },
    failureOf: saveFailureOf,
    onSent: () => {
      onUnsaved(false);
      props.onSaved();
    },
    onDiscard: () => {
      onUnsaved(false);
      props.onDiscard();
    },
  });
  const { phase, isSending } = state;
  const input = inputsOf(studentFields, state);
  const field = ({ name, ...asked }: FieldQuestion) => (
    <TextField
      key={name}
      {...input(name)}
      {...asked}
      {...(asked.type === 'date' && birthBounds(today))}
      errorBelow
    />
  );
  /** A file was chosen. If it is not sent after all, nothing is unsaved. */
  const choose = (key: DocumentKey, file: File) => void uploads.choose(key, file).then(state.draft.note);

  return (
    <>
      <DraftedForm
        state={state}
        className={classes.form}
        nextStep={({ recovery }) => (
          <SaveNextStep recovery={recovery} signIn={props.signIn} onSignIn={() => onUnsaved(false)} />
        )}
        submit={
          phase === 'idle' ? 'Save profile' : phase === 'waiting' ? 'Waiting for your documents…' : 'Saving…'
        }
        actions={
          phase === 'waiting' && (
            <Button variant="default" onClick={uploads.cancelAll}>
              Save without them
            </Button>
          )
        }
      >
        <FormSection id="you" title="You">
          <AccountCard
            asksName={asksName}
            textOf={(name) => state.form.getValues(name)}
            errorOf={state.errorOf}
          />
          {asksName && field(accountName)}
          {field(dateOfBirth)}
          <GenderField control={state.form.control} error={state.errorOf('gender')} readOnly={isSending} />
          {field({ name: 'nationality' })}
        </FormSection>

        {sections.map(({ questions, ...section }) => (
          <FormSection key={section.id} {...section}>
            {questions.map(field)}
          </FormSection>
        ))}

        <FormSection
          id="documents"
          title="Documents"
          lead={
            studentDocuments.some(({ key }) => state.isRequired(key))
              ? DOCUMENTS_LEAD
              : `${DOCUMENTS_LEAD} You can save without any, and add them later.`
          }
        >
          {studentDocuments.map(({ key, label }) => (
            <DocumentField
              key={key}
              id={key}
              label={label}
              hint={documentHints[key]}
              accept="application/pdf,.pdf"
              chooseLabel="Choose a PDF"
              state={states[key]}
              error={state.errorOf(key)}
              onChoose={(file) => choose(key, file)}
              onRetry={() => void uploads.retry(key)}
              onCancel={() => uploads.cancel(key)}
              onRemove={() => uploads.remove(key)}
            />
          ))}
        </FormSection>
      </DraftedForm>
      <ReplaceDialog {...replacing} />
    </>
  );
}

/** Asks before a file is written over that organizations read (STU-04). */
function ReplaceDialog({ subject, answer }: Question<DocumentKey>) {
  return (
    <Dialog
      title={fill('Replace {label}?', { label: subject === null ? '' : documentLabels[subject] })}
      isOpen={subject !== null}
      onClose={() => answer(false)}
      actions={
        <>
          <Button onClick={() => answer(true)}>Replace it now</Button>
          <Button variant="default" onClick={() => answer(false)}>
            Keep the old file
          </Button>
        </>
      }
    >
      <p>
        Organizations that you applied to will read the new file as soon as it is uploaded, before you save.
        You cannot get the old file back.
      </p>
    </Dialog>
  );
}
