import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { FakeRouter, type FakeRouterProps } from './fake-router.test-utils.tsx';

/** Provides a router and a query client for forms in tests and stories. */
export function FakeSite({ children }: FakeRouterProps) {
  const [queryClient] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={queryClient}>
      <FakeRouter>{children}</FakeRouter>
    </QueryClientProvider>
  );
}
