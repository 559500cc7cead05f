import { route } from '@tanstack/virtual-file-routes';

export const studentRoutes = [route('/student', 'features/student/landing/landing-page.tsx')];

/** Routes for signed-in students. */
export const ownStudentRoutes = [
  route('/student/details', 'features/student/form/form-page.tsx'),
  route('/student/profile', 'features/student/profile/profile-page.tsx'),
];
