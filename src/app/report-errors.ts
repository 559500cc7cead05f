import { type ErrorReport, type ErrorReporter, reportOf } from '#shared/report/error-report.ts';
import { isLeaving } from '#shared/router/leaving.ts';
import { isMissingPart } from './missing-part.ts';
import type { AppRouter } from './router.tsx';

/**
 * Creates a function that reports an error with the current page's route. The function ignores all
 * errors while the user is leaving the page. While the device is offline, it also ignores errors
 * about code that could not be loaded.
 */
export function errorSender(router: AppRouter, report: ErrorReporter) {
  const route = () => router.state.matches.at(-1)?.fullPath ?? '/';
  return (kind: ErrorReport['kind'], error: unknown) => {
    const isMissing = isMissingPart(error) || (error instanceof Error && isMissingPart(error.cause));
    if (isLeaving() || (isMissing && !navigator.onLine)) return;
    const found = reportOf(kind, route(), error);
    if (found) report(found);
  };
}

export interface ReportErrorsOptions {
  readonly router: AppRouter;
  readonly send: ReturnType<typeof errorSender>;
}

/**
 * Reports broken screens and uncaught errors.
 *
 * @returns a function that stops reporting uncaught errors
 */
export function reportErrors({ router, send }: ReportErrorsOptions): () => void {
  router.update({ ...router.options, defaultOnCatch: (error) => send('screen', error) });
  const onError = ({ error }: ErrorEvent) => error && send('uncaught', error);
  const onRejection = ({ reason }: PromiseRejectionEvent) => send('uncaught', reason);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
