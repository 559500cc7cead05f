import type { ReactNode } from 'react';

/**
 * Tells users what needs JavaScript. Visible only if JavaScript is off. In that case, elements with
 * `data-needs-script` are hidden.
 */
export function NeedsScript({ children }: { readonly children: ReactNode }) {
  return (
    <noscript>
      <p className="panel">{children}</p>
    </noscript>
  );
}
