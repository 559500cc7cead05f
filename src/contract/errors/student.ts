import { MAX_DOCUMENT_MEGABYTES } from '../limits.ts';

/** Error messages for the student's details and profile. */
export const studentErrors = {
  'student-name-missing': 'Name is required',
  'student-birth-missing': 'Date of Birth is required',
  'student-contact-missing': 'Contact number is required',
  'student-address-missing': 'Address is required',
  'student-email-missing': 'Email is required',
  'student-gender-missing': 'Gender is required',
  'student-document-large': `File {name} is too large ({size}MB). Maximum size is ${MAX_DOCUMENT_MEGABYTES}MB.`,
  'student-document-type': 'File {name} is not a PDF. Only PDF files are allowed.',
  'student-document-failed': 'Failed to upload {name}: {reason}',
  'student-bucket-missing': 'Storage bucket not found. Contact support.',
  'student-upload-refused': 'Upload failed: {message}',
  'student-save-refused': '{message}',
  'student-save-failed': 'Failed to save profile',
  'student-name-unsaved': 'We couldn’t save your name to your account.',
  'student-file-left': 'Your profile is saved, but we couldn’t delete the removed file. Contact support.',
  'student-form-crashed': 'Something went wrong. Please refresh the page.',
  'student-profile-refused': '{message}',
  'student-profile-failed': 'Failed to load profile data',
} as const;
