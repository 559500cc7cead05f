/**
 * The dashboard's tabs (ORG-09). Kept in a small separate file, because every page loads the search
 * schemas of all routes.
 */
export const DASHBOARD_TABS = ['current', 'upcoming', 'past'] as const;
export type DashboardTab = (typeof DASHBOARD_TABS)[number];
