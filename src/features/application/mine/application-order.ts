import { type Application, applicationStatusOf } from '#contract/schemas/application.ts';
import { newestFirst } from '#shared/query/own-applications-query.ts';

/** Whether the status means that the organization has chosen the applicant. */
export function isAccepted(status: string | null | undefined): boolean {
  return applicationStatusOf(status ?? '') === 'ACCEPTED';
}

/** Sorts a student's applications: accepted before all others, and newest first in each group. */
export function inPageOrder(applications: readonly Application[]): readonly Application[] {
  const sorted = newestFirst(applications);
  return [
    ...sorted.filter(({ status }) => isAccepted(status)),
    ...sorted.filter(({ status }) => !isAccepted(status)),
  ];
}
