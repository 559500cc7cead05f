import type { ReactNode } from 'react';

/** Says that this content needs JavaScript, where it is off; what is marked `data-needs-script` is hidden then. */
export function NeedsScript({ children }: { readonly children: ReactNode }) {
  return (
    <noscript>
      <p className="panel">{children}</p>
    </noscript>
  );
}
