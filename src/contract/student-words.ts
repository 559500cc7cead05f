/** The genders in forms and analytics (STU-01, ORG-16). */
export const GENDERS = ['Male', 'Female', 'Other'] as const;
export type Gender = (typeof GENDERS)[number];

/** The four documents of a student's profile (STU-03), in the order in which screens list them. */
export const documentLabels = {
  tenthResult: '10th marksheet',
  twelfthResult: '12th marksheet',
  incomeCert: 'Income certificate',
  domicileCert: 'Domicile certificate',
} as const;

/** A profile field that contains a document's public URL. */
export type DocumentKey = keyof typeof documentLabels;

export const studentDocuments = Object.entries(documentLabels).map(([key, label]) => ({
  key: key as DocumentKey,
  label,
}));

export const DOCUMENT_KEYS = studentDocuments.map(({ key }) => key);
