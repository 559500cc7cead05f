import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Application } from '#contract/schemas/application.ts';
import { scholarshipsKey } from '#features/scholarship/index.ts';
import type { ApiClient } from '#shared/api/api-client.ts';
import { type ApiError, isNotFound } from '#shared/api/api-error.ts';
import { isUnclear, UnconfirmedError } from '#shared/api/create-once.ts';
import { applicationsKey, ownApplicationsQuery } from '#shared/query/own-applications-query.ts';
import { isDecided } from '#shared/ui/feedback/application-status-words.ts';
import { takenBackStorage } from '../application-draft.ts';
import { keepAnswers } from './correction-draft.ts';

/**
 * A request to withdraw an application. If `corrects` is true, the student wants to correct and
 * resend it.
 */
export interface Withdrawal {
  readonly application: Application;
  readonly scholarshipId: string;
  readonly corrects: boolean;
}

export interface WithdrawOptions {
  readonly studentId: string;
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
}

export const withdrawKey = ['applications', 'withdraw'] as const;

/**
 * Withdraws an application (MINE-02). Loads the student's applications before the call, to see
 * whether the application can still be withdrawn, and again after a failed call, to see whether the
 * server deleted it anyway. If the student wants to correct the application, first saves its
 * answers as a draft, so that no text is lost if a call fails.
 *
 * @returns 'decided' if the organization had already decided, so nothing was withdrawn
 */
export function withdrawMutation({ studentId, api, queryClient }: WithdrawOptions) {
  const own = ownApplicationsQuery(api, studentId);
  /**
   * Returns the application's current state on the server, or null if it no longer exists. Also
   * updates the cached list, which the page shows.
   */
  const readNow = async (id: string): Promise<Application | null> => {
    // A request already in flight may return outdated data.
    await queryClient.cancelQueries(own);
    const isIt = (one: Application) => one.id === id;
    const read = (await queryClient.fetchQuery({ ...own, staleTime: 0 })).find(isIt);
    if (read) return read;
    // The list drops invalid records. If it has dropped this application, the next call fails.
    const all = await api.call('applications.byStudent', {
      as: studentId,
      params: { studentId },
      keep: (record) => typeof record === 'object' && record !== null && Reflect.get(record, 'id') === id,
    });
    return all.find(isIt) ?? null;
  };
  return mutationOptions({
    mutationKey: withdrawKey,
    mutationFn: async ({ application, scholarshipId, corrects }: Withdrawal) => {
      const { id } = application;
      const now = await readNow(id);
      if (now && isDecided(now.status)) return 'decided';
      if (corrects) keepAnswers({ userId: studentId, scholarshipId }, now ?? application);
      if (!now) return 'withdrawn';
      try {
        await api.call('applications.delete', { as: studentId, params: { id } });
      } catch (error) {
        const after = await readNow(id).catch(() => undefined);
        if (after === null) return 'withdrawn';
        if (after && isDecided(after.status)) return 'decided';
        throw after === undefined && mayBeGone(error) ? new UnconfirmedError(error, 'unknown') : error;
      }
      return 'withdrawn';
    },
    onSuccess: (outcome, { scholarshipId, corrects }) => {
      if (outcome === 'decided') return;
      // Ignores the result. If the device couldn't store drafts, `keepAnswers` would already have
      // thrown.
      if (corrects) takenBackStorage({ userId: studentId, scholarshipId }).save({ isTakenBack: true });
      void queryClient.invalidateQueries({ queryKey: scholarshipsKey });
      return queryClient.invalidateQueries({ queryKey: applicationsKey });
    },
  });
}

/**
 * Whether the server may have deleted the application although the call failed. A 404 can mean that
 * the application no longer exists, or that the server has no such endpoint.
 */
function mayBeGone(error: unknown): error is ApiError {
  return isUnclear(error) || isNotFound(error);
}
