import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import type { DraftStorage } from '#shared/draft/draft-storage.ts';
import { DraftedForm } from '#shared/form/drafted-form.tsx';
import { tidyBy } from '#shared/form/fields.ts';
import { FormSection } from '#shared/form/form-layout.tsx';
import { inputsOf } from '#shared/form/inputs-of.ts';
import { SaveNextStep } from '#shared/form/next-step.tsx';
import { useRestoredDraft } from '#shared/form/restored-draft.ts';
import { TextField } from '#shared/form/text-field.tsx';
import { type BeforeSend, useDraftedForm } from '#shared/form/use-drafted-form.ts';
import { useQuestion } from '#shared/form/use-question.ts';
import type { FileStorage } from '#shared/ports/storage.ts';
import type { PersistedValue } from '#shared/store/persisted-value.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import type { SignInLink } from '#shared/ui/sign-in-again.tsx';
import { afterUploads } from '#shared/upload/after-uploads.ts';
import { DocumentField } from '#shared/upload/document-field.tsx';
import { type DocumentState, storedUrl } from '#shared/upload/document-state.ts';
import { createDocumentUpload } from '#shared/upload/document-upload.ts';
import type { Organization } from '../organization.ts';
import { draftOf, type ProfileDraft, withDraft } from './profile-draft.ts';
import {
  type Account,
  fieldsOf,
  type ProfileFields,
  type ProfilePart,
  profileFields,
  profileFieldsSchema,
  profileParts,
} from './profile-fields.ts';
import classes from './profile-form.module.css';
import { profileSections } from './profile-sections.ts';
import {
  DOCUMENT_ACCEPT,
  documentDestination,
  documentProblem,
  uploadFailureText,
} from './registration-document.ts';
import { saveFailureOf } from './save-failure.ts';
import type { OrganizationToSave } from './save-organization-mutation.ts';

export interface ProfileFormProps {
  readonly userId: string;
  readonly account: Account;
  /** The profile that exists; null for an organization that has none yet. */
  readonly organization: Organization | null;
  readonly files: FileStorage;
  readonly draft: DraftStorage<ProfileDraft>;
  /** Where this tab remembers the name of the document's file while it is uploaded. */
  readonly unfinished: PersistedValue<string>;
  /** Rejects where it was not saved. */
  readonly save: (organization: OrganizationToSave) => Promise<unknown>;
  readonly onSaved: () => void;
  /** Told whether leaving would stop an upload. */
  readonly onUploading: (isUploading: boolean) => void;
  /** Called once the draft is deleted: the parent remounts the form, or shows the profile. */
  readonly onDiscard: () => void;
  /** Milliseconds since 1970, at each upload. */
  readonly now: () => number;
  readonly signIn: SignInLink;
}

/** An organization's profile, being edited (ORG-02 to ORG-07): nothing typed is ever lost. */
export function ProfileForm(props: ProfileFormProps) {
  const { userId, organization, files, draft, save, onSaved, onUploading, onDiscard, now, signIn } = props;
  const [opened] = useState(() => ({
    fields: fieldsOf(organization, props.account),
    document: organization?.documentURL || null,
  }));
  const restored = useRestoredDraft(draft);
  const [upload] = useState(() =>
    createDocumentUpload({
      files,
      stored: withDraft(opened, restored.value).document,
      unfinished: props.unfinished,
      problemOf: documentProblem,
      destinationOf: (file) => documentDestination(userId, now(), file),
      failureText: (_, failure) => uploadFailureText(failure),
    }),
  );
  const { isBusy, settled, store } = upload;
  const waitForUpload = afterUploads<ProfilePart>(
    { isBusy, settled, states: () => [['documentURL', store.getState()]] },
    'The document was not uploaded. Try again, or save once more to save without it.',
  );
  const document = useStore(upload.store);
  const documentURL = () => storedUrl(upload.store.getState());
  const question = useQuestion<{ readonly nothingChanged: boolean }>();
  const toDraft = (fields: ProfileFields) => draftOf(opened, { fields, document: documentURL() });
  const toSave = (fields: ProfileFields) => ({ userId, fields, documentURL: documentURL(), opened });

  /** A verified organization is asked first, because saving resets its verification (ORG-04). */
  const confirmSave: BeforeSend<ProfilePart> = async () => {
    if (!organization?.verified) return null;
    const nothingChanged = !upload.isBusy() && draft.isEmpty(toDraft(state.form.getValues()));
    return (await question.ask({ nothingChanged })) ? null : 'stay';
  };

  const state = useDraftedForm({
    schema: profileFieldsSchema,
    opened: opened.fields,
    parts: profileParts,
    documents: () => ({ documentURL: documentURL() }),
    draft,
    restored,
    toDraft,
    fromDraft: (value) => withDraft(opened, value).fields,
    onAdopted: (value) => value.document !== null && upload.takeOver(value.document),
    tidy: tidyBy(profileFields),
    beforeSend: [confirmSave, waitForUpload],
    send: async (fields) => {
      await save(toSave(fields));
    },
    failureOf: saveFailureOf,
    onSent: onSaved,
    // Cancel reverts an upload, too (ORG-02).
    onDiscard: () => {
      upload.cancel();
      onDiscard();
    },
  });
  const { phase, isSending } = state;
  const input = inputsOf(profileFields, state);

  const follow = useEffectEvent(({ kind }: DocumentState) => {
    state.draft.note();
    // Saved at once, so that an upload outlives a failed save and a reload.
    if (kind === 'stored') state.draft.flush();
    onUploading(kind === 'uploading');
  });
  useEffect(() => {
    const stop = upload.store.subscribe((moved) => follow(moved));
    return () => {
      upload.cancel();
      stop();
    };
  }, [upload]);

  return (
    <DraftedForm
      state={state}
      label="Organization profile"
      className={classes.form}
      nextStep={({ recovery }) => <SaveNextStep recovery={recovery} signIn={signIn} />}
      submit={phase === 'waiting' ? 'Waiting for your document…' : isSending ? 'Saving…' : 'Save'}
      actions={
        phase === 'waiting' ? (
          <Button variant="default" onClick={upload.cancel}>
            Save without it
          </Button>
        ) : (
          <Button
            variant="default"
            aria-disabled={isSending || undefined}
            onClick={() => !isSending && state.draft.discard()}
          >
            Cancel
          </Button>
        )
      }
    >
      {profileSections.map(({ id, title, questions }) => (
        <FormSection key={id} id={id} title={title}>
          {questions.map(({ name, ...asked }) => (
            <TextField key={name} {...input(name)} {...asked} />
          ))}
        </FormSection>
      ))}

      <FormSection
        id="document"
        title="Registration document"
        lead="A PDF, a Word file (doc, docx) or a picture (png, jpg, jpeg) of at most 5 MB. It is uploaded as soon as you choose it, and added to your profile when you save."
      >
        <DocumentField
          id="documentURL"
          label="Registration certificate or deed"
          hint={
            state.isRequired('documentURL')
              ? 'Your profile cannot be saved without it.'
              : 'You can save without it. To be verified, you need it.'
          }
          accept={DOCUMENT_ACCEPT}
          chooseLabel="Choose a file"
          state={document}
          error={state.errorOf('documentURL')}
          onChoose={(file) => void upload.choose(file)}
          onRetry={() => void upload.retry()}
          onCancel={upload.cancel}
        />
      </FormSection>

      <Dialog
        title="Saving these changes resets your verification"
        isOpen={question.subject !== null}
        onClose={() => question.answer(false)}
        actions={
          <>
            <Button onClick={() => question.answer(true)}>Save anyway</Button>
            <Button variant="default" onClick={() => question.answer(false)}>
              Keep editing
            </Button>
          </>
        }
      >
        <p>
          {question.subject?.nothingChanged
            ? 'You have not changed anything. Saving would still set your organization back to unverified.'
            : 'Your organization is verified. Our team reviews every changed profile, so saving sets it back to unverified.'}
        </p>
        <p>Until it is verified again you cannot start campaigns.</p>
      </Dialog>
    </DraftedForm>
  );
}
