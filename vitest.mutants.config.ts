import { defineConfig } from 'vitest/config';
import { unit } from './vitest.config.ts';

/** `npm run test:mutants`: the unit tests of the rules and of the mock. No mutant waits for a browser or draws a page. */
export default defineConfig({
  ...unit,
  test: {
    ...unit.test,
    include: ['{src/contract,src/shared,src/features,mocks}/**/*.test.ts'],
    setupFiles: ['scripts/mutants/repeatable.ts'],
    // A fault in a rule shows in a few histories; `npm test` plays them all.
    env: { PAYMENT_RUNS: '60', OUTBOX_RUNS: '1500' },
  },
});
