import document from '../../docs/requirements.md?raw';

/** The text of docs/requirements.md, for the browser. Tests in Node read the file directly. */
export const siteRequirements = document;
