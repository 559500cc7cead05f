import type { ReactNode } from 'react';

/**
 * Says that this content needs JavaScript, in browsers where it is off. Content marked `data-needs-script` is then
 * hidden (`base.css`).
 */
export function NeedsScript({ children }: { readonly children: ReactNode }) {
  return (
    <noscript>
      <p className="panel">{children}</p>
    </noscript>
  );
}
