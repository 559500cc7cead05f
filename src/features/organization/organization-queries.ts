import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { Scholarship } from '#contract/schemas/scholarship.ts';
import { anySignal } from '#shared/api/any-signal.ts';
import type { ApiClient } from '#shared/api/api-client.ts';
import { nullIfMissing } from '#shared/api/api-error.ts';
import { untilAborted } from '#shared/api/until-aborted.ts';
import type { TableReader } from '#shared/ports/storage.ts';
import { fundraiserListQuery } from '#shared/query/fundraiser-list-query.ts';
import { type GetStorage, localArea } from '#shared/store/storage-area.ts';
import { type Organization, organizationOfRow } from './organization.ts';
import { isOwn } from './scholarship-applicants.ts';
import { type StoredScholarships, storedScholarships } from './stored-scholarships-store.ts';

export const organizationsKey = ['organizations'] as const;

/**
 * Timeout for reading the database table. The site then calls the REST API instead. That
 * call fails after 10 s of silence. If neither server responds, the two reads end within 15 s.
 */
const ROW_PATIENCE_MS = 4000;

export interface OrganizationSources {
  readonly api: ApiClient;
  readonly tables: TableReader;
}

/**
 * Reads an organization's profile (ORG-05) from the database table, or from the REST API if the
 * table has no row or cannot be read. Returns null if the organization has no profile yet.
 * @throws ApiError if the REST API fails
 */
export async function fetchOrganization(
  { api, tables }: OrganizationSources,
  userId: string,
  signal?: AbortSignal,
): Promise<Organization | null> {
  const row = await readRow(tables, userId, signal);
  return (
    row ?? api.call('organizations.byUser', { as: userId, params: { userId }, signal }).catch(nullIfMissing)
  );
}

async function readRow(
  tables: TableReader,
  userId: string,
  signal: AbortSignal | undefined,
): Promise<Organization | null> {
  const patience = AbortSignal.timeout(ROW_PATIENCE_MS);
  const end = signal ? anySignal([signal, patience]) : patience;
  const query = { table: 'organizations', column: 'user_id', value: userId, signal: end };
  try {
    // The storage client ignores the signal while its code loads and while it waits for a token.
    const row = await untilAborted(tables.readRow(query), end);
    return row === null ? null : organizationOfRow(row);
  } catch (error) {
    if (signal?.aborted) throw error;
    // Only a warning, because the REST API has the same profile.
    console.warn('Could not read the organizations table. Reading the REST API instead.', reasonOf(error));
    return null;
  }
}

/** Reduces a validation error to field paths, so that no personal data from the row is logged. */
function reasonOf(error: unknown): unknown {
  return v.isValiError(error)
    ? `Invalid fields: ${error.issues.map((issue) => v.getDotPath(issue) ?? 'all of it').join(', ')}`
    : error;
}

export function organizationQuery(sources: OrganizationSources, userId: string) {
  return queryOptions({
    queryKey: [...organizationsKey, userId],
    queryFn: ({ signal }) => fetchOrganization(sources, userId, signal),
  });
}

/** Reads an application with the student's answers, as the organization sees it. */
export function applicationQuery(api: ApiClient, userId: string, id: string) {
  return queryOptions({
    queryKey: ['applications', 'by-id', id, userId],
    queryFn: ({ signal }) => api.call('applications.byId', { as: userId, params: { id }, signal }),
    // The answers in a sent application never change.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/**
 * Reads one of an organization's scholarships with its applications, for the review. The query key
 * contains the organization's id, so that `followSession` removes the data when the session ends.
 * @throws ApiError with status 404 if the scholarship does not exist
 */
export function reviewedScholarshipQuery(api: ApiClient, ownerId: string, id: string) {
  return queryOptions({
    queryKey: ['reviewed-scholarships', ownerId, id],
    queryFn: async ({ signal }): Promise<Scholarship> => {
      const scholarship = await api.call('scholarships.byId', { params: { id }, signal });
      const { applications } = scholarship;
      // The endpoint is public, so servers may leave out the applications or their student ids.
      const isComplete = applications?.every((one) => one.id && one.studentId) ?? false;
      if (isComplete || !isOwn(scholarship, ownerId)) return scholarship;
      const all = await api.call('applications.all', { as: ownerId, signal }).catch(nullIfMissing);
      const listed = all?.filter(({ scholarshipId }) => scholarshipId === id);
      return { ...scholarship, applications: listed ?? applications };
    },
  });
}

/**
 * Reads this device's copy of an organization's scholarships (ORG-17), without a request. Null if
 * the device has no copy. The dashboard also puts the list into the query cache. If the list is too
 * large for storage, this query returns the cached list until the page closes.
 * @throws Error if storage is blocked or contains unreadable data
 */
export function storedScholarshipsQuery(
  ownerId: string,
  getStorage: GetStorage = localArea,
  now: () => number = Date.now,
) {
  const queryKey = ['organization-analytics', ownerId];
  return queryOptions({
    queryKey,
    queryFn: ({ client }): StoredScholarships | null => {
      const cached = client.getQueryData<StoredScholarships>(queryKey) ?? null;
      try {
        const stored = storedScholarships(ownerId, getStorage).read(now());
        if (stored === null && cached === null) console.info('No scholarships found in local storage');
        return cached !== null && cached.readAt > (stored?.readAt ?? 0) ? cached : stored;
      } catch (error) {
        if (cached === null) throw error;
        return cached;
      }
    },
  });
}

/** Reads the campaigns that an organization runs. */
export function ownCampaignsQuery(api: ApiClient, userId: string) {
  return queryOptions({
    ...fundraiserListQuery(api),
    select: (all) => all.filter(({ organizationId }) => organizationId === userId),
  });
}
