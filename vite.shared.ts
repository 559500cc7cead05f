import type { Alias } from 'vite';

/** Names that clerk-js imports for sign-in methods which are switched off; see mocks/clerk/absent-wallets.ts. */
const names = [
  '@base-org/account',
  '@coinbase/wallet-sdk',
  '@solana/wallet-adapter-base',
  '@solana/wallet-adapter-react',
  '@solana/wallet-standard',
  '@wallet-standard/core',
  '@stripe/stripe-js',
];

/** Points every absent name to the small module that stands in for them; the site, tests and stories share it. */
export const absentWallets: Alias[] = names.map((find) => ({
  find: new RegExp(`^${find}(?:/.*)?$`),
  replacement: `${import.meta.dirname}/mocks/clerk/absent-wallets.ts`,
}));
