import { index, rootRoute, route } from '@tanstack/virtual-file-routes';
import { applicationRoutes } from '../features/application/application.routes.ts';
import { authRoutes } from '../features/auth/auth.routes.ts';
import { organizationRoutes } from '../features/organization/organization.routes.ts';
import { scholarshipRoutes } from '../features/scholarship/scholarship.routes.ts';

/** The route tree: each slice owns its own part of it. */
export const routes = rootRoute('app/root.tsx', [
  index('features/site/routes/home.tsx'),
  route('/home', 'features/site/routes/home-page.tsx'),
  ...authRoutes,
  ...scholarshipRoutes,
  ...applicationRoutes,
  ...organizationRoutes,
  route('/$', 'features/site/routes/elsewhere.tsx'),
]);
