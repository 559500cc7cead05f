import { Button } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { reloadWhenStaying, whenStaying } from '#shared/router/leaving.ts';
import { isCodeLoaded } from '#shared/router/router-internals.ts';
import { LinkButton } from '#shared/ui/actions/link-button.tsx';
import { StateMessage } from '#shared/ui/feedback/state-message.tsx';
import { Page, PageHeader } from '#shared/ui/layout/page.tsx';
import { isOutdated } from '../missing-part.ts';
import { RoutePending } from './route-pending.tsx';

/**
 * Shown instead of a screen that could not be loaded. If a new deployment has removed the screen's
 * script, the page reloads. The page does not reload if the screen was already showing and only a
 * part of it is missing, because the screen may contain a form. Offline, the page reloads when the
 * connection is back.
 */
export function MissingPartProblem() {
  const router = useRouter();
  const [problem, setProblem] = useState<'offline' | 'failed' | null>(null);
  useEffect(() => {
    const decide = async () => {
      await whenStaying();
      if (!navigator.onLine) return setProblem('offline');
      const isNewDeployment = !isCodeLoaded(router) && (await isOutdated());
      await whenStaying();
      if (isNewDeployment) window.location.reload();
      else setProblem('failed');
    };
    // `decide` never rejects, because `isOutdated` returns false if it cannot read the deployed
    // page.
    void decide();
    window.addEventListener('online', reloadWhenStaying);
    return () => window.removeEventListener('online', reloadWhenStaying);
  }, [router]);
  return problem === null ? <RoutePending /> : <MissingPartMessage problem={problem} />;
}

const texts = {
  offline: {
    title: 'You’re offline',
    text: 'We couldn’t load this page without a connection.',
    hint: 'Check your connection. The page will open when you’re back online.',
  },
  failed: {
    title: 'We couldn’t load this page',
    text: 'Part of this page didn’t load.',
    hint: 'Try again in a minute, or go to another page. Anything you typed in a form is saved on this device.',
  },
} as const;

/** The message for a screen whose script could not be loaded. */
export function MissingPartMessage({ problem }: { readonly problem: keyof typeof texts }) {
  const { title, text, hint } = texts[problem];
  return (
    <Page>
      <PageHeader title={title} />
      <StateMessage kind="error" text={text} hint={hint}>
        {problem === 'failed' && <Button onClick={reloadWhenStaying}>Try Again</Button>}
        <LinkButton variant={problem === 'failed' ? 'default' : 'filled'} to="/">
          Go to Home
        </LinkButton>
      </StateMessage>
    </Page>
  );
}
