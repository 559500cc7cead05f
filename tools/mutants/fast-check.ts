import fc from '../../node_modules/fast-check/lib/fast-check.js';

// The same inputs for every fault and on every run, and no time spent on a smaller example of a failure.
fc.configureGlobal({ seed: 20261122, endOnFailure: true });

export default fc;
