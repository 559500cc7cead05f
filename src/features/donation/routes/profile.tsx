import { createFileRoute } from '@tanstack/react-router';
import { Page, PageHeader } from '#shared/ui/page.tsx';

export const Route = createFileRoute('/donor/profile')({
  head: () => ({ meta: [{ title: 'Your giving · EduEmpower' }] }),
  component: () => (
    <Page>
      <PageHeader title="Your giving" />
    </Page>
  ),
});
