import css from '#shared/theme/tokens.css?raw';
import { readTokens } from './tokens.ts';

/** The site's own tokens, read from the style sheet that dresses it. */
export const siteTokens = readTokens(css);
