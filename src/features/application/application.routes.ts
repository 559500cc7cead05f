import { route } from '@tanstack/virtual-file-routes';

/** The application's part of the route tree, for everybody. */
export const applicationRoutes = [
  route('/scholarship/$id/apply', 'features/application/routes/apply.tsx'),
  route('/scholarship-application-form', 'features/application/routes/resume.tsx'),
  route('/scholarship/application-success', 'features/application/routes/success.tsx'),
];

/** The pages of a student who is signed in. */
export const ownApplicationRoutes = [
  route('/scholarship/$id/application-form', 'features/application/routes/application-form.tsx'),
  route('/student/applications', 'features/application/routes/my-applications.tsx'),
];
