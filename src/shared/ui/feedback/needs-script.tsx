import type { ReactNode } from 'react';

/**
 * Without JavaScript, shows a text that says what needs JavaScript. CSS then hides elements with
 * `data-needs-script`.
 */
export function NeedsScript({ children }: { readonly children: ReactNode }) {
  return (
    <noscript>
      <p className="panel">{children}</p>
    </noscript>
  );
}
