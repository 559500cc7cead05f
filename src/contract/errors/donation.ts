/** Error messages for donations and payments. */
export const donationErrors = {
  'donation-amount': 'Please enter a valid donation amount.',
  'donation-not-registered': 'We couldn’t set up your account for the payment.',
  'donation-campaign-unread': 'We couldn’t check whether this campaign still accepts donations.',
  'donation-campaign-gone': 'This campaign has been removed and no longer accepts donations.',
  'donation-campaign-ended': 'This campaign has ended and no longer accepts donations.',
  'donation-campaign-changed': 'This campaign has changed since you opened this page.',
  'donation-order-refused': '{message}',
  'donation-order-failed': 'Order creation failed',
  'donation-checkout-blocked': 'Something went wrong',
  'donation-key-missing': 'Something went wrong',
  'donation-page-left': 'You left this page before the payment window opened.',
  'donation-other-tab': 'A payment is open in another tab.',
  'donation-no-proof': 'Something went wrong',
  'donation-verification-failed': 'Payment verification failed',
  'donation-verification-stuck': 'Support can look up your payment by its order and payment numbers.',
  'donation-history-failed': 'We couldn’t load your donations.',
} as const;
