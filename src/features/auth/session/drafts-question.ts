import { createStore } from 'zustand/vanilla';

/** What happens to the drafts at sign-out; `stay` does not sign out. */
export type DraftsAnswer = 'keep' | 'delete' | 'stay';

interface SignOutQuestion {
  /** Answers the question; null while there is none. */
  readonly answer: ((answer: DraftsAnswer) => void) | null;
  /** Whether some of the text waits to be sent. */
  readonly waits: boolean;
}

/** The question about drafts: sign-out asks it, the site shell shows it. */
export const signOutQuestion = createStore<SignOutQuestion>()(() => ({ answer: null, waits: false }));

/**
 * Asks whether the drafts on this device are kept (AUTH-07).
 *
 * @param waits whether some of it waits to be sent (OUT-06)
 */
export function askAboutDrafts(waits: boolean): Promise<DraftsAnswer> {
  return new Promise((resolve) => {
    signOutQuestion.getState().answer?.('stay');
    signOutQuestion.setState({
      waits,
      answer: (answer) => {
        signOutQuestion.setState({ answer: null });
        resolve(answer);
      },
    });
  });
}
