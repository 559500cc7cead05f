import { createStore } from 'zustand/vanilla';

/** What happens to the drafts at sign-out; `stay` does not sign out. */
export type DraftsAnswer = 'keep' | 'delete' | 'stay';

interface SignOutQuestion {
  /** Answers the question; null while there is none. */
  readonly answer: ((answer: DraftsAnswer) => void) | null;
}

/** The question about drafts: sign-out asks it, the site shell shows it. */
export const signOutQuestion = createStore<SignOutQuestion>()(() => ({ answer: null }));

/** Asks whether the drafts on this device are kept (AUTH-07). */
export function askAboutDrafts(): Promise<DraftsAnswer> {
  return new Promise((resolve) => {
    signOutQuestion.getState().answer?.('stay');
    signOutQuestion.setState({
      answer: (answer) => {
        signOutQuestion.setState({ answer: null });
        resolve(answer);
      },
    });
  });
}
