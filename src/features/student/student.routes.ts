import { route } from '@tanstack/virtual-file-routes';

/** The student's part of the route tree, for everybody. */
export const studentRoutes = [route('/student', 'features/student/landing/landing-page.tsx')];

/** The pages of a student who is signed in. */
export const ownStudentRoutes = [
  route('/student/details', 'features/student/form/form-page.tsx'),
  route('/student/profile', 'features/student/profile/profile-page.tsx'),
];
