import type { ReactNode } from 'react';

/**
 * Tells users what needs JavaScript. Visible only if JavaScript is off. Elements with
 * `data-needs-script` are then hidden.
 */
export function NeedsScript({ children }: { readonly children: ReactNode }) {
  return (
    <noscript>
      <p className="panel">{children}</p>
    </noscript>
  );
}
