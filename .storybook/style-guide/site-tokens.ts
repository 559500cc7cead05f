import css from '#shared/theme/tokens.css?raw';
import { readTokens } from './tokens.ts';

/**
 * The site's tokens, read from its style sheet. Tests in Node have no style sheets and read the
 * file.
 */
export const siteTokens = () => readTokens(css);
