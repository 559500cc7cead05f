export type { Comparison } from '#features/scholarship/readiness.ts';
export { RequirementLists } from '#features/scholarship/requirement-lists.tsx';
export { useComparison } from '#features/scholarship/use-comparison.ts';
export { studentIdOf } from '#shared/query/own-applications-query.ts';
export { ownApplicationsQuery } from './application-queries.ts';
