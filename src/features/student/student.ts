import type { AnswerOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';

/** A student's profile from the server; every field may be missing. */
export type Student = AnswerOf<Endpoints['students.byId']>;
