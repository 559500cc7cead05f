/**
 * True in builds that use the in-browser mock. Bundlers treat it as a constant, so they drop code
 * that can never run.
 */
declare const __MOCKING__: boolean;
