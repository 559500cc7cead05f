import { index, layout, route } from '@tanstack/virtual-file-routes';

const file = (path: string) => `features/organization/${path}`;

export const organizationRoutes = [
  route('/organization', [
    index(file('landing/landing-page.tsx')),
    route('/create-scholarship', file('create/create-alias-page.tsx')),
    route('/analytics', file('analytics/analytics-alias-page.tsx')),
  ]),
  layout('organization', 'features/auth/guards/organization-guard.tsx', [
    route('/organization/profile', file('profile/profile-page.tsx')),
    route('/organization/dashboard', [
      index(file('dashboard/dashboard-page.tsx')),
      route('/create-scholarship', file('create/create-page.tsx')),
      route('/scholarship-analytics', file('analytics/analytics-page.tsx')),
    ]),
  ]),
];
