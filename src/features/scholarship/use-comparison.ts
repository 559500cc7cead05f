import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { Application } from '#contract/schemas/application.ts';
import { signInAgainLink, signInLink, studentIdOf, useKnownRole } from '#features/auth/index.ts';
import { studentQuery } from '#features/student/index.ts';
import type { ApiClient } from '#shared/api/api-client.ts';
import { readState } from '#shared/api/read-state.ts';
import { applicationFor, ownApplicationsQuery } from '#shared/query/own-applications-query.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { hadVisitor } from '#shared/session/visitor.ts';
import { encodeText } from '#shared/text/encode-text.ts';
import { type Comparison, type Requirements, readiness } from './readiness.ts';

export interface OwnComparison {
  readonly comparison: Comparison;
  /**
   * The application that the student has already sent for this scholarship. Undefined if the
   * student has not applied, or if the applications have not loaded.
   */
  readonly applied: Application | undefined;
}

/** Compares a scholarship's requirements with the signed-in user's profile. */
export function useComparison(
  api: ApiClient,
  scholarship: Requirements & { readonly id: string },
): OwnComparison {
  const router = useRouter();
  const session = useSession();
  const person = useKnownRole(api);
  const [expectsUser] = useState(hadVisitor);
  const studentId = studentIdOf(session, person);
  const enabled = studentId !== null;
  const student = readState(useQuery({ ...studentQuery(api, studentId ?? ''), enabled }));
  const own = useQuery({ ...ownApplicationsQuery(api, studentId ?? ''), enabled });

  const wayBack = () => ({ role: 'STUDENT', redirectTo: router.state.location.href }) as const;
  const compare = (): Comparison => {
    if (session.status === 'signed-out' || (session.status === 'loading' && !expectsUser)) {
      // After sign-in, the user sees the checklist before the form.
      const redirectTo = `/scholarship/${encodeText(scholarship.id)}/apply`;
      return { kind: 'signed-out', signIn: signInLink({ role: 'STUDENT', redirectTo }) };
    }
    if (session.status === 'loading' || person.pending || person.unread?.isTrying) return { kind: 'loading' };
    if (person.unread) return { kind: 'failed', onRetry: person.unread.onRetry, signIn: null };
    if (studentId === null) return { kind: 'not-student' };
    if (student.kind === 'failed') {
      return { kind: 'failed', onRetry: student.retry, signIn: signInAgainLink(student.error, wayBack()) };
    }
    if (student.kind === 'loading') return student;
    if (student.data === null) return { kind: 'no-profile' };
    return { kind: 'compared', readiness: readiness(scholarship, student.data) };
  };
  return { comparison: compare(), applied: applicationFor(own.data, scholarship.id) };
}
