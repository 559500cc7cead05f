import { Button } from '#shared/ui/button.tsx';
import { SignInAgainButton, type SignInLink } from '#shared/ui/sign-in-again.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { VisuallyHidden } from '#shared/ui/visually-hidden.tsx';
import { answerParts } from './answer-parts.ts';
import classes from './applicant-answers.module.css';

export type AnswersState =
  | { readonly kind: 'loading' }
  /** `signIn` is null unless the session has ended. */
  | { readonly kind: 'failed'; readonly signIn: SignInLink | null }
  /** What the student wrote; null where the application holds no text. */
  | { readonly kind: 'loaded'; readonly reason: string | null; readonly otherScholarships: boolean };

export interface ApplicantAnswersProps {
  readonly state: AnswersState;
  readonly onRetry: () => void;
}

/** What a student wrote into the application, for whoever decides about it. */
export function ApplicantAnswers({ state, onRetry }: ApplicantAnswersProps) {
  switch (state.kind) {
    case 'loading':
      return (
        <div role="status" className={classes.answers}>
          <VisuallyHidden>Loading the application</VisuallyHidden>
          <Skeleton width="12rem" />
          <Skeleton height="4rem" />
        </div>
      );
    case 'failed':
      return (
        <div role="alert" className={classes.answers}>
          <p>The application could not be loaded.</p>
          {state.signIn !== null && <SignInAgainButton size="sm" signIn={state.signIn} />}
          <Button variant="default" size="sm" onClick={onRetry}>
            Try Again
          </Button>
        </div>
      );
    case 'loaded': {
      const parts = answerParts(state.reason ?? '');
      return (
        <div className={classes.answers}>
          {parts.length === 0 && <p>The application has no answers.</p>}
          {parts.map(({ heading, text }) => (
            <section key={heading ?? ''}>
              {heading !== null && <h5>{heading}</h5>}
              <p>{text}</p>
            </section>
          ))}
          {state.otherScholarships && <p>Has also applied for other scholarships.</p>}
        </div>
      );
    }
  }
}
