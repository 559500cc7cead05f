/** Error messages for the sign-in screens. Null if an error has no message of its own. */
export const authErrors = {
  'user-sync-failed': null,
  'name-unsaved': 'We couldn’t save your name. Check your connection and try again.',
  'role-unread': 'We couldn’t load your account type.',
  'auth-key-missing':
    'Sign-in isn’t configured. Set {variable} to your authentication service’s publishable key.',
  'auth-script-failed': null,
} as const;
