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

/**
 * What the site and its mock import, prepared before the first test or story: what is only found later reloads the
 * page. On a busy machine Vite's own search comes too late, and of the states' stories it sees nothing.
 */
export const prepared = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  '@clerk/clerk-js/no-rhc',
  '@clerk/react',
  '@clerk/react/errors',
  '@clerk/ui/no-rhc',
  '@hookform/resolvers/valibot',
  '@mantine/core',
  '@mantine/hooks',
  '@mantine/notifications',
  '@supabase/supabase-js',
  '@tanstack/react-query',
  '@tanstack/react-query-devtools',
  '@tanstack/react-router',
  '@tanstack/react-router-devtools',
  '@testing-library/dom',
  'ical-generator',
  '@msw/data',
  'ky',
  'msw',
  'msw/browser',
  'papaparse',
  'react-hook-form',
  'to-words/en-IN',
  'valibot',
  'zustand',
  'zustand/vanilla',
];
