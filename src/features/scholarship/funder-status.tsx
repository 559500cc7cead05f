import type { Verification } from './use-verification.ts';

/** Shows whether the funder is verified. Renders nothing if that is unknown. */
export function FunderStatus({ verification }: { readonly verification: Verification }) {
  if (verification === null) return null;
  if (verification === 'unverified') return <span className="attention">Not verified yet</span>;
  // While the status loads, invisible text reserves its space.
  return (
    <span className="good" style={verification === 'loading' ? { visibility: 'hidden' } : undefined}>
      Verified organization
    </span>
  );
}
