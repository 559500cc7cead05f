/**
 * True in a build that runs against the in-browser mock. A constant, so bundlers drop the unused
 * branch.
 */
declare const __MOCKING__: boolean;
