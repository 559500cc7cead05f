import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { anySignal } from '#shared/api/any-signal.ts';
import type { ApiClient } from '#shared/api/api-client.ts';
import { nullIfMissing } from '#shared/api/api-error.ts';
import { untilAborted } from '#shared/api/until-aborted.ts';
import type { TableReader } from '#shared/ports/storage.ts';
import { type Organization, organizationOfRow } from './organization.ts';

export const organizationsKey = ['organizations'] as const;

/** The database gets this long, so that the REST API's own 10 s still end within 15 s. */
const ROW_PATIENCE_MS = 4000;

export interface OrganizationSources {
  readonly api: ApiClient;
  readonly tables: TableReader;
}

/**
 * Reads an organization's profile (ORG-05): its row of the table, else what the REST API answers; null for
 * an organization that has none yet.
 *
 * @throws ApiError when the REST API was asked and failed
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
    // The storage's client has to be downloaded, and waits for a token, before it hears the signal.
    const row = await untilAborted(tables.readRow(query), end);
    return row === null ? null : organizationOfRow(row);
  } catch (error) {
    if (signal?.aborted) throw error;
    // The REST API has the same profile.
    console.warn('The organizations table could not be read; the REST API is asked.', reasonOf(error));
    return null;
  }
}

/** By path and kind only: a row holds personal data. */
function reasonOf(error: unknown): unknown {
  return v.isValiError(error)
    ? `Does not fit: ${error.issues.map((issue) => v.getDotPath(issue) ?? 'all of it').join(', ')}`
    : error;
}

export function organizationQuery(sources: OrganizationSources, userId: string) {
  return queryOptions({
    queryKey: [...organizationsKey, userId],
    queryFn: ({ signal }) => fetchOrganization(sources, userId, signal),
  });
}

/** One application, as the organization that may read it sees it, with what the student wrote into it. */
export function applicationQuery(api: ApiClient, userId: string, id: string) {
  return queryOptions({
    queryKey: ['applications', 'by-id', id, userId],
    queryFn: ({ signal }) => api.call('applications.byId', { as: userId, params: { id }, signal }),
    // An application cannot be changed once it is sent.
    staleTime: Number.POSITIVE_INFINITY,
  });
}
