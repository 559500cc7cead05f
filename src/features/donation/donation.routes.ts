import { index, layout, route } from '@tanstack/virtual-file-routes';

const file = (name: string) => `features/donation/routes/${name}.tsx`;

/** Where a donor gives: it stands on a campaign's page. */
export const donationPanelRoute = index(file('campaign-panel'));

/** The donors' part of the route tree. */
export const donationRoutes = [
  route('/donation', file('landing')),
  layout('donor', 'features/auth/routes/donor-pages.tsx', [route('/donor/profile', file('profile'))]),
];
