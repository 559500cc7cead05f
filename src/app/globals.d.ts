/** True in a build that runs against the in-browser mock; a constant, so that the other branch is left out. */
declare const __MOCKING__: boolean;
