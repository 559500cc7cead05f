/**
 * Thrown if the browser has no service workers or refuses them, as private windows and in-app
 * browsers may. `src/app/main.tsx` shows the message to the visitor and recognizes the error by its
 * name.
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
