import * as v from 'valibot';
import type { Changes } from '#shared/draft/changes.ts';
import type { Applicant } from '../applicant.ts';

/** The highest score. The lowest is 1. */
export const BEST_SCORE = 5;

/** A user's private scores, by application id and then by question. */
export type Scores = ReadonlyMap<string, ReadonlyMap<string, number>>;

/**
 * The key of a score. Scores are stored together with the notes, whose keys are application ids.
 */
const keySchema = v.pipe(v.string(), v.parseJson(), v.tuple([v.literal('score'), v.string(), v.string()]));
const scoreSchema = v.pipe(
  v.string(),
  v.transform(Number),
  v.integer(),
  v.minValue(1),
  v.maxValue(BEST_SCORE),
);

const keyOf = (applicationId: string, question: string) =>
  JSON.stringify(['score', applicationId, question] satisfies v.InferOutput<typeof keySchema>);

/** Reads the scores from the stored notes. */
export function scoresIn(stored: Changes | null): Scores {
  const scores = new Map<string, Map<string, number>>();
  for (const [name, value] of Object.entries(stored ?? {})) {
    const key = v.safeParse(keySchema, name);
    const score = v.safeParse(scoreSchema, value);
    if (!key.success || !score.success) continue;
    const [, applicationId, question] = key.output;
    const ofApplication = scores.get(applicationId) ?? new Map<string, number>();
    scores.set(applicationId, ofApplication.set(question, score.output));
  }
  return scores;
}

/**
 * Returns the stored notes with a new score for one question. A score of 0 removes the stored
 * score.
 */
export function withScore(
  stored: Changes | null,
  applicationId: string,
  question: string,
  score: number,
): Changes {
  const { [keyOf(applicationId, question)]: _, ...others } = stored ?? {};
  return score === 0 ? others : { ...others, [keyOf(applicationId, question)]: String(score) };
}

/** Returns the mean of an application's scores. Null for an application without scores. */
export function meanScore(scores: Scores, applicationId: string | null): number | null {
  const given = [...(scores.get(applicationId ?? '')?.values() ?? [])];
  return given.length === 0 ? null : given.reduce((sum, score) => sum + score, 0) / given.length;
}

/** Sorts by mean score, highest first. Applicants without a score come last, in the order given. */
export function sortedByScore(applicants: readonly Applicant[], scores: Scores): readonly Applicant[] {
  const mean = (applicant: Applicant) => meanScore(scores, applicant.applicationId) ?? 0;
  return [...applicants].sort((one, other) => mean(other) - mean(one));
}
