import { index, layout, route } from '@tanstack/virtual-file-routes';

const file = (name: string) => `features/organization/routes/${name}.tsx`;

/** The organization's part of the route tree. */
export const organizationRoutes = [
  route('/organization', [
    index(file('landing')),
    route('/create-scholarship', file('create-alias')),
    route('/analytics', file('analytics-alias')),
  ]),
  layout('organization', 'features/auth/routes/organization-pages.tsx', [
    route('/organization/profile', file('profile')),
    route('/organization/dashboard', [
      index(file('dashboard')),
      route('/create-scholarship', file('create-scholarship')),
      route('/scholarship-analytics', file('scholarship-analytics')),
    ]),
  ]),
];
