/** The claims of every page and of home, in their own file so that the table is not loaded there. */
export const subscribers = { figure: '10,000+', label: 'subscribers' } as const;
export const students = { figure: '12,000+', label: 'students' } as const;
