import { createFileRoute, Outlet } from '@tanstack/react-router';
import { Page, PageHeader } from '#shared/ui/page.tsx';

export const Route = createFileRoute('/crowdfunding/$id')({
  head: () => ({ meta: [{ title: 'Campaign · EduEmpower' }] }),
  component: () => (
    <Page>
      <PageHeader title="Campaign" />
      <Outlet />
    </Page>
  ),
});
