import { useEffect, useState } from 'react';
import { reloadWhenStaying, whenStaying } from '#shared/router/leaving.ts';
import { Button, LinkButton } from '#shared/ui/button.tsx';
import { Page, PageHeader } from '#shared/ui/page.tsx';
import { StateMessage } from '#shared/ui/state-message.tsx';
import { mayReload } from '../missing-part.ts';
import { RoutePending } from './route-pending.tsx';

/**
 * Shown instead of a screen whose script could not be loaded. Online, the page reloads once, because a new deployment
 * may have removed the script. Offline, the site's frame stays, and the page reloads with the connection.
 */
export function MissingPartProblem() {
  const [problem, setProblem] = useState<'offline' | 'failed' | null>(null);
  useEffect(() => {
    void whenStaying().then(() => {
      if (navigator.onLine && mayReload()) window.location.reload();
      else setProblem(navigator.onLine ? 'failed' : 'offline');
    });
    window.addEventListener('online', reloadWhenStaying);
    return () => window.removeEventListener('online', reloadWhenStaying);
  }, []);
  return problem === null ? <RoutePending /> : <MissingPartMessage problem={problem} />;
}

const texts = {
  offline: {
    title: 'You are offline',
    text: 'This page could not be loaded, because there is no connection.',
    hint: 'Check your connection. The page opens when you are back online.',
  },
  failed: {
    title: 'This page could not be loaded',
    text: 'Part of this page did not load.',
    hint: 'Load the page again in a minute, or go to another page.',
  },
} as const;

/** The message for a screen whose script could not be loaded. */
export function MissingPartMessage({ problem }: { readonly problem: keyof typeof texts }) {
  const { title, text, hint } = texts[problem];
  return (
    <Page>
      <PageHeader title={title} />
      <StateMessage kind="error" text={text} hint={hint}>
        {problem === 'failed' && <Button onClick={reloadWhenStaying}>Reload the page</Button>}
        <LinkButton variant={problem === 'failed' ? 'default' : 'filled'} to="/">
          Go to Home
        </LinkButton>
      </StateMessage>
    </Page>
  );
}
