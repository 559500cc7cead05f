import type { Verification } from './use-verification.ts';

/** Shows whether the funder is verified. Renders nothing if the status is unknown. */
export function FunderStatus({ verification }: { readonly verification: Verification }) {
  if (verification === null) return null;
  if (verification === 'unverified') return <span className="attention">Not verified yet</span>;
  // While the status loads, invisible text reserves its space.
  return (
    <span className="good" style={verification === 'loading' ? { visibility: 'hidden' } : undefined}>
      <svg width="0.75em" height="0.75em" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <path d="M2 8.5l4 4L14 4" fill="none" stroke="currentColor" strokeWidth="2.5" />
      </svg>{' '}
      <span>Verified organization</span>
    </span>
  );
}
