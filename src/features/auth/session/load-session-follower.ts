/** Loads `followSession`, which is needed once the sign-in service has answered. */
export const loadSessionFollower = () => import('./follow-session.ts');
