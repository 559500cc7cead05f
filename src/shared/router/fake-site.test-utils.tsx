import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { FakeRouter, type FakeRouterProps } from './fake-router.tsx';

/** What a form or a part of a page needs around it, without the site: in a test or a story. */
export function FakeSite({ children }: FakeRouterProps) {
  const [queryClient] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={queryClient}>
      <FakeRouter>{children}</FakeRouter>
    </QueryClientProvider>
  );
}
