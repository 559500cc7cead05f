/**
 * True in builds that use the in-browser mock. Bundlers treat it as a constant, so they drop the
 * code that a build never runs.
 */
declare const __MOCKING__: boolean;
