/**
 * The figures that the home page and the footer show. They have their own file, so that pages
 * without other figures don't load `claims.ts`.
 */
export const subscribers = { figure: '10,000+', label: 'subscribers' } as const;
export const students = { figure: '12,000+', label: 'students' } as const;
