import type { AnswerOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';

/** A student's profile as the server returns it. Every field may be missing. */
export type Student = AnswerOf<Endpoints['students.byId']>;
