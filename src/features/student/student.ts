import type { AnswerOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';

/** A student's profile from the server; every field may be missing. */
export type Student = AnswerOf<Endpoints['students.byId']>;

/** The four documents of a profile (STU-03), in the form's order. */
export const documentLabels = {
  tenthResult: '10th marksheet',
  twelfthResult: '12th marksheet',
  incomeCert: 'Income certificate',
  domicileCert: 'Domicile certificate',
} as const satisfies { readonly [Key in keyof Student]?: string };

/** The field of a profile that holds a document's public URL. */
export type DocumentKey = keyof typeof documentLabels;

/** The same as a list. */
export const studentDocuments = Object.entries(documentLabels).map(([key, label]) => ({
  key: key as DocumentKey,
  label,
}));
