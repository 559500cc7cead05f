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
 * Saves an application's answers on this device. Call this before withdrawing the application. The
 * draft receives the newest complete version of each answer, even if that version is longer than
 * the form accepts. If an answer has another version, that version is stored beside the draft.
 *
 * @throws DraftNotKeptError if the device cannot store the answers
 */
export function keepAnswers(place: AnswersDraftPlace, sent: Application): void {
  const storage = applicationDraftStorage(place);
  const draft = storage.read();
  // An undated application counts as older than any draft.
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
  // Saves the other version first. Its only copy may be in the old draft, which the second call
  // overwrites.
  if (!others.save(otherAnswers) || !storage.save(answers)) throw new DraftNotKeptError();
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
