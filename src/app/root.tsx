import { createRootRouteWithContext, HeadContent } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { RouterContext } from '#shared/router/router-context.ts';
import { Shell } from './shell/shell.tsx';

const Devtools = import.meta.env.DEV ? lazy(() => import('./devtools.tsx')) : null;

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => ({ meta: [{ title: 'EduEmpower' }] }),
  component: Root,
});

function Root() {
  const context = Route.useRouteContext();
  return (
    <>
      <HeadContent />
      <Shell {...context} />
      {Devtools && (
        <Suspense fallback={null}>
          <Devtools />
        </Suspense>
      )}
    </>
  );
}
