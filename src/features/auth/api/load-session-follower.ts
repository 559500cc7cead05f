/** Loads `followSession`: nobody needs it before it can be known who is there. */
export const loadSessionFollower = () => import('./follow-session.ts');
