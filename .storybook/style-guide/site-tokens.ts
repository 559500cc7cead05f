import css from '#shared/theme/tokens.css?raw';
import { readTokens } from './tokens.ts';

/**
 * Reads the site's tokens from its style sheet. Only for the browser. Tests in Node pass the text
 * of the file to `readTokens` themselves.
 */
export const siteTokens = () => readTokens(css);
