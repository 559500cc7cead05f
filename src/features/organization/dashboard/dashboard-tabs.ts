/** The dashboard's tabs (ORG-09). They have a file of their own: every page's frame reads the addresses of all routes. */
export const DASHBOARD_TABS = ['current', 'upcoming', 'past'] as const;
export type DashboardTab = (typeof DASHBOARD_TABS)[number];
