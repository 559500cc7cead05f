/**
 * The browser has no service workers, or refuses them, as private windows and the browsers inside other apps may do. The
 * message is for the visitor: `src/app/main.tsx` shows it, and knows the error by its name.
 */
export class NoServiceWorkerError extends Error {
  override readonly name = 'NoServiceWorkerError';

  constructor(options?: ErrorOptions) {
    super(
      'This demo needs a browser with service workers. Open it in Chrome, Edge, Firefox or Safari.',
      options,
    );
  }
}
