// A process is started for each fault: it reads the compiled modules of the one before.
process.env.NODE_COMPILE_CACHE ??= `${import.meta.dirname}/../../.tmp/mutants/compiled`;

/** `npm start -w tools/mutants` plants one fault after the other in the rules, and counts those that no unit test notices. */
export default {
  mutate: [
    // Failures, and their texts.
    'src/contract/{failure,refusal-shapes,retry-after,server-words}.ts',
    'src/shared/api/{api-error,refusal}.ts',
    'src/features/**/*-failure.ts',
    // Money, dates and deadlines.
    'src/shared/format/*.ts',
    'src/features/scholarship/details/deadline-calendar.ts',
    'src/features/crowdfunding/campaign.ts',
    // Payments.
    'src/features/donation/donate/donation-amount.ts',
    'src/features/donation/payment/{payment,payment-calls,payment-session,payment-texts,pending-payments-store,recorded}.ts',
    // What waits on the device.
    'src/shared/form/pause.ts',
    // Where sign-in leads.
    'src/features/auth/{role/destination,role/role,sign-in/auth-search,sign-in/redirect-target}.ts',
    // Filters.
    'src/features/scholarship/list/{filters,list-search}.ts',
    'src/features/crowdfunding/{campaign-category,list/campaign-index,list/list-search}.ts',
    // The mock's refusals.
    'mocks/rules/*.ts',
    '!**/*.test.ts',
  ],
  ignorers: ['texts'],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', `${import.meta.dirname}/texts.mjs`],
  vitest: { configFile: 'tools/mutants/vitest.config.ts' },
  concurrency: 1,
  timeoutMS: 10_000,
  incremental: true,
  incrementalFile: '.tmp/mutants/results.json',
  reporters: ['clear-text', 'json', 'html'],
  jsonReporter: { fileName: '.tmp/mutants/report.json' },
  htmlReporter: { fileName: '.tmp/mutants/report.html' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 95, low: 90, break: 85 },
  // The sandbox: what tests read, as it is. Types are checked elsewhere, and by a compiler that Stryker does not know.
  tempDirName: '.tmp/mutants/sandbox',
  ignorePatterns: ['/.tmp', '/dist', '/storybook-static', '/tsconfig.json'],
  disableTypeChecks: false,
};
