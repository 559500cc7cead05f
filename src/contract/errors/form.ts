/** Error messages that all forms share. */
export const formErrors = {
  'text-too-long': 'Shorten “{label}” to {limit} characters. Characters to remove: {over}.',
} as const;
