/** Error messages for the contact page. */
export const contactErrors = {
  'contact-send-failed': 'Failed to send message.',
  'contact-send-unconfigured': 'Failed to send message.',
  'contact-newsletter-empty': 'Please enter your email address',
} as const;
