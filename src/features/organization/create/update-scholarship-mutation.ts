import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ScholarshipWrite } from '#contract/schemas/scholarship.ts';
import { scholarshipsKey } from '#features/scholarship/index.ts';
import type { ApiClient } from '#shared/api/api-client.ts';

/** Changes a published scholarship (ORG-14). The change is idempotent, so an unanswered call is simply sent again. */
export function updateScholarshipMutation(api: ApiClient, queryClient: QueryClient, id: string) {
  return mutationOptions({
    mutationKey: [...scholarshipsKey, 'update', id],
    mutationFn: (write: ScholarshipWrite) =>
      api.call('scholarships.update', { as: write.organizationId, params: { id }, body: write }),
    // An unanswered change may have arrived.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: scholarshipsKey }),
  });
}
