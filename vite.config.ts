import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig, loadEnv } from 'vite';

/** Names that clerk-js imports for sign-in methods which are switched off; see mocks/clerk/absent-wallets.ts. */
const absentWallets = [
  '@base-org/account',
  '@coinbase/wallet-sdk',
  '@solana/wallet-adapter-base',
  '@solana/wallet-adapter-react',
  '@solana/wallet-standard',
  '@wallet-standard/core',
  '@stripe/stripe-js',
];

export default defineConfig(({ command, mode }) => {
  const env = loadEnv(mode, process.cwd(), 'VITE_');
  const mocking = (env.VITE_API_MOCKING ?? (command === 'serve' ? 'on' : 'off')) === 'on';
  return {
    plugins: [
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        virtualRouteConfig: './src/app/routes.ts',
        routesDirectory: './src',
        generatedRouteTree: './src/app/route-tree.gen.ts',
        quoteStyle: 'single',
        semicolons: true,
      }),
      react(),
      mocking && msw({ mode: 'worker-only' }),
    ],
    define: { __MOCKING__: JSON.stringify(mocking) },
    resolve: {
      alias: absentWallets.map((find) => ({
        find: new RegExp(`^${find}(?:/.*)?$`),
        replacement: `${import.meta.dirname}/mocks/clerk/absent-wallets.ts`,
      })),
    },
    server: { port: 5173, strictPort: true },
    preview: { port: 4173, strictPort: true },
    build: { target: 'es2022', sourcemap: false },
  };
});
