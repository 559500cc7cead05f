/** Error texts of the sign-in screens. Null if an error is only logged. */
export const authErrors = {
  'user-sync-failed': null,
  'name-unsaved': 'Your name could not be saved in your account. Check your connection, and try again.',
  'role-unread': 'We could not read what kind of account you have.',
  'auth-key-missing':
    'Sign-in is not configured: set {variable} to the publishable key of your authentication service.',
  'auth-script-failed': null,
} as const;
