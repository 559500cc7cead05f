import type { Alias } from 'vite';

/**
 * Wallet and card packages that clerk-js imports only for features that this site doesn't use. See
 * mocks/clerk/absent-wallets.ts.
 */
const names = [
  '@base-org/account',
  '@coinbase/wallet-sdk',
  '@solana/wallet-adapter-base',
  '@solana/wallet-adapter-react',
  '@solana/wallet-standard',
  '@wallet-standard/core',
  '@stripe/stripe-js',
];

/** Maps every absent package to one small stub. Shared by the site, tests and stories. */
export const absentWallets: Alias[] = names.map((find) => ({
  find: new RegExp(`^${find}(?:/.*)?$`),
  replacement: `${import.meta.dirname}/mocks/clerk/absent-wallets.ts`,
}));

/**
 * Packages that the site and its mock import. Vite optimizes them before the first test or story,
 * because a package found later would reload the page. On a busy machine Vite's own scan finishes
 * too late, and it never sees what the generated stories in `.storybook/states` import.
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
