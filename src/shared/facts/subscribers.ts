/**
 * The claims that the home page and the footer show. In a file of their own, so that most pages
 * don't load the whole table.
 */
export const subscribers = { figure: '10,000+', label: 'subscribers' } as const;
export const students = { figure: '12,000+', label: 'students' } as const;
