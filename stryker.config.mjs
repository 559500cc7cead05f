// A process is started for each fault: it reads the compiled modules of the one before.
process.env.NODE_COMPILE_CACHE ??= `${import.meta.dirname}/.tmp/mutants/compiled`;

/** `npm run test:mutants` plants one fault after the other in the rules, and counts those that no unit test notices. */
export default {
  mutate: [
    // Failures, and what a person is told of them.
    'src/contract/{failure,read-answer,refusal-shapes,retry-after,server-words}.ts',
    'src/shared/api/{api-error,create-once,create-or-update,refusal,send-acceptable}.ts',
    'src/features/**/{*-failure,reason,readiness,status-words,own-applications}.ts',
    // Money, dates and deadlines.
    'src/shared/format/*.ts',
    'src/features/scholarship/{scholarship-view,details/deadline-calendar}.ts',
    'src/features/crowdfunding/{campaign,campaign-category,start/start-check}.ts',
    // Payments.
    'src/features/donation/payment/{gift,payment,payment-session,payment-sessions,payment-texts}.ts',
    'src/features/donation/payment/{pending-payments-store,recorded}.ts',
    'src/features/donation/profile/{amount-in-words,giving-history}.ts',
    // What waits on the device.
    'src/shared/outbox/{busy,can-wait,outbox-channel,outbox-rules,outbox-sender,outbox-store,outbox-words,pause}.ts',
    // Where sign-in leads.
    'src/features/auth/{role/destination,role/role,sign-in/auth-search,sign-in/redirect-target}.ts',
    // Filters.
    'src/features/scholarship/list/{filters,list-search}.ts',
    'src/features/crowdfunding/list/{campaign-index,list-search}.ts',
    // What the mock refuses.
    'mocks/rules/*.ts',
    '!**/*.test.ts',
  ],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutants.config.ts' },
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
