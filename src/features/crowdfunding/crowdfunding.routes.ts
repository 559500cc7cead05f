import { index, route, type VirtualRouteNode } from '@tanstack/virtual-file-routes';

const file = (name: string) => `features/crowdfunding/routes/${name}.tsx`;

/**
 * The campaigns' part of the route tree.
 *
 * @param beside what stands beside a campaign on its page: routes of another slice
 */
export const crowdfundingRoutes = (beside: VirtualRouteNode[]) => [
  route('/crowdfunding', [
    index(file('list')),
    route('/start-campaign', file('start-campaign')),
    route('/$id', file('campaign'), beside),
  ]),
];
