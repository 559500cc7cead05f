import { route } from '@tanstack/virtual-file-routes';

/** The student's part of the route tree, for everybody. */
export const studentRoutes = [route('/student', 'features/student/routes/landing.tsx')];

/** The pages of a student who is signed in. */
export const ownStudentRoutes = [
  route('/student/details', 'features/student/routes/details.tsx'),
  route('/student/profile', 'features/student/routes/profile.tsx'),
];
