import { route } from '@tanstack/virtual-file-routes';

export const applicationRoutes = [
  route('/scholarship-application-form', 'features/application/form/resume-page.tsx'),
  route('/scholarship/application-success', 'features/application/success/success-page.tsx'),
];

/** Routes for signed-in students. */
export const ownApplicationRoutes = [
  route('/scholarship/$id/application-form', 'features/application/form/application-form-page.tsx'),
  route('/student/applications', 'features/application/mine/my-applications-page.tsx'),
];
