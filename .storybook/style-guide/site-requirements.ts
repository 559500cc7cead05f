import document from '../../docs/requirements.md?raw';

/** The committed requirements document. Tests in Node read the file directly. */
export const siteRequirements = document;
