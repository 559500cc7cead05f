import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '#shared/api/api-client.ts';
import type { SessionPort } from '#shared/ports/session.ts';

/** What every route's guard and loader can reach. */
export interface RouterContext {
  readonly queryClient: QueryClient;
  readonly session: SessionPort;
  readonly api: ApiClient;
}
