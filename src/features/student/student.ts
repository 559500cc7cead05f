import type { AnswerOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';

/** A student's profile as the server stores it; anything in it may be missing. */
export type Student = AnswerOf<Endpoints['students.byId']>;

/** The four documents of a profile (STU-03), in the order in which they are asked for. */
export const studentDocuments = [
  { key: 'tenthResult', label: '10th marksheet' },
  { key: 'twelfthResult', label: '12th marksheet' },
  { key: 'incomeCert', label: 'Income certificate' },
  { key: 'domicileCert', label: 'Domicile certificate' },
] as const satisfies readonly { readonly key: keyof Student; readonly label: string }[];

/** The field of a profile that holds a document's public URL. */
export type DocumentKey = (typeof studentDocuments)[number]['key'];

/** What each document is called. */
export const documentLabels = Object.fromEntries(
  studentDocuments.map(({ key, label }) => [key, label]),
) as Readonly<Record<DocumentKey, string>>;
