import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { ApiClient } from '#shared/api/api-client.ts';
import { fetchWhole } from '#shared/api/fetch-whole.ts';
import { extrasFileSchema, type ScholarshipExtras } from './scholarship-extras.ts';

export const scholarshipsKey = ['scholarships'] as const;

/**
 * Loads all scholarships. The call times out if the server is silent for 10 s, and fails if the
 * response is not a list (SCH-17).
 */
export function scholarshipListQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...scholarshipsKey, 'all'],
    queryFn: ({ signal }) => api.call('scholarships.all', { signal }),
    staleTime: 60_000,
  });
}

/** Loads one scholarship. Throws an ApiError with status 404 for an unknown id. */
export function scholarshipQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: [...scholarshipsKey, 'by-id', id],
    queryFn: ({ signal }) => api.call('scholarships.byId', { params: { id }, signal }),
  });
}

/**
 * Loads the display details from the static file (SCH-16), keyed by scholarship id. The file is
 * optional. If it is missing, late or invalid, logs a warning and returns no details.
 */
export function scholarshipExtrasQuery() {
  return queryOptions({
    queryKey: ['scholarship-extras'],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, ScholarshipExtras>> => {
      try {
        const answer = await fetchWhole(fetch)(`${import.meta.env.BASE_URL}data/scholarship.json`, {
          signal,
        });
        if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
        const entries = v.parse(extrasFileSchema, await answer.json());
        return new Map(entries.map((entry) => [entry.id, entry]));
      } catch (error) {
        if (signal.aborted) throw error;
        console.warn('The static scholarship details could not be read', error);
        return new Map();
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
