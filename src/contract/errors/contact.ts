/** Error texts of the contact page. Null for an error without a text of its own. */
export const contactErrors = {
  'contact-send-failed': 'Failed to send message.',
  'contact-send-unconfigured': 'Failed to send message.',
  'contact-newsletter-empty': 'Please enter your email address',
} as const;
