/**
 * The figures that the home page and the footer show. They are in a separate file, so that a page
 * that shows no other figures doesn't load `claims.ts`.
 */
export const subscribers = { figure: '10,000+', label: 'subscribers' } as const;
export const students = { figure: '12,000+', label: 'students' } as const;
