/** axe's tags for WCAG 2.2, levels A and AA. */
export const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] as const;
/** Rules for these levels that axe does not run by default. */
export const alsoRun = ['css-orientation-lock'] as const;
