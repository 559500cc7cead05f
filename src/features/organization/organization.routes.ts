import { index, route } from '@tanstack/virtual-file-routes';

const file = (name: string) => `features/organization/routes/${name}.tsx`;

/** The organization's part of the route tree. */
export const organizationRoutes = [
  route('/organization', [
    index(file('landing')),
    route('/profile', file('profile')),
    route('/dashboard', [index(file('dashboard'))]),
  ]),
];
