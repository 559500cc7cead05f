import { index, route } from '@tanstack/virtual-file-routes';

const file = (path: string) => `features/organization/${path}`;

export const organizationRoutes = [
  route('/organization', [
    index(file('landing/landing-page.tsx')),
    route('/create-scholarship', file('create/create-alias-page.tsx')),
    route('/analytics', file('analytics/analytics-alias-page.tsx')),
  ]),
];

/** The routes for signed-in organizations. */
export const ownOrganizationRoutes = [
  route('/organization/profile', file('profile/profile-page.tsx')),
  route('/organization/dashboard', [
    index(file('dashboard/dashboard-page.tsx')),
    route('/create-scholarship', file('create/create-page.tsx')),
    route('/edit-scholarship/$id', file('create/edit-page.tsx')),
    route('/scholarship-analytics', file('analytics/analytics-page.tsx')),
    route('/review/$id', file('review/review-page.tsx')),
  ]),
];
