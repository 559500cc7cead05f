import { configureGlobal } from 'fast-check';

// The same inputs for every mutant and on every run, and no time spent on a smaller example of a failure.
configureGlobal({ seed: 20261122, endOnFailure: true });
