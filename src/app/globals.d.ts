/**
 * True in builds that use the in-browser mock. Bundlers treat it as a constant, so they drop code
 * that the build never runs.
 */
declare const __MOCKING__: boolean;
