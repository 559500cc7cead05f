/** The one claim that is on every page. It has a file of its own, so that the table is not on every page too. */
export const subscribers = { figure: '10,000+', label: 'subscribers' } as const;
