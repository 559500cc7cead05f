import { route } from '@tanstack/virtual-file-routes';

/** The student's part of the route tree. */
export const studentRoutes = [
  route('/student', 'features/student/routes/landing.tsx'),
  route('/student/details', 'features/student/routes/details.tsx'),
  route('/student/profile', 'features/student/routes/profile.tsx'),
];
