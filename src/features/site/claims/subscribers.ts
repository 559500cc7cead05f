/** The one claim on every page, in its own file so that the table is not loaded everywhere. */
export const subscribers = { figure: '10,000+', label: 'subscribers' } as const;
