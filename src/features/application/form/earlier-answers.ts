import type { Application } from '#contract/schemas/application.ts';
import { newestFirst } from '#shared/query/own-applications-query.ts';
import type { AnswerField } from '../answer-fields.ts';
import { splitReason } from '../reason.ts';

/** Answers from an application for another scholarship. */
export interface EarlierAnswers {
  readonly id: string;
  /** Null if we don't know the scholarship's title. */
  readonly title: string | null;
  readonly sentAt: string | null;
  readonly answers: Readonly<Record<AnswerField, string>>;
}

/**
 * Returns the answers from applications for other scholarships, newest first. Skips applications
 * whose text can't be split into two answers.
 */
export function earlierAnswers(
  applications: readonly Application[],
  scholarshipId: string,
  titles: ReadonlyMap<string, string>,
): readonly EarlierAnswers[] {
  return newestFirst(applications)
    .filter((application) => application.scholarshipId !== scholarshipId)
    .flatMap(({ id, scholarshipId: other, scholarshipReason, createdAt }) => {
      const reason = splitReason(scholarshipReason ?? '');
      if (!reason?.need || !reason.fit) return [];
      return {
        id,
        title: titles.get(other ?? '') ?? null,
        sentAt: createdAt ?? null,
        answers: { whyNeed: reason.need, whyFit: reason.fit },
      };
    });
}
