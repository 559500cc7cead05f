import { DraftNote } from '#shared/draft/draft-note.tsx';
import { RestoredNote } from '#shared/draft/restored-note.tsx';
import { FormEnd, FormFailure, FormSection } from '#shared/form/form-layout.tsx';
import { SaveNextStep } from '#shared/form/next-step.tsx';
import { TextField } from '#shared/form/text-field.tsx';
import { Controls } from '#shared/theme/controls.tsx';
import { AppLink } from '#shared/ui/app-link.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { FieldProblems, ProblemSummary } from '#shared/ui/problem-summary.tsx';
import { DocumentField } from '#shared/upload/document-field.tsx';
import { profileSections } from '../model/profile-sections.ts';
import { DOCUMENT_ACCEPT } from '../model/registration-document.ts';
import classes from './profile-form.module.css';
import { type ProfileFormOptions, useProfileForm } from './use-profile-form.ts';

export interface ProfileFormProps extends ProfileFormOptions {
  readonly signInHref: string;
}

/** An organization's profile, being edited (ORG-02 to ORG-07): nothing typed is ever lost. */
export function ProfileForm({ signInHref, ...options }: ProfileFormProps) {
  const { form, phase, problem, summary, document, upload, question, draft, errorOf, ...on } =
    useProfileForm(options);
  const isBusy = phase === 'waiting' || phase === 'saving';

  return (
    <Controls>
      <form
        className={classes.form}
        noValidate
        aria-label="Organization profile"
        onSubmit={on.submit}
        onChange={on.change}
        onBlur={on.leave}
      >
        {problem && (
          <ProblemSummary ref={summary}>
            {problem.text !== null && <FormFailure text={problem.text} />}
            {problem.detail !== null && <p>{problem.detail}</p>}
            <FieldProblems problems={problem.fields} />
            {problem.recovery === 'leave' ? (
              <p>
                <AppLink href="/contact">Contact us</AppLink> to have it corrected, or press Cancel to go on
                to your profile.
              </p>
            ) : (
              <SaveNextStep recovery={problem.recovery} signInHref={signInHref} />
            )}
          </ProblemSummary>
        )}
        {draft.restoredAt !== null && (
          <RestoredNote
            savedAt={draft.restoredAt}
            onDiscard={on.discard}
            beside="A file that was still uploading has to be chosen again."
          />
        )}

        {profileSections.map(({ id, title, questions }) => (
          <FormSection key={id} id={id} title={title}>
            {questions.map(({ name, optional = false, ...asked }) => (
              <TextField
                key={name}
                id={name}
                {...asked}
                optional={optional && !on.isRequired(name)}
                registration={form.register(name)}
                error={errorOf(name)}
                readOnly={isBusy}
              />
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
              on.isRequired('documentURL')
                ? 'Your profile cannot be saved without it.'
                : 'You can save without it. To be verified, you need it.'
            }
            accept={DOCUMENT_ACCEPT}
            chooseLabel="Choose a file"
            state={document}
            error={errorOf('documentURL')}
            onChoose={(file) => void upload.choose(file)}
            onRetry={() => void upload.retry()}
            onCancel={upload.cancel}
          />
        </FormSection>

        <FormEnd
          actions={
            <>
              {/* Not `disabled` while it is on its way: the focus would be lost. */}
              <Button type="submit" variant="next" aria-disabled={isBusy || undefined}>
                {phase === 'waiting' ? 'Waiting for your document…' : phase === 'saving' ? 'Saving…' : 'Save'}
              </Button>
              {phase === 'waiting' ? (
                <Button variant="default" onClick={upload.cancel}>
                  Save without it
                </Button>
              ) : (
                <Button
                  variant="default"
                  aria-disabled={isBusy || undefined}
                  onClick={() => !isBusy && on.discard()}
                >
                  Cancel
                </Button>
              )}
            </>
          }
          note={<DraftNote status={draft.status} />}
        />

        <Dialog
          title="Saving these changes resets your verification"
          isOpen={question.isOpen}
          onClose={question.keepEditing}
          actions={
            <>
              <Button onClick={question.confirm}>Save anyway</Button>
              <Button variant="default" onClick={question.keepEditing}>
                Keep editing
              </Button>
            </>
          }
        >
          <p>
            {question.nothingChanged
              ? 'You have not changed anything. Saving would still set your organization back to unverified.'
              : 'Your organization is verified. Our team reviews every changed profile, so saving sets it back to unverified.'}
          </p>
          <p>Until it is verified again you cannot publish scholarships or start campaigns.</p>
        </Dialog>
      </form>
    </Controls>
  );
}
