/** The commit that this site was built from; 'unknown' for a build without git. */
declare const __COMMIT__: string;
