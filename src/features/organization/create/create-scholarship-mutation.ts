import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Scholarship, ScholarshipWrite } from '#contract/schemas/scholarship.ts';
import { scholarshipsKey } from '#features/scholarship/index.ts';
import type { ApiClient } from '#shared/api/api-client.ts';
import { createOnce, deliveryOf, isOwnedBy } from '#shared/api/create-once.ts';

/**
 * True if the record and the request body have the same owner, texts, amount and deadline. Assumes
 * that an organization never publishes two scholarships for which all of these are the same.
 */
function isSame(scholarship: Scholarship, write: ScholarshipWrite): boolean {
  return (
    scholarship.organizationId === write.organizationId &&
    scholarship.title === write.title &&
    scholarship.description === write.description &&
    scholarship.totalAmount === write.totalAmount &&
    Date.parse(scholarship.expiredAt) === Date.parse(write.expiredAt)
  );
}

/**
 * Creates a scholarship once (ORG-14). Refetches the lists unless the server refused the request,
 * because the server may have created the scholarship even if its response was lost.
 */
export function createScholarshipMutation(api: ApiClient, queryClient: QueryClient) {
  return mutationOptions({
    mutationKey: [...scholarshipsKey, 'create'],
    mutationFn: (write: ScholarshipWrite) =>
      createOnce({
        send: () => api.call('scholarships.create', { as: write.organizationId, body: write }),
        find: () => api.call('scholarships.all', { keep: isOwnedBy(write.organizationId, 'organizationId') }),
        same: (scholarship) => isSame(scholarship, write),
      }),
    onSettled: (_, error) => {
      if (error !== null && deliveryOf(error) === 'answered') return;
      void queryClient.invalidateQueries({ queryKey: scholarshipsKey });
    },
  });
}
