/** The largest allowed document, in megabytes (STU-03, ORG-06). */
export const MAX_DOCUMENT_MEGABYTES = 5;
/** The minimum length of each answer, in characters, trimmed (APP-02). */
export const ANSWER_MIN_LENGTH = 100;
/** The maximum length of each answer, in characters. Further input is ignored (APP-02). */
export const ANSWER_MAX_LENGTH = 2500;

/** The lengths of a campaign's texts, in characters, trimmed (CF-10). */
export const CAMPAIGN_LENGTHS = {
  description: { least: 10, most: 500 },
  about: { least: 10, most: 1000 },
} as const;

/** Names, titles and other single-line texts. */
const LINE = 300;
/** A postal address, on several lines. */
const ADDRESS = 500;
/** The longest address that mail servers accept. */
const EMAIL = 254;
/** A telephone number as people write it, with its country code, spaces and brackets. */
const PHONE = 40;
/** Browsers and servers handle links up to about this length. */
const URL_LENGTH = 2000;
/** A text of several paragraphs. */
const LONG = 5000;

/**
 * The maximum length of every text in a form, in UTF-16 units, as `maxlength` counts them. Forms
 * and request schemas refuse longer texts. Responses may contain far longer ones (`textSchema`,
 * `longTextSchema`), so that users can open and shorten whatever was saved.
 */
export const TEXT_LIMITS = {
  student: {
    fullName: LINE,
    email: EMAIL,
    gender: LINE,
    nationality: LINE,
    contactNumber: PHONE,
    address: ADDRESS,
    fatherName: LINE,
    motherName: LINE,
    guardianName: LINE,
    guardianContact: PHONE,
    guardianEmail: EMAIL,
    guardianAddress: ADDRESS,
    aboutMe: LONG,
  },
  organization: {
    organizationName: LINE,
    registrationNumber: LINE,
    address: ADDRESS,
    websiteURL: URL_LENGTH,
    contactPerson: LINE,
    contactEmail: EMAIL,
    contactNumber: PHONE,
  },
  scholarship: { title: LINE, description: LONG },
  campaign: {
    title: LINE,
    description: CAMPAIGN_LENGTHS.description.most,
    imageUrl: URL_LENGTH,
    about: CAMPAIGN_LENGTHS.about.most,
  },
  // Room for both answers with their headings, and for a backslash before each line that looks like
  // a heading.
  application: { scholarshipReason: 4 * ANSWER_MAX_LENGTH },
  message: { name: LINE, email: EMAIL, subject: LINE, message: LONG },
  newsletter: { email: EMAIL },
} as const;
