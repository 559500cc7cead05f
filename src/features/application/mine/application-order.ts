import type { Application } from '#contract/schemas/application.ts';
import { newestFirst } from '#shared/query/own-applications-query.ts';
import { isAccepted } from '#shared/ui/feedback/application-status-words.ts';

/** A student's applications as the page lists them: accepted ones first, then newest first. */
export function inPageOrder(applications: readonly Application[]): readonly Application[] {
  const sorted = newestFirst(applications);
  return [
    ...sorted.filter(({ status }) => isAccepted(status)),
    ...sorted.filter(({ status }) => !isAccepted(status)),
  ];
}
