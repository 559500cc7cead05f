import { index, route, type VirtualRouteNode } from '@tanstack/virtual-file-routes';

const file = (path: string) => `features/crowdfunding/${path}`;

/**
 * The campaigns' part of the route tree.
 *
 * @param beside what is beside a campaign on its page: routes of another slice
 */
export const crowdfundingRoutes = (beside: VirtualRouteNode[]) => [
  route('/crowdfunding', [
    index(file('list/list-page.tsx')),
    route('/start-campaign', file('start/start-page.tsx')),
    route('/$id', file('details/details-page.tsx'), beside),
  ]),
];
