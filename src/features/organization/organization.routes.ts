import { index, route } from '@tanstack/virtual-file-routes';

const file = (name: string) => `features/organization/routes/${name}.tsx`;

/** The organization's part of the route tree. */
export const organizationRoutes = [
  route('/organization', [
    index(file('landing')),
    route('/profile', file('profile')),
    route('/dashboard', [
      index(file('dashboard')),
      route('/create-scholarship', file('create-scholarship')),
      route('/scholarship-analytics', file('scholarship-analytics')),
    ]),
    route('/create-scholarship', file('create-alias')),
    route('/analytics', file('analytics-alias')),
  ]),
];
