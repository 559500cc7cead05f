import document from '../../docs/requirements.md?raw';

/** The site's own requirements, as they are committed; a test in Node reads the file itself. */
export const siteRequirements = document;
