import { defineConfig } from 'vitest/config';
import { unit } from '../../vitest.config.ts';

/** `npm start -w tools/mutants`: the unit tests of the rules. No fault waits for a browser, or for the whole mock. */
export default defineConfig({
  ...unit,
  resolve: {
    alias: [
      ...unit.resolve.alias,
      // Not a setup file: that would load the library for each fault, which takes as long as all the rest.
      { find: /^fast-check$/, replacement: `${import.meta.dirname}/fast-check.ts` },
    ],
  },
  test: {
    ...unit.test,
    // The tests beside the rules test a rule itself, not only its use.
    include: [
      'src/contract/*.test.ts',
      'src/shared/api/{api-error,refusal}.test.ts',
      'src/shared/{form,format}/*.test.ts',
      'src/features/**/*-failure.test.ts',
      'src/features/auth/{role,sign-in}/*.test.ts',
      'src/features/crowdfunding/*.test.ts',
      'src/features/crowdfunding/list/*.test.ts',
      'src/features/donation/payment/*.test.ts',
      'src/features/scholarship/{details,list}/*.test.ts',
      'mocks/rules/*.test.ts',
    ],
    // They play thousands of histories, which no fault can wait for.
    exclude: ['**/*.model.test.ts'],
    // A promise that a fault leaves open fails its test; Stryker would have to start its process anew.
    testTimeout: 6_000,
  },
});
