/** The commit of this build, or 'unknown' if it was built without git. */
declare const __COMMIT__: string;
