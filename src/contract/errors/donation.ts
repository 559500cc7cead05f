/** Error texts of donations and payments. Null if an error is only logged. */
export const donationErrors = {
  'donation-amount': 'Please enter a valid donation amount.',
  'donation-not-registered': 'We could not set up your account for the payment.',
  'donation-campaign-unread': 'We could not check that this campaign still takes donations.',
  'donation-campaign-gone': 'This campaign has been removed and takes no more donations.',
  'donation-campaign-ended': 'This campaign has ended and takes no more donations.',
  'donation-campaign-changed': 'This campaign has changed since you opened this page.',
  'donation-order-refused': '{message}',
  'donation-order-failed': 'Order creation failed',
  'donation-checkout-blocked': 'Something went wrong',
  'donation-key-missing': 'Something went wrong',
  'donation-page-left': 'You left this page before the payment window could open.',
  'donation-other-tab': 'A payment is open in another tab.',
  'donation-no-proof': 'Something went wrong',
  'donation-verification-failed': 'Payment verification failed',
  'donation-verification-stuck': 'Support can look it up with both numbers.',
  'donation-history-failed': 'Your donations could not be loaded.',
} as const;
