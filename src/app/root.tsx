import { createRootRouteWithContext, HeadContent } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { AppContext } from './route-context.ts';
import { Shell } from './shell/shell.tsx';

// `import.meta.hot` exists only in the development server. No build has it, not even a development
// build.
const Devtools = import.meta.hot ? lazy(() => import('./devtools.tsx')) : null;

export const Route = createRootRouteWithContext<AppContext>()({
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
