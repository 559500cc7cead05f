import { createFileRoute, redirect } from '@tanstack/react-router';
import * as v from 'valibot';
import { selectedScholarship } from '#features/scholarship/index.ts';
import { searchId } from '#shared/text/search-text.ts';

const searchSchema = v.object({
  id: v.fallback(v.optional(searchId), undefined),
});

/**
 * Redirects to the application form of the selected scholarship, or to the scholarship list if none
 * is selected (APP-04).
 */
export const Route = createFileRoute('/scholarship-application-form')({
  validateSearch: searchSchema,
  beforeLoad: ({ location, search }) => {
    const id = location.state.scholarshipId || search.id || selectedScholarship.read()?.id;
    if (!id) throw redirect({ to: '/scholarship', replace: true });
    throw redirect({ to: '/scholarship/$id/application-form', params: { id }, replace: true });
  },
});
