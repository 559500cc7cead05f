import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Scholarship } from '#contract/schemas/scholarship.ts';
import { scholarshipsKey } from '#features/scholarship/index.ts';
import type { ApiClient } from '#shared/api/api-client.ts';
import { createOnce } from '#shared/api/create-once.ts';
import {
  changedScholarship,
  closingChange,
  hasChange,
  replacedFields,
  type ScholarshipChange,
} from './scholarship-change.ts';

export interface PublishedScholarship {
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
  readonly userId: string;
  readonly id: string;
}

export interface ScholarshipEdit {
  /** The scholarship as it was when the form opened. */
  readonly opened: Scholarship;
  readonly change: ScholarshipChange;
}

/**
 * Saves an edit of a published scholarship (ORG-14).
 * @returns the labels of the fields in which the edit replaced a change made elsewhere since the
 * form opened
 */
export function editScholarshipMutation(published: PublishedScholarship) {
  return mutationOptions({
    ...sharedOptions(published),
    mutationFn: async ({ opened, change }: ScholarshipEdit) => {
      const found = await readNow(published);
      await replace(published, found, change);
      return replacedFields(opened, found, change);
    },
  });
}

/** Closes a published scholarship early (ORG-14). @returns the scholarship with its new deadline */
export function closeScholarshipMutation(published: PublishedScholarship, now: () => number) {
  const { mutationKey, ...options } = sharedOptions(published);
  return mutationOptions({
    ...options,
    mutationKey: [...mutationKey, 'close'],
    mutationFn: async () => {
      const found = await readNow(published);
      return replace(published, found, closingChange(found, now()));
    },
  });
}

function sharedOptions({ queryClient, id }: PublishedScholarship) {
  return {
    mutationKey: [...scholarshipsKey, 'update', id],
    // Runs the writes to a scholarship one after another, so that each starts from the result of
    // the previous write.
    scope: { id: `scholarship ${id}` },
    // The server may have saved the change even if its response was lost.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: scholarshipsKey }),
  };
}

const readNow = ({ api, id }: PublishedScholarship) => api.call('scholarships.byId', { params: { id } });

/** Sends the record with the change applied, unless the record already contains the change. */
async function replace(
  published: PublishedScholarship,
  found: Scholarship,
  change: ScholarshipChange,
): Promise<Scholarship> {
  const { api, userId, id } = published;
  if (hasChange(found, change)) return found;
  const body = changedScholarship(userId, found, change);
  return createOnce<Scholarship, Scholarship>({
    send: () => api.call('scholarships.update', { as: userId, params: { id }, body }),
    find: async () => [await readNow(published)],
    same: (record) => hasChange(record, change),
  });
}
