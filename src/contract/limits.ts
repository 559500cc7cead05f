/** The largest allowed document, in megabytes (STU-03, ORG-06). */
export const MAX_DOCUMENT_MEGABYTES = 5;
/** The minimum length of each answer in an application, in characters after trimming (APP-02). */
export const ANSWER_MIN_LENGTH = 100;
/** The maximum length of each answer in an application. Fields ignore further input (APP-02). */
export const ANSWER_MAX_LENGTH = 2500;

/** Length limits of a campaign's text fields, in characters after trimming (CF-10). */
export const CAMPAIGN_LENGTHS = {
  description: { least: 10, most: 500 },
  about: { least: 10, most: 1000 },
} as const;

/** The limit for names, titles and other single-line text. */
const LINE = 300;
/** The limit for a postal address, which has several lines. */
const ADDRESS = 500;
/** The longest email address that mail servers accept. */
const EMAIL = 254;
/** The limit for a phone number as people write it, with country code, spaces and brackets. */
const PHONE = 40;
/** The limit for a URL. Browsers and servers accept URLs up to about this length. */
const URL_LENGTH = 2000;
/** The limit for text of several paragraphs. */
const LONG = 5000;

/**
 * The maximum length of every text field, in UTF-16 code units, as `maxlength` counts them. Forms
 * and request schemas refuse longer text. Responses may contain far longer text (`textSchema`,
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
  // Leaves room for both answers with their headings, and for a backslash before each line that
  // looks like a heading.
  application: { scholarshipReason: 4 * ANSWER_MAX_LENGTH },
  message: { name: LINE, email: EMAIL, subject: LINE, message: LONG },
  newsletter: { email: EMAIL },
} as const;
