import { index, route } from '@tanstack/virtual-file-routes';

const file = (path: string) => `features/donation/${path}`;

/** The donation panel on a campaign's page. */
export const donationPanelRoute = index(file('donate/donate-page.tsx'));

export const donationRoutes = [route('/donation', file('landing/landing-page.tsx'))];

/** Routes for signed-in donors. */
export const ownDonorRoutes = [route('/donor/profile', file('profile/profile-page.tsx'))];
