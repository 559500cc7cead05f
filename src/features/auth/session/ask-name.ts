import { createStore } from 'zustand/vanilla';
import type { SessionPort } from '#shared/ports/session.ts';

interface OpenQuestion {
  /**
   * Saves the name in the user's account and closes the question. Rejects if the name cannot be
   * saved.
   */
  readonly save: (name: string) => Promise<void>;
  /** Closes the question without saving a name. */
  readonly close: () => void;
}

interface NameQuestion {
  /** The open question, or null if none is open. */
  readonly question: OpenQuestion | null;
}

/**
 * The question for the user's name, asked before a write if the account has no name. The site shell
 * shows the question as a dialog.
 */
export const nameQuestion = createStore<NameQuestion>()(() => ({ question: null }));

let asking: Promise<boolean> | null = null;

/**
 * If the signed-in user's account has no name, asks for the name and saves it. Writes that start in
 * the meantime wait for the same answer.
 *
 * @returns whether the signed-in user has a name now
 */
export function hasName(session: SessionPort): Promise<boolean> {
  const now = session.getSnapshot();
  if (now.status !== 'signed-in') return Promise.resolve(false);
  if (now.user.name !== '') return Promise.resolve(true);
  asking ??= ask(session, now.user.id).finally(() => {
    asking = null;
    nameQuestion.setState({ question: null });
  });
  return asking;
}

function ask(session: SessionPort, userId: string): Promise<boolean> {
  return new Promise((resolve) => {
    const stop = session.subscribe(() => {
      const now = session.getSnapshot();
      const isSameUser = now.status === 'signed-in' && now.user.id === userId;
      // The user may have given their name in another tab.
      if (!isSameUser || now.user.name !== '') answer(isSameUser);
    });
    const answer = (isNamed: boolean) => {
      stop();
      resolve(isNamed);
    };
    nameQuestion.setState({
      question: {
        save: async (name) => {
          await session.rename(name, userId);
          answer(true);
        },
        close: () => answer(false),
      },
    });
  });
}
