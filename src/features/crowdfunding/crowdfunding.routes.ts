import { index, route, type VirtualRouteNode } from '@tanstack/virtual-file-routes';

const file = (path: string) => `features/crowdfunding/${path}`;

/**
 * The campaign routes.
 * @param beside routes of another slice that render inside a campaign's page
 */
export const crowdfundingRoutes = (beside: VirtualRouteNode[]) => [
  route('/crowdfunding', [
    index(file('list/list-page.tsx')),
    route('/start-campaign', file('start/start-page.tsx')),
    route('/$id', file('details/details-page.tsx'), beside),
  ]),
];
