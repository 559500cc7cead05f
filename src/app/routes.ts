import { layout, rootRoute } from '@tanstack/virtual-file-routes';
import { applicationRoutes, ownApplicationRoutes } from '../features/application/application.routes.ts';
import { authRoutes } from '../features/auth/auth.routes.ts';
import { contactRoutes } from '../features/contact/contact.routes.ts';
import { crowdfundingRoutes } from '../features/crowdfunding/crowdfunding.routes.ts';
import { donationPanelRoute, donationRoutes, ownDonorRoutes } from '../features/donation/donation.routes.ts';
import { organizationRoutes, ownOrganizationRoutes } from '../features/organization/organization.routes.ts';
import { scholarshipRoutes } from '../features/scholarship/scholarship.routes.ts';
import { siteRoutes } from '../features/site/site.routes.ts';
import { ownStudentRoutes, studentRoutes } from '../features/student/student.routes.ts';

/** The route tree. Each slice declares its own routes. */
export const routes = rootRoute('app/root.tsx', [
  ...siteRoutes,
  ...authRoutes,
  ...scholarshipRoutes,
  ...applicationRoutes,
  ...studentRoutes,
  ...organizationRoutes,
  // The donation panel belongs to the donation slice, but is part of the campaign page. Only this
  // file knows the routes of both slices.
  ...crowdfundingRoutes([donationPanelRoute]),
  ...donationRoutes,
  ...contactRoutes,
  // Routes that require sign-in (ROUTE-03).
  layout('student', 'features/auth/guards/student-guard.tsx', [...ownApplicationRoutes, ...ownStudentRoutes]),
  layout('organization', 'features/auth/guards/organization-guard.tsx', ownOrganizationRoutes),
  layout('donor', 'features/auth/guards/donor-guard.tsx', ownDonorRoutes),
]);
