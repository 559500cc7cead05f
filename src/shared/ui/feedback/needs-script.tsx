import type { ReactNode } from 'react';

/**
 * Without JavaScript, says that this content needs it. Elements with `data-needs-script` are then
 * hidden.
 */
export function NeedsScript({ children }: { readonly children: ReactNode }) {
  return (
    <noscript>
      <p className="panel">{children}</p>
    </noscript>
  );
}
