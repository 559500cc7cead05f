import { defineConfig } from 'vitest/config';
import { unit } from './vitest.config.ts';

/** `npm run test:mutants`: the unit tests of the rules and of the mock. No fault waits for a browser or draws a page. */
export default defineConfig({
  ...unit,
  resolve: {
    alias: [
      ...unit.resolve.alias,
      // Not a setup file: that would load the library for each fault, which takes as long as all the rest.
      { find: /^fast-check$/, replacement: `${import.meta.dirname}/scripts/mutants/fast-check.ts` },
    ],
  },
  test: {
    ...unit.test,
    include: ['{src/contract,src/shared,src/features,mocks}/**/*.test.ts'],
    // A fault in a rule shows in a few histories; `npm test` plays them all.
    env: { PAYMENT_RUNS: '60', OUTBOX_RUNS: '1500' },
  },
});
