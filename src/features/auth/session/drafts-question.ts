import { createStore } from 'zustand/vanilla';

/** The user's choice about their drafts at sign-out. `stay` cancels the sign-out. */
export type DraftsAnswer = 'keep' | 'delete' | 'stay';

interface SignOutQuestion {
  /** Answers the open question. Null if none is open. */
  readonly answer: ((answer: DraftsAnswer) => void) | null;
}

/** The question that sign-out asks about drafts. The site shell shows it as a dialog. */
export const signOutQuestion = createStore<SignOutQuestion>()(() => ({ answer: null }));

/** Asks whether to keep the drafts on this device (AUTH-07). */
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
