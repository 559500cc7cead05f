import { type DocumentKey, studentDocuments } from '#contract/student-words.ts';
import { webUrl } from '#shared/text/web-url.ts';
import type { Student } from './student.ts';

export type OwnDocument = Readonly<ReturnType<typeof ownDocuments>[number]>;

/** Lists the four documents and says which of them the profile has. */
export function ownDocuments(profile: Pick<Student, DocumentKey> | null) {
  return studentDocuments.map(({ key, label }) => ({
    key,
    label,
    uploaded: webUrl(profile?.[key]) !== null,
  }));
}
