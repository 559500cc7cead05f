import { ANSWER_MIN_LENGTH } from '#contract/limits.ts';
import type { Application } from '#contract/schemas/application.ts';
import { sentMoment } from '#shared/query/own-applications-query.ts';
import type { AnswerField } from '../answer-fields.ts';
import {
  type AnswersDraftPlace,
  applicationDraftStorage,
  otherAnswersStorage,
} from '../application-draft.ts';
import { splitReason } from '../reason.ts';
import { DraftNotKeptError } from './withdraw-failure.ts';

/**
 * Keeps the answers of an application that is about to be withdrawn. The draft gets the newest complete version of each
 * answer, whole even if it is longer than the form accepts. A version that differs is kept beside the draft.
 *
 * @throws DraftNotKeptError
 */
export function keepAnswers(place: AnswersDraftPlace, sent: Application): void {
  const storage = applicationDraftStorage(place);
  const draft = storage.read();
  // An undated application is older than any draft.
  const isDraftNewer = draft !== null && (storage.savedAt() ?? 0) > sentMoment(sent);
  const reason = sent.scholarshipReason ?? '';
  const { need, fit } = splitReason(reason) ?? { need: reason, fit: '' };

  const others = otherAnswersStorage(place);
  const keptBefore = others.read();
  const otherAnswers: Record<string, string> = {};
  const newest = (name: AnswerField, answer: string): string => {
    const written = textOf(draft?.[name]);
    const isWritten = isDraftNewer && written.trim().length >= ANSWER_MIN_LENGTH;
    const [chosen, other] = isWritten ? [written, answer] : [answer, written];
    const kept = textOf(keptBefore?.[name]);
    const isKept = [chosen, kept].some((text) => text.includes(other.trim()));
    const all = isKept ? kept : [kept, other].filter(Boolean).join('\n\n');
    if (all) otherAnswers[name] = all;
    return chosen;
  };
  const answers = {
    whyNeed: newest('whyNeed', need),
    whyFit: newest('whyFit', fit),
    otherScholarships: sent.otherScholarships ?? false,
  };
  // The other version first: saving the draft overwrites the only copy of it.
  if (!others.save(otherAnswers) || !storage.save(answers)) throw new DraftNotKeptError();
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
