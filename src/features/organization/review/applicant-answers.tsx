import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { organizationErrors } from '#contract/errors/organization.ts';
import type { Application } from '#contract/schemas/application.ts';
import type { ReadView } from '#shared/api/read-state.ts';
import { SignInAgainButton, type SignInLink } from '#shared/ui/actions/sign-in-again.tsx';
import { OfflineHint } from '#shared/ui/feedback/offline-hint.tsx';
import { focusAroundOnRemoval } from '#shared/ui/layout/focus-main.ts';
import { Skeleton } from '#shared/ui/layout/skeleton.tsx';
import { VisuallyHidden } from '#shared/ui/layout/visually-hidden.tsx';
import { answerParts } from './answer-parts.ts';

/** The loading state of a student's answers. `signIn` is null unless the session has ended. */
export type AnswersState = ReadView<
  Pick<Application, 'scholarshipReason' | 'otherScholarships'>,
  { readonly signIn: SignInLink | null; readonly retry: () => void }
>;

export interface ApplicantAnswersProps {
  readonly state: AnswersState;
  /** Renders the field in which the user scores an answer. */
  readonly scoreOf?: (question: string) => ReactNode;
}

/** Shows a student's answers, for the organization that decides on the application. */
export function ApplicantAnswers({ state, scoreOf }: ApplicantAnswersProps) {
  switch (state.kind) {
    case 'loading':
      return (
        <div role="status">
          <VisuallyHidden>Loading the application</VisuallyHidden>
          <Skeleton height="4rem" />
        </div>
      );
    case 'failed':
      return (
        <div role="alert" className="stack">
          <p>{organizationErrors['applicant-answers-failed']}</p>
          <OfflineHint />
          {state.signIn !== null && <SignInAgainButton size="sm" signIn={state.signIn} />}
          <Button ref={focusAroundOnRemoval} variant="default" size="sm" onClick={state.retry}>
            Try Again
          </Button>
        </div>
      );
    case 'loaded': {
      const parts = answerParts(state.data.scholarshipReason ?? '');
      return (
        <div className="stack gap-6">
          {parts.length === 0 && <p>The application has no answers.</p>}
          {parts.map(({ heading, text }) => (
            <section key={heading ?? ''} className="stack gap-2">
              {heading !== null && <h3>{heading}</h3>}
              <p dir="auto">{text}</p>
              {scoreOf?.(heading ?? '')}
            </section>
          ))}
          {state.data.otherScholarships && <p>This student has also applied for other scholarships.</p>}
        </div>
      );
    }
  }
}
