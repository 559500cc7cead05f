import { useEffect, useEffectEvent, useState } from 'react';
import { isLeaving, whenStaying } from '#shared/router/leaving.ts';
import { Button, LinkButton } from '#shared/ui/button.tsx';
import { Page, PageHeader } from '#shared/ui/page.tsx';
import { StateMessage } from '#shared/ui/state-message.tsx';
import { type MissingPart, mayReload, whyMissing } from '../missing-part.ts';
import { RoutePending } from './route-pending.tsx';

export interface MissingPartProblemProps {
  readonly part: MissingPart;
  /** Loads the screen once more. */
  readonly onRetry: () => void;
}

/**
 * The screens that were loaded again already, and by whom. A browser that remembers a failed script for the life of the
 * document does not ask for it a second time; a new document does. By screen and not by file: of several files that a
 * screen lacks, each attempt names another one.
 */
const retried = new Map<string, 'automatically' | 'by the person'>();

/**
 * A screen whose script could not be loaded. Where a new deployment took it away the page is loaded again, once;
 * offline the site's frame stays, and nothing happens while the person is leaving.
 */
export function MissingPartProblem({ part, onRetry }: MissingPartProblemProps) {
  const [problem, setProblem] = useState<'offline' | 'failed' | null>(null);

  const look = async (who: 'automatically' | 'by the person') => {
    setProblem(null);
    await whenStaying();
    const why = await whyMissing(part);
    // While the answer was awaited a link may have been followed.
    if (isLeaving()) return look(who);
    const screen = window.location.pathname;
    const before = retried.get(screen);
    if (why === 'there' && before === undefined) {
      retried.set(screen, who);
      onRetry();
    } else if (why === 'there' && (who === 'by the person' || before === 'by the person')) {
      retried.delete(screen);
      window.location.reload();
    } else if (why === 'other-build' && (who === 'by the person' || mayReload())) {
      window.location.reload();
    } else {
      setProblem(why === 'offline' ? 'offline' : 'failed');
    }
  };
  const begin = useEffectEvent((_: MissingPart) => void look('automatically'));
  // A second try that fails brings a part of its own.
  useEffect(() => begin(part), [part]);

  return problem === null ? (
    <RoutePending />
  ) : (
    <MissingPartMessage problem={problem} onRetry={() => void look('by the person')} />
  );
}

export interface MissingPartMessageProps {
  readonly problem: 'offline' | 'failed';
  readonly onRetry: () => void;
}

const texts = {
  offline: {
    title: 'You are offline',
    text: 'This page could not be loaded, because there is no connection.',
    hint: 'Check your connection and try again.',
  },
  failed: {
    title: 'This page could not be loaded',
    text: 'Part of this page did not load.',
    hint: 'Try again in a minute, or go to another page.',
  },
} as const;

/** Shown in place of a screen whose script did not come. */
export function MissingPartMessage({ problem, onRetry }: MissingPartMessageProps) {
  const { title, text, hint } = texts[problem];
  return (
    <Page>
      <PageHeader title={title} />
      <StateMessage kind="error" text={text} hint={hint}>
        <Button onClick={onRetry}>Try Again</Button>
        <LinkButton variant="default" to="/">
          Go to Home
        </LinkButton>
      </StateMessage>
    </Page>
  );
}
