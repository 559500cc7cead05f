import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { Radio } from '@mantine/core';
import { type Control, useController } from 'react-hook-form';
import { DraftNote } from '#shared/draft/draft-note.tsx';
import { RestoredNote } from '#shared/draft/restored-note.tsx';
import { FormEnd, FormSection } from '#shared/form/form-layout.tsx';
import { SaveNextStep } from '#shared/form/next-step.tsx';
import { TextField } from '#shared/form/text-field.tsx';
import { Controls } from '#shared/theme/controls.tsx';
import { AppLink } from '#shared/ui/app-link.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { FieldProblems, ProblemSummary } from '#shared/ui/problem-summary.tsx';
import { DocumentField } from '#shared/upload/document-field.tsx';
import {
  aboutYou,
  accountName,
  documentHints,
  type FieldQuestion,
  nationality,
  sections,
} from '../model/form-sections.ts';
import { studentDocuments } from '../model/student.ts';
import { GENDERS, type StudentFields } from '../model/student-fields.ts';
import { ReplaceDialog } from '../ui/replace-dialog.tsx';
import classes from './student-form.module.css';
import { type StudentFormOptions, useStudentForm } from './use-student-form.ts';

export interface StudentFormProps extends StudentFormOptions {
  readonly signInHref: string;
}

const DOCUMENTS_LEAD = 'Each as a PDF of at most 5 MB. A file is uploaded as soon as you choose it.';

/** The student's details (STU-01 to STU-05): one column, and nothing typed is ever lost. */
export function StudentForm({ signInHref, ...options }: StudentFormProps) {
  const {
    form,
    phase,
    problem,
    summary,
    errorOf,
    documents,
    uploads,
    draft,
    submit,
    change,
    flush,
    today,
    ...on
  } = useStudentForm(options);
  const { control, register } = form;
  const isBusy = phase !== 'idle';
  const field = ({ name, required, ...asked }: FieldQuestion) => (
    <TextField
      key={name}
      id={name}
      {...asked}
      {...(asked.type === 'date' && { min: '1940-01-01', max: today })}
      optional={!required && !on.isRequired(name)}
      registration={register(name)}
      error={errorOf(name)}
      errorBelow
      readOnly={isBusy}
    />
  );

  return (
    <Controls>
      <form className={classes.form} noValidate onSubmit={submit} onChange={change} onBlur={flush}>
        {problem && (
          <ProblemSummary ref={summary}>
            {problem.text !== null && <p>{problem.text}</p>}
            <FieldProblems problems={problem.fields} />
            {problem.recovery === 'leave' ? (
              <p>
                <AppLink href="/contact">Contact us</AppLink> to have it corrected, or go on to{' '}
                <AppLink href="/student/profile" onClick={on.leave}>
                  your profile
                </AppLink>
                .
              </p>
            ) : (
              <SaveNextStep
                recovery={problem.recovery}
                signInHref={signInHref}
                onSignIn={() => options.onUnsaved(false)}
              />
            )}
          </ProblemSummary>
        )}
        {draft.restoredAt !== null && (
          <RestoredNote
            savedAt={draft.restoredAt}
            onDiscard={draft.discard}
            beside="Files that were still uploading have to be chosen again."
          />
        )}

        <FormSection id="you" title="You">
          <Card>
            <dl className={classes.account}>
              {(on.asksName ? (['email'] as const) : (['fullName', 'email'] as const)).map((name) => (
                <div key={name}>
                  <dt>{name === 'fullName' ? 'Name' : 'Email'}</dt>
                  <dd id={name} tabIndex={-1}>
                    {form.getValues(name) || 'Not provided'}
                    {errorOf(name) && <p className={classes.error}>{errorOf(name)}</p>}
                  </dd>
                </div>
              ))}
            </dl>
            <p className={classes.quiet}>
              {on.asksName
                ? 'From your account. It cannot be changed here.'
                : 'From your account. They cannot be changed here.'}
            </p>
          </Card>
          {on.asksName && field(accountName)}
          {aboutYou.map(field)}
          <GenderField control={control} error={errorOf('gender')} readOnly={isBusy} />
          {field(nationality)}
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
            studentDocuments.some(({ key }) => on.isRequired(key))
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
              state={documents[key]}
              error={errorOf(key)}
              onChoose={(file) => on.choose(key, file)}
              onRetry={() => void uploads.retry(key)}
              onCancel={() => uploads.cancel(key)}
              onRemove={() => uploads.remove(key)}
            />
          ))}
        </FormSection>

        <FormEnd
          actions={
            <>
              <Button
                type="submit"
                variant="next"
                // Not `disabled`: the focus would be lost.
                aria-disabled={isBusy || undefined}
              >
                {phase === 'idle'
                  ? 'Save profile'
                  : phase === 'waiting'
                    ? 'Waiting for your documents…'
                    : 'Saving…'}
              </Button>
              {phase === 'waiting' && (
                <Button variant="default" onClick={uploads.cancelAll}>
                  Save without them
                </Button>
              )}
            </>
          }
          note={<DraftNote status={draft.status} />}
        />
      </form>
      <ReplaceDialog replacing={on.replacing?.key ?? null} onAnswer={on.answerReplacing} />
    </Controls>
  );
}

interface GenderFieldProps {
  readonly control: Control<StudentFields>;
  readonly error: string | undefined;
  readonly readOnly: boolean;
}

function GenderField({ control, error, readOnly }: GenderFieldProps) {
  const { field } = useController({ name: 'gender', control });
  return (
    <Radio.Group
      name={field.name}
      value={field.value}
      onChange={field.onChange}
      label="Gender"
      error={error}
      classNames={{ error: classes.below }}
    >
      <div className={classes.choices}>
        {GENDERS.map((gender, index) => (
          <Radio
            key={gender}
            id={index === 0 ? 'gender' : `gender-${gender}`}
            value={gender}
            label={gender}
            disabled={readOnly}
          />
        ))}
      </div>
    </Radio.Group>
  );
}
