import { createFileRoute, redirect } from '@tanstack/react-router';
import * as v from 'valibot';
import { readSelectedScholarship } from '#features/scholarship/index.ts';

/** The router reads `?id=7` as a number. */
const searchSchema = v.object({
  id: v.fallback(v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String))), undefined),
});

/** Resumes the application of this session, else goes to the list (APP-04). */
export const Route = createFileRoute('/scholarship-application-form')({
  validateSearch: searchSchema,
  beforeLoad: ({ location, search }) => {
    const id = location.state.scholarshipId || search.id || readSelectedScholarship()?.id;
    if (!id) throw redirect({ to: '/scholarship', replace: true });
    throw redirect({ to: '/scholarship/$id/application-form', params: { id }, replace: true });
  },
});
