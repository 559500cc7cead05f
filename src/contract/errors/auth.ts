/** Error texts of the sign-in screens; null if an error is only logged. */
export const authErrors = {
  'user-sync-failed': null,
  'role-unread': 'We could not read what kind of account you have.',
  'auth-key-missing':
    'Sign-in is not configured: set {variable} to the publishable key of your authentication service.',
  'auth-script-failed': null,
} as const;
